/** Erases everything on this device, after a confirmation. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Translate } from '../../i18n/t.ts';
import { eraseEverything } from '../../storage/transfer/everything.ts';

interface Props {
  readonly t: Translate;
  readonly onErased: (isGone: boolean) => void;
}

export function Erasing({ t, onErased }: Props) {
  const [isAsking, setAsking] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  // The pressed button has been removed: move the focus to the one that does no harm.
  useLayoutEffect(() => {
    if (isPressed.current) first.current?.focus();
    isPressed.current = false;
  }, [isAsking]);
  const ask = (next: boolean): void => {
    isPressed.current = true;
    setAsking(next);
  };
  return (
    <section aria-labelledby="data-erase">
      <h2 id="data-erase">{t('data.erase.heading')}</h2>
      <p>{t('data.erase.lead')}</p>
      {isAsking ? (
        <div role="group" aria-labelledby="data-erase-question">
          <p id="data-erase-question">
            <b>{t('data.erase.question')}</b>
          </p>
          <p class="buttons">
            <button type="button" ref={first} onClick={() => ask(false)}>
              {t('data.erase.no')}
            </button>
            <button
              type="button"
              class="is-danger"
              onClick={() => {
                ask(false);
                void eraseEverything().then(onErased);
              }}
            >
              {t('data.erase.yes')}
            </button>
          </p>
        </div>
      ) : (
        <p class="buttons">
          <button type="button" ref={first} onClick={() => ask(true)}>
            {t('data.erase')}
          </button>
        </p>
      )}
    </section>
  );
}
