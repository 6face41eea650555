/** The four officials: who can be called now, who helps this turn, who cannot. */
import { OfficialSign } from './OfficialSign.tsx';
import { Part } from './Part.tsx';
import type { Send, TableView, TableWords } from './types.ts';

interface Props {
  readonly view: TableView;
  readonly words: TableWords;
  readonly send: Send | undefined;
}

export const Officials = ({ view, words, send }: Props) => (
  <Part name={words.ui.officials} className="officials">
    <ul class="figures-row">
      {view.officials.map(({ official, state }) => {
        const face = (
          <>
            <OfficialSign official={official} />
            <span class="figure-name">{words.official(official)}</span>
            <span class="figure-state">{words.officialState(state)}</span>
          </>
        );
        return (
          <li key={official}>
            {send ? (
              <button
                type="button"
                class={`figure is-${state}`}
                onClick={() => send({ type: 'call', official })}
              >
                {face}
              </button>
            ) : (
              <span class={`figure is-${state}`}>{face}</span>
            )}
          </li>
        );
      })}
    </ul>
  </Part>
);
