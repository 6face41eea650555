/** The sentence of the moment: seen beside the board, and spoken each time it is said. */
import type { ComponentChildren, RefObject } from 'preact';
import { useMemo, useRef } from 'preact/hooks';

interface Props {
  readonly text: string;
  readonly isRefusal: boolean;
  /** Whatever changes with every answer, also when the words stay the same. */
  readonly answer: unknown;
  /** A link to the rule behind it. */
  readonly after?: ComponentChildren;
  readonly className?: string;
  readonly anchor?: RefObject<HTMLParagraphElement>;
}

export function Say({ text, isRefusal, answer, after, className, anchor }: Props) {
  const count = useRef(0);
  // A new node is spoken even if it says what the old one said: the same refusal twice is two answers.
  const serial = useMemo(() => ++count.current, [answer]);
  return (
    <p
      class={`say ${className ?? ''} ${isRefusal ? 'is-refusal' : ''} ${text === '' ? 'is-silent' : ''}`}
      role="status"
      tabindex={-1}
      {...(anchor ? { ref: anchor } : {})}
    >
      {/* One text, as the server sends it: parts would be put right when the page wakes, and spoken. */}
      <span key={serial}>{after ? [`${text} `, after] : text}</span>
    </p>
  );
}
