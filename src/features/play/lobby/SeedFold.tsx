/** Field for the seed: empty for other cards every time, filled in for the same as a friend's. */
import { LONGEST_TYPED, type Draft, type DraftIntent } from './draft.ts';
import type { Language } from '../../../controls/page-texts.ts';
import { Fault, faultProps } from '../../../controls/Fault.tsx';

interface Props {
  readonly draft: Draft;
  readonly fault: string | null;
  readonly send: (intent: DraftIntent) => void;
  readonly language: Language;
}

const ID = 'seed';

export const SeedFold = ({ draft: { seed }, fault, send, language: { t } }: Props) => (
  // A fault inside must be seen.
  <details class="fold" {...(fault ? { open: true } : {})}>
    <summary>{t(seed.trim() === '' ? 'play.cards.fresh' : 'play.cards.seed')}</summary>
    <label class="choice-of">
      <span>{t('play.seed')}</span>
      <input
        id={ID}
        type="text"
        value={seed}
        maxLength={LONGEST_TYPED}
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        onInput={({ currentTarget }) => send({ type: 'seed', seed: currentTarget.value })}
        {...faultProps(ID, fault)}
      />
      <small>{t('play.seed.help')}</small>
    </label>
    <Fault id={ID} text={fault} />
  </details>
);
