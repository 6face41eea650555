/** Below the answer: what else would be allowed, and a link to the question for another phone. */
import { useMemo, useState } from 'preact/hooks';
import type { EditionId } from '../../../engine/index.ts';
import type { Reading } from './answer.ts';
import { fieldsOf, type FormState } from './form-state.ts';
import { legalLines } from './legal.ts';
import { linkText } from './link.ts';
import { hrefOf } from '../../../i18n/paths.ts';
import type { Language } from '../../../controls/page-texts.ts';
import { CopyLink } from '../../../controls/CopyLink.tsx';
import { QrCode } from '../../../controls/QrCode.tsx';

interface LegalProps {
  readonly asking: FormState;
  readonly readings: readonly Reading[];
  readonly mine: EditionId;
  readonly language: Language;
}

export function LegalNow({ asking, readings, mine, language: { t, names } }: LegalProps) {
  const [isOpen, setOpen] = useState(false);
  const { state } = readings.find(({ edition }) => edition === mine)!;
  // Computed only when opened: a long route can be closed in thousands of ways.
  const lines = useMemo(
    () => (isOpen ? legalLines(state, { isHandKnown: fieldsOf(asking).includes('hand') }, t, names) : []),
    [isOpen, state, t, names],
  );
  return (
    <details class="fold may-now" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('may.now')}</summary>
      <p>{t('may.now.edition', { edition: t(`booklet.${mine}`) })}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}

export function ShareQuestion({ asking, language: { t, lang } }: Pick<LegalProps, 'asking' | 'language'>) {
  const link = new URL(`${hrefOf(lang, 'referee')}#may=${linkText(asking)}`, location.href).href;
  return (
    <details class="fold may-share">
      <summary>{t('may.share')}</summary>
      <p id="may-share-lead">{t('may.share.lead')}</p>
      <QrCode text={link} title={t('share.qr')} />
      <p class="buttons">
        <CopyLink key={link} link={() => link} about={{ 'aria-describedby': 'may-share-lead' }} t={t} />
      </p>
    </details>
  );
}
