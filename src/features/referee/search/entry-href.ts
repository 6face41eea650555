/** The address of an entry on the site. */
import type { RuleId } from '../../../engine/index.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { hrefOf, ruleHref, rulingHref } from '../../../i18n/paths.ts';
import type { RulingSlug } from '../../../i18n/rulings.ts';
import type { Entry } from './entry.ts';

export function entryHref(lang: Lang, { kind, id, rules = [] }: Entry): string {
  switch (kind) {
    case 'rule':
      return ruleHref(lang, id as RuleId);
    case 'ruling':
      return rulingHref(lang, id as RulingSlug);
    case 'city':
      return `${hrefOf(lang, 'board')}#${id}`;
    case 'difference':
      return `${hrefOf(lang, 'editions')}#${id}`;
    case 'word':
      // A word that no booklet has appears only in the rules.
      return rules[0] ? ruleHref(lang, rules[0] as RuleId) : `${hrefOf(lang, 'editions')}#word-${id}`;
  }
}
