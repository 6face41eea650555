/** Copies a game's link, or shows it where it can be copied by hand. */
import { useState } from 'preact/hooks';
import type { Translate } from '../i18n/t.ts';

interface Props {
  /** Made only when it is asked for; `null` if there is none any more. */
  readonly link: () => string | null;
  readonly about: { readonly 'aria-describedby': string };
  readonly t: Translate;
}

export function CopyLink({ link, about, t }: Props) {
  const [outcome, setOutcome] = useState<'copied' | { readonly byHand: string } | null>(null);
  const copy = async (): Promise<void> => {
    const address = link();
    if (address === null) return;
    try {
      await navigator.clipboard.writeText(address);
      setOutcome('copied');
    } catch {
      setOutcome({ byHand: address });
    }
  };
  return (
    <>
      <button type="button" class="link" onClick={() => void copy()} {...about}>
        {t('share.copy')}
      </button>
      <span class="copy-said" role="status">
        {outcome && t(outcome === 'copied' ? 'share.said.copied' : 'play.saved.link.by-hand')}
      </span>
      {outcome && outcome !== 'copied' && (
        <input
          type="text"
          readonly
          aria-label={t('share.copy')}
          value={outcome.byHand}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </>
  );
}
