/** Says when results are not being kept, or could not be read; silent when all is well. */
import { hrefOf } from '../../i18n/paths.ts';
import type { Language } from '../page-texts.ts';
import type { Memory } from './use-results.ts';

interface Props {
  readonly memory: Memory | null;
  readonly language: Language;
}

export function MemoryNotice({ memory, language: { lang, t } }: Props) {
  if (!memory?.unkept && !memory?.hasUnreadable) return null;
  return (
    <p class="unsaved" role="status">
      {memory.unkept && <span>{t(`result.unkept.${memory.unkept}`)}</span>}
      {memory.hasUnreadable && (
        <span>
          {t('result.unreadable')} <a href={hrefOf(lang, 'data')}>{t('page.data.nav')}</a>
        </span>
      )}
    </p>
  );
}
