/**
 * Handing in tokens: they are chosen here. What they bring is said above; a card or a city for it is
 * chosen where it lies.
 */
import { OfficialSign } from './OfficialSign.tsx';
import { Part } from './Part.tsx';
import type { HandInView, ModuleWords, Send } from './types.ts';

interface Props {
  readonly handIn: HandInView;
  readonly words: ModuleWords;
  readonly send: Send;
}

export const HandIn = ({ handIn, words, send }: Props) => (
  <Part name={words.offices['hand-in']} className="moment hand-in">
    <ul class="figures-row">
      {handIn.tokens.map(({ official, held, isChosen }) => (
        <li key={official}>
          <button
            type="button"
            class={`figure ${held > 0 ? '' : 'is-unavailable'}`}
            aria-pressed={isChosen}
            onClick={() => send({ type: 'token', official })}
          >
            <OfficialSign official={official} />
            <span class="figure-name">{words.official(official)}</span>
            <span class="figure-state">{`× ${held}`}</span>
          </button>
        </li>
      ))}
    </ul>
    <p class="buttons">
      <button type="button" class="is-main" onClick={() => send({ type: 'confirm' })}>
        {words.confirmHandIn(handIn)}
      </button>
    </p>
  </Part>
);
