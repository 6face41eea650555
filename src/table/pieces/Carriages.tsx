/** The five carriages on their way to Rome, and which of them have to move. */
import { CarriageSign } from '../../board/layers/Carriage.tsx';
import { Part } from './Part.tsx';
import type { AudienceView, CarriageView, ModuleWords, Send } from './types.ts';

interface Props {
  readonly audience: AudienceView;
  readonly words: ModuleWords;
  /** Without it nothing can be pressed. */
  readonly send: Send | undefined;
}

export function Carriages({ audience, words, send }: Props) {
  const isMoving = audience.carriages.some(({ isPossible }) => isPossible);
  const chosen = audience.carriages.find(({ isChosen, towns }) => isChosen && towns.length > 1);
  // What has to be moved comes first, so that it is in sight where there is little room.
  const inOrder = audience.carriages.toSorted((a, b) => Number(b.isPossible) - Number(a.isPossible));
  return (
    <Part
      name={words.audience[isMoving ? 'moving' : 'carriages']}
      className={`carriages ${isMoving ? 'moment' : ''}`}
    >
      <ul class="carriage-list">
        {inOrder.map((carriage) => (
          <li key={carriage.carriage}>
            <Carriage carriage={carriage} words={words} send={isMoving ? send : undefined} />
          </li>
        ))}
      </ul>
      {audience.freeMoves !== null && audience.freeMoves > 0 && (
        <p class="moment-note">{words.freeMoves(audience.freeMoves)}</p>
      )}
      {chosen && send && (
        <p class="buttons">
          {chosen.towns.map((town) => (
            <button key={town} type="button" class="is-main" onClick={() => send({ type: 'town', town })}>
              {words.town(town)}
            </button>
          ))}
          <button type="button" onClick={() => send({ type: 'cancel' })}>
            {words.cancel}
          </button>
        </p>
      )}
    </Part>
  );
}

interface CarriageProps {
  readonly carriage: CarriageView;
  readonly words: ModuleWords;
  readonly send: Send | undefined;
}

function Carriage({ carriage: { carriage, town, moves, isPossible, isChosen }, words, send }: CarriageProps) {
  const due = moves > 0 ? words.moves(moves) : null;
  const face = (
    <>
      <CarriageSign carriage={carriage} code={words.carriageCode(carriage)} />
      <span class="carriage-name" aria-hidden="true">
        {words.town(town)}
      </span>
      <span class="carriage-note" aria-hidden="true">
        {due ?? words.carriage(carriage)}
      </span>
      <span class="visually-hidden">
        {[words.carriageAt(carriage, town), due].filter(Boolean).join(', ')}
      </span>
    </>
  );
  const className = `carriage ${isPossible ? 'is-possible' : ''}`;
  return send ? (
    <button
      type="button"
      class={className}
      aria-pressed={isChosen}
      onClick={() => send({ type: 'carriage', carriage })}
    >
      {face}
    </button>
  ) : (
    <span class={className}>{face}</span>
  );
}
