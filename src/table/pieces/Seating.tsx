/** Seating the clergy before the game: one in each carriage, the highest asked first. */
import { CarriageSign } from '../../board/layers/Carriage.tsx';
import { Part } from './Part.tsx';
import type { ModuleWords, SeatingView, Send } from './types.ts';

interface Props {
  readonly seating: SeatingView;
  readonly words: ModuleWords;
  readonly send: Send;
}

export const Seating = ({ seating, words, send }: Props) => (
  <Part name={words.audience.seating} className="moment seating">
    <ul class="clergy-row">
      {seating.clergy.map(({ rank, carriage, isNext }) => (
        <li key={rank}>
          <button
            type="button"
            class={`clergyman ${carriage ? 'is-seated' : ''}`}
            aria-pressed={isNext}
            onClick={() => send({ type: 'rank', rank })}
          >
            <b aria-hidden="true">{rank}</b>
            <span>{words.rank(rank)}</span>
          </button>
        </li>
      ))}
    </ul>
    <ul class="carriage-list">
      {seating.carriages.map(({ carriage, rank }) => (
        <li key={carriage}>
          <button type="button" class="carriage" onClick={() => send({ type: 'carriage', carriage })}>
            <CarriageSign carriage={carriage} code={words.carriageCode(carriage)} />
            <span class="carriage-name" aria-hidden="true">
              {words.carriage(carriage)}
            </span>
            <span class="carriage-note" aria-hidden="true">
              {rank ? words.rank(rank) : words.audience['empty-seat']}
            </span>
            <span class="visually-hidden">{words.seatIn(carriage, rank)}</span>
          </button>
        </li>
      ))}
    </ul>
    <p class="buttons">
      <button type="button" class="is-main" onClick={() => send({ type: 'confirm' })}>
        {words.audience['confirm-seating']}
      </button>
      <button type="button" onClick={() => send({ type: 'cancel' })}>
        {words.audience['start-again']}
      </button>
    </p>
  </Part>
);
