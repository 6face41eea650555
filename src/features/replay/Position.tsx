/** The table at a moment of a game: what everybody could see, and the hands that are open. */
import { capitalised } from '../../table/words/narration-context.ts';
import { moduleWords } from '../../table/words/module-words.ts';
import { toTableView } from '../../table/model/view.ts';
import type { Hands } from './replay-state.ts';
import type { Table } from '../../table/model/reducer.ts';
import { tableWords } from '../../table/words/table-words.ts';
import type { Translate } from '../../i18n/t.ts';
import { Carriages } from '../../table/pieces/Carriages.tsx';
import { Clergy, WaitingRoom } from '../../table/pieces/Clergy.tsx';
import { Hand } from '../../table/pieces/Hand.tsx';
import { Discard, Market } from '../../table/pieces/Market.tsx';
import { RouteRow } from '../../table/pieces/RouteRow.tsx';
import { Coaches, Score, SeatSign } from '../../table/pieces/Seats.tsx';
import { TileStacks } from '../../table/pieces/TileStacks.tsx';
import { Tokens } from '../../table/pieces/Tokens.tsx';
import type { ModuleWords, TableView, TableWords } from '../../table/pieces/types.ts';
import type { Language } from '../../controls/page-texts.ts';
import { RomeMap } from '../../table/shell/RomeMap.tsx';

interface Props {
  readonly table: Table;
  readonly hands: Hands;
  readonly language: Language;
}

export function Position({ table, hands, language }: Props) {
  const { t, names } = language;
  const words = tableWords(t, names, table.looks);
  const view = toTableView(table);
  return (
    <div class="replay-position">
      <Market view={view} words={words} send={undefined} />
      <ul class="replay-seats">
        {view.seats.map(({ seat }, player) => (
          <li key={seat} class={player === table.now.turn.player ? 'is-on' : undefined}>
            <SeatCards
              table={table}
              player={player}
              isOpen={hands === 'all' || hands === player}
              words={words}
              t={t}
            />
          </li>
        ))}
      </ul>
      <Modules view={view} words={moduleWords(t, names, table.looks)} language={language} />
      <TileStacks view={view} words={words} />
      <Coaches view={view} words={words} />
      <Score view={view} words={words} />
      <Discard view={view} words={words} send={undefined} />
    </div>
  );
}

interface ModulesProps {
  readonly view: TableView;
  readonly words: ModuleWords;
  readonly language: Language;
}

function Modules({ view: { offices, audience }, words, language }: ModulesProps) {
  return (
    <>
      {offices && <Tokens offices={offices} words={words} />}
      {audience && (
        <>
          <RomeMap audience={audience} send={undefined} language={language} />
          <Carriages audience={audience} words={words} send={undefined} />
          <WaitingRoom audience={audience} words={words} />
          <Clergy audience={audience} words={words} />
        </>
      )}
    </>
  );
}

interface SeatProps {
  readonly table: Table;
  readonly player: number;
  readonly isOpen: boolean;
  readonly words: TableWords;
  readonly t: Translate;
}

function SeatCards({ table, player, isOpen, words, t }: SeatProps) {
  const view = toTableView({ ...table, seat: player });
  const { seat, cards, housesLeft } = view.seats[player]!;
  return (
    <>
      <p class="replay-seat">
        <SeatSign seat={seat} />
        <b>{capitalised(words.seat(seat))}</b>
        <span>
          {t('replay.seat', { cards: words.cards(cards), houses: t('count.houses', { n: housesLeft }) })}
        </span>
      </p>
      <RouteRow view={view} words={words} />
      {isOpen && <Hand view={view} words={words} send={undefined} />}
    </>
  );
}
