/** The current message: shown beside the board, and announced each time it is given. */
import type { ComponentChildren, RefObject } from 'preact';
import { useSerial } from './use-serial.ts';

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
  const serial = useSerial(answer);
  return (
    <p
      class={`say ${className ?? ''} ${isRefusal ? 'is-refusal' : ''}`}
      role="status"
      tabindex={-1}
      {...(anchor ? { ref: anchor } : {})}
    >
      {/* One text node, as the server sends it: several would be patched by hydration, and spoken. */}
      <span key={serial}>{after ? [`${text} `, after] : text}</span>
    </p>
  );
}
