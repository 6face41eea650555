/** The form for what one player has at the end. */
import { COACHES, HOUSES_PER_PLAYER, RANKS } from '../../../engine/index.ts';
import { countSheet } from './count.ts';
import { leftOf, MOST_POINTS, type Entry, type Sheet } from '../../../storage/sheets/sheet.ts';
import { calledOn } from './words.ts';
import { LONGEST_NAME } from '../../../text/name-problem.ts';
import type { Language } from '../../../controls/page-texts.ts';
import { Choice } from './Choice.tsx';
import { CityEntry } from './CityEntry.tsx';
import { TileEntry } from './TileEntry.tsx';

export interface EntryProps {
  readonly sheet: Sheet;
  readonly player: number;
  readonly send: (entry: Entry) => void;
  readonly language: Language;
}

const LEFT = Array.from({ length: HOUSES_PER_PLAYER + 1 }, (_, houses) => houses);

export function PlayerEntry({ sheet, player, send, language }: EntryProps) {
  const { t } = language;
  const owner = sheet.players[player]!;
  const left = leftOf(owner);
  return (
    <fieldset class="sheet-player">
      <legend>
        {calledOn(sheet, player, t)}{' '}
        <b>{t('count.points', { n: countSheet(sheet).players[player]!.total })}</b>
      </legend>
      <label class="sheet-field">
        <span>{t('sheet.name')}</span>
        <input
          type="text"
          autocomplete="off"
          maxLength={LONGEST_NAME}
          placeholder={t('player.number', { number: player + 1 })}
          value={owner.name}
          onInput={({ currentTarget }) => send({ type: 'name', player, name: currentTarget.value })}
        />
      </label>
      <Choice
        legend={t('sheet.coach')}
        name={`sheet-coach-${player}`}
        options={[
          { value: 0 as const, label: t('sheet.coach.none') },
          ...COACHES.map(({ value }) => ({ value, label: String(value) })),
        ]}
        chosen={owner.coach}
        onChoose={(coach) => send({ type: 'coach', player, coach })}
      />
      <TileEntry sheet={sheet} player={player} send={send} language={language} />
      <label class="sheet-field">
        <span>{t('sheet.left')}</span>
        <select
          value={left ?? ''}
          disabled={owner.cities.length > 0}
          onChange={({ currentTarget: { value } }) =>
            send({ type: 'left', player, left: value === '' ? null : Number(value) })
          }
        >
          <option value="">{t('sheet.left.none')}</option>
          {LEFT.map((houses) => (
            <option key={houses} value={houses}>
              {houses}
            </option>
          ))}
        </select>
      </label>
      {sheet.modules.includes('officials') && (
        <label class="sheet-field">
          <span>{t('sheet.points')}</span>
          <input
            type="number"
            inputMode="numeric"
            min={0}
            max={MOST_POINTS}
            value={owner.points}
            onInput={({ currentTarget: { valueAsNumber } }) => {
              if (Number.isInteger(valueAsNumber)) send({ type: 'points', player, points: valueAsNumber });
            }}
          />
        </label>
      )}
      {sheet.modules.includes('audience') && (
        <fieldset class="sheet-choice">
          <legend>{t('sheet.clergy')}</legend>
          {RANKS.toReversed().map((rank) => (
            <label key={rank} class="sheet-chip">
              <input
                type="checkbox"
                checked={owner.clergy.includes(rank)}
                onChange={() => send({ type: 'rank', player, rank })}
              />
              <span>{t(`rank.${rank}`)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <CityEntry sheet={sheet} player={player} send={send} language={language} />
    </fieldset>
  );
}
