/**
 * Says when newer pages have written results here, or some could not be read. The page's frame reports
 * a full storage.
 */
import { hrefOf } from '../../../i18n/paths.ts';
import type { Language } from '../../../controls/page-texts.ts';
import type { Memory } from './use-results.ts';

interface Props {
  readonly memory: Memory | null;
  readonly language: Language;
}

export function MemoryNotice({ memory, language: { lang, t } }: Props) {
  const isBehind = memory?.unkept === 'newer';
  if (!isBehind && !memory?.hasUnreadable) return null;
  return (
    <p class="unsaved" role="status">
      {isBehind && <span>{t('result.unkept.newer')}</span>}
      {memory?.hasUnreadable && (
        <span>
          {t('result.unreadable')} <a href={hrefOf(lang, 'data')}>{t('page.data.nav')}</a>
        </span>
      )}
    </p>
  );
}
