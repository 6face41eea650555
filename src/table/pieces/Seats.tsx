/** What belongs to the players: coaches, houses left, points. Each is marked by the shape of their houses. */
import { COACHES } from '../../engine/index.ts';
import { HOUSE_SHAPES } from '../../board/layers/Houses.tsx';
import type { SeatLook } from '../../board/types.ts';
import { Part } from './Part.tsx';
import type { TableView, TableWords } from './types.ts';

interface Props {
  readonly view: TableView;
  readonly words: TableWords;
}

export const SeatSign = ({ seat }: { readonly seat: SeatLook }) => (
  <svg class="seat-sign" viewBox="-7 -7 14 13" aria-hidden="true">
    <path class={`house seat-${seat}`} d={HOUSE_SHAPES[seat]} />
  </svg>
);

const Name = ({ seat, words }: { readonly seat: SeatLook; readonly words: TableWords }) => (
  <>
    <SeatSign seat={seat} />
    <span class="visually-hidden">{words.seat(seat)}: </span>
  </>
);

/** A track of five: what is held, what is next, what it is worth. */
export const Coaches = ({ view, words }: Props) => (
  <Part name={words.ui.coaches} className="coaches">
    <ul class="seats">
      {view.seats.map(({ seat, coach, next }) => (
        <li key={seat}>
          <Name seat={seat} words={words} />
          <span class="track" aria-hidden="true">
            {COACHES.map(({ value, points }) => (
              <span
                key={value}
                class={`coach ${value <= coach ? 'is-held' : ''} ${value === next?.coach ? 'is-next' : ''}`}
              >
                <b>{value}</b>
                <small>{points}</small>
              </span>
            ))}
          </span>
          <span class="seat-note">
            {coach === 0 ? words.ui['no-coach'] : words.coach(coach)}
            {next && <>; {words.nextCoach(next.coach, next.points)}</>}
          </span>
        </li>
      ))}
    </ul>
  </Part>
);

export const Stock = ({ view, words }: Props) => (
  <Part name={words.ui.stock} className="stock">
    <ul class="seats">
      {view.seats.map(({ seat, housesLeft }) => (
        <li key={seat}>
          <Name seat={seat} words={words} />
          <b class="number">{housesLeft}</b>
        </li>
      ))}
    </ul>
  </Part>
);

/** The rows of the score; a module adds its own. */
const scoreParts = ({ offices, audience }: TableView) =>
  [
    'coach',
    'tiles',
    'houses',
    ...(offices ? (['points'] as const) : []),
    ...(audience ? (['clergy'] as const) : []),
    'total',
  ] as const;

/** Under each player, as it is added up: coach + tiles − houses = total. */
export const Score = ({ view, words }: Props) => (
  <Part name={words.ui.score} className="score">
    <table>
      <thead>
        <tr>
          <td aria-hidden="true" />
          {view.seats.map(({ seat, isWinner }) => (
            <th key={seat} scope="col" class={isWinner ? 'is-winner' : undefined}>
              <SeatSign seat={seat} />
              <span class="seat-name">{words.seat(seat)}</span>
              {isWinner && <em>{words.ui.winner}</em>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {scoreParts(view).map((part) => (
          <tr key={part} class={part === 'total' ? 'is-sum' : undefined}>
            <th scope="row">{words.ui[`score-${part}`]}</th>
            {view.seats.map(({ seat, score }) => (
              <td key={seat}>{part === 'total' ? <b>{signed(score[part])}</b> : signed(score[part])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Part>
);

const signed = (n: number): string => (n < 0 ? `−${-n}` : String(Math.abs(n)));
