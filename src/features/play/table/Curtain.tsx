/** Shown between the turns of two people: no hand is on the page until the next person confirms. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { SeatLook } from '../../../board/types.ts';
import type { Translate } from '../../../i18n/t.ts';
import { SeatSign } from '../../../table/pieces/Seats.tsx';

interface Props {
  readonly seat: SeatLook;
  readonly name: string;
  readonly onHere: () => void;
  readonly t: Translate;
}

export function Curtain({ seat, name, onHere, t }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Focus the heading, not the button: it is read out who is meant, and an early Enter does nothing.
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), [seat]);
  return (
    <section class="curtain" aria-labelledby="curtain-name">
      <div class="curtain-card">
        <p class="curtain-next">{t('play.curtain.next')}</p>
        <h2 id="curtain-name" tabindex={-1} ref={heading}>
          <SeatSign seat={seat} />
          <span>{name}</span>
        </h2>
        <p>{t('play.curtain.hidden')}</p>
        <button type="button" class="is-main" onClick={onHere}>
          {t('play.curtain.here')}
        </button>
      </div>
    </section>
  );
}
