/** Everybody's score as a bill: what counts, line by line, and the sum below. */
import type { SeatLook } from '../../board/types.ts';
import type { State } from '../../engine/index.ts';
import { accountsOf, rowName } from '../words/account.ts';
import { signed } from '../words/moment-words.ts';
import { capitalised, seatName } from '../words/narration-context.ts';
import { SeatSign } from '../pieces/Seats.tsx';
import type { Language } from '../../controls/page-texts.ts';

interface Props {
  readonly end: State;
  readonly looks: readonly SeatLook[];
  readonly language: Language;
}

export const Accounts = ({ end, looks, language: { t, names } }: Props) => (
  <div class="accounts">
    {accountsOf(end).map(({ player, rows, total, isWinner }) => (
      <table key={player} class={isWinner ? 'account is-winner' : 'account'}>
        <caption>
          <SeatSign seat={looks[player]!} />
          <span class="account-name">{capitalised(seatName(player, t))}</span>
          {isWinner && <em>{t('table.ui.winner')}</em>}
        </caption>
        <tbody>
          {rows.map((row, i) => (
            <tr key={i}>
              <th scope="row">{rowName(row, t, names)}</th>
              <td>{signed(row.points)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('table.ui.score-total')}</th>
            <td>{signed(total)}</td>
          </tr>
        </tfoot>
      </table>
    ))}
  </div>
);
