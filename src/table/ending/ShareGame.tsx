/** Sharing a game: as a link, as a QR code of the link, and as a file. */
import { useState } from 'preact/hooks';
import type { Language } from '../../controls/page-texts.ts';
import { QrCode } from '../../controls/QrCode.tsx';

interface Props {
  /** The whole address. */
  readonly link: string;
  readonly language: Language;
  /** Saves the game as a file. */
  readonly onFile: () => void;
}

type Said = 'copied' | 'copy-failed' | 'failed' | 'saved';

export function ShareGame({ link, language: { t }, onFile }: Props) {
  const [said, setSaid] = useState<Said | null>(null);
  const canShare = typeof navigator !== 'undefined' && 'share' in navigator;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setSaid('copied');
    } catch {
      setSaid('copy-failed');
    }
  };
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ title: t('play.heading'), url: link });
      setSaid(null);
    } catch (error) {
      // Closing the list of apps is a cancellation, not a failure.
      const isCalledOff = error instanceof DOMException && error.name === 'AbortError';
      setSaid(isCalledOff ? null : 'failed');
    }
  };
  return (
    <div class="share-game">
      <div>
        <p>{t('share.lead')}</p>
        <p class="buttons">
          <button type="button" class="primary" onClick={() => void copy()}>
            {t('share.copy')}
          </button>
          {canShare && (
            <button type="button" onClick={() => void share()}>
              {t('share.send')}
            </button>
          )}
          <button
            type="button"
            onClick={() => {
              onFile();
              setSaid('saved');
            }}
          >
            {t('share.file')}
          </button>
        </p>
        <p class="share-said" role="status">
          {said && t(`share.said.${said}`)}
        </p>
        <label class="share-link">
          {t('share.link')}
          <input type="text" readonly value={link} onFocus={(event) => event.currentTarget.select()} />
        </label>
      </div>
      <QrCode text={link} title={t('share.qr')} />
    </div>
  );
}
