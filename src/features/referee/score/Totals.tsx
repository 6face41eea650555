/** The count: a line for each player, the winner with the reason, and what cannot be quite right. */
import { scores, type Score } from '../../../engine/index.ts';
import { signed, tieSentence } from '../../../table/words/moment-words.ts';
import { stateOfSheet, uncounted } from './count.ts';
import { doubtsAbout } from './doubts.ts';
import type { Sheet } from '../../../storage/sheets/sheet.ts';
import { calledOn, doubtSentence, stackCalled } from './words.ts';
import { seatsCalled } from '../../../table/words/seat-names.ts';
import type { Language } from '../../../controls/page-texts.ts';

interface Props {
  readonly sheet: Sheet;
  readonly language: Language;
}

export function Totals({ sheet, language }: Props) {
  const { t, names } = language;
  const called = sheet.players.map((_, player) => calledOn(sheet, player, t));
  const spoken = { t: seatsCalled(t, called), names };
  const state = stateOfSheet(sheet);
  const { players, winner } = scores(state);
  const missing = uncounted(sheet);
  const doubts = doubtsAbout(sheet);
  const columns = columnsOf(sheet);
  const isOver = missing.length === 0;
  return (
    <section class="sheet-totals" aria-labelledby="sheet-totals-title">
      <h3 id="sheet-totals-title">{t('table.ui.score')}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('sheet.name')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`table.ui.score-${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {players.map((score, player) => (
            <tr key={player} class={isOver && winner === player ? 'is-winner' : undefined}>
              <th scope="row">{called[player]}</th>
              {columns.map((column) => (
                <td key={column}>
                  <span class="cell-label" aria-hidden="true">
                    {t(`table.ui.score-${column}`)}
                  </span>{' '}
                  {signed(score[column])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div aria-live="polite">
        <p class="sheet-winner">
          {isOver
            ? winner !== null && t('table.wins', { seat: called[winner]! })
            : t('sheet.uncounted', { players: names.list(missing.map((player) => called[player]!)) })}{' '}
          {isOver && tieSentence(state, spoken)}
        </p>
        {doubts.length > 0 && (
          <div class="sheet-doubts">
            <p>{t('sheet.doubts')}</p>
            <ul>
              {doubts.map((doubt) => {
                const sentence = doubtSentence(doubt, sheet, language);
                return <li key={sentence}>{sentence}</li>;
              })}
            </ul>
          </div>
        )}
      </div>
      <ul class="sheet-on-paper">
        {sheet.players.map(({ coach, tiles }, player) => (
          <li key={player}>
            <b>{called[player]}</b> · {t('sheet.coach')}: {coach || t('sheet.coach.none')};{' '}
            {tiles.map(({ stack, value }) => `${stackCalled(stack, language)} ${value}`).join(', ')}
          </li>
        ))}
      </ul>
    </section>
  );
}

const columnsOf = ({ modules }: Sheet): readonly (keyof Score)[] => [
  'coach',
  'tiles',
  'houses',
  ...(modules.includes('officials') ? (['points'] as const) : []),
  ...(modules.includes('audience') ? (['clergy'] as const) : []),
  'total',
];
