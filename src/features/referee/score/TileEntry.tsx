/** The tiles that a player has: only those that nobody else has can be taken. */
import { offeredTo, STACKS } from '../../../storage/sheets/sheet.ts';
import { stackCalled } from './words.ts';
import type { EntryProps } from './PlayerEntry.tsx';

export const TileEntry = ({ sheet, player, send, language }: EntryProps) => (
  <fieldset class="sheet-tiles">
    <legend>{language.t('table.ui.score-tiles')}</legend>
    <ul>
      {STACKS.map((stack) => {
        const name = stackCalled(stack, language);
        const offered = offeredTo(sheet, player, stack);
        return (
          <li key={stack}>
            <span aria-hidden="true">{name}</span>
            <span class="sheet-values">
              {offered.map((value) => (
                <button
                  key={value}
                  type="button"
                  class="tile"
                  aria-pressed={sheet.players[player]!.tiles.some(
                    (tile) => tile.stack === stack && tile.value === value,
                  )}
                  aria-label={language.t('table.tiles.held', {
                    tile: name,
                    points: language.t('count.points', { n: value }),
                  })}
                  onClick={() => send({ type: 'tile', player, tile: { stack, value } })}
                >
                  {value}
                </button>
              ))}
              {offered.length === 0 && <small>{language.t('table.tiles-empty')}</small>}
            </span>
          </li>
        );
      })}
    </ul>
  </fieldset>
);
