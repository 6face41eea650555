import type { RuleId } from '../../engine/index.ts';
import { ruleHref } from '../../i18n/paths.ts';
import type { Language } from '../../controls/page-texts.ts';

/** Link from a sentence to the paragraph of the rules behind it. */
export const RuleLink = ({
  rule,
  language: { lang, t },
}: {
  readonly rule: RuleId;
  readonly language: Language;
}) => (
  <a class="rule-link" href={ruleHref(lang, rule)} aria-label={t('table.rule', { rule })}>
    {`§\u00a0${rule}`}
  </a>
);
