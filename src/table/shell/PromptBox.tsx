/** What has just happened, what is expected now, and the buttons for it. */
import type { ComponentChildren, RefObject } from 'preact';
import type { StatusMessage } from '../words/status-message.ts';
import type { Language } from '../../controls/page-texts.ts';
import { RuleLink } from './RuleLink.tsx';

interface Props {
  readonly saying: StatusMessage;
  readonly language: Language;
  readonly anchor: RefObject<HTMLParagraphElement>;
  /** Beside the last move: the button that asks why it was made. */
  readonly why?: ComponentChildren;
  readonly children: ComponentChildren;
}

export const PromptBox = ({ saying, language, anchor, why, children }: Props) => (
  <div class="table-now">
    {saying.told.length > 0 && (
      <p class="last-move">
        <span>{saying.told.join(' ')}</span> {why}
      </p>
    )}
    <p class={`say ${saying.rule ? 'is-refusal' : ''}`} tabindex={-1} ref={anchor}>
      {saying.turn && <b>{saying.turn} </b>}
      {saying.text} {saying.rule && <RuleLink rule={saying.rule} language={language} />}
    </p>
    {children}
  </div>
);
