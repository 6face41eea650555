/** The messages of “legal or not”: while the illegal action is looked for, and while its rule is named. */
import { apply, check, type Action, type RuleId } from '../../../engine/index.ts';
import type { Names } from '../../../i18n/names.ts';
import type { Translate } from '../../../i18n/t.ts';
import { narrate } from '../../../table/words/narrate.ts';
import { actionLabel } from '../../../table/words/action-label.ts';
import { refusalSentence } from '../../../table/words/refusal.ts';
import type { StatusMessage } from '../../../table/words/status-message.ts';
import { promptFor } from '../../../table/words/prompt.ts';
import { tableOf } from '../../../table/model/reducer.ts';
import { ruleBehind, type LegalSession } from '../model/legal-session.ts';

interface Words {
  readonly t: Translate;
  readonly names: Names;
}

/** The title of each rule, and its chapter. */
export type RuleTitles = Readonly<
  Partial<Record<RuleId, { readonly title: string; readonly chapter: string }>>
>;

/** The rest of a message when nothing was done and no turn begins. */
const NOTHING_ELSE = { told: [], at: null, turn: null, rule: null } as const;

export function namingSaying(naming: LegalSession, titles: RuleTitles, words: Words): StatusMessage {
  const { t } = words;
  const { status, wrong, wrongRules } = naming;
  const told = [momentOf(naming, words), ...hintSentences(naming, titles, t)];
  const said = (text: string): StatusMessage => ({ ...NOTHING_ELSE, told, text });
  if (status === 'done')
    return { ...NOTHING_ELSE, text: whyIllegal(naming, words), rule: ruleBehind(naming) };
  if (status === 'naming')
    return said(t(wrongRules.length > 0 ? 'puzzle.legal.not-rule' : 'puzzle.legal.name'));
  const last = wrong.at(-1);
  return said(last === undefined ? t('puzzle.legal.pick') : allowed(naming, last, words));
}

/** What is to be done at this moment of the turn, as the table says it. */
const momentOf = ({ state }: LegalSession, { t, names }: Words): string =>
  promptFor(tableOf(state, { seat: state.player, isQuestion: true }), t, names, { hasOfficials: true });

/** Why the action is illegal: the sentence for the engine's refusal. */
function whyIllegal({ puzzle, state }: LegalSession, { t, names }: Words): string {
  const action = puzzle.actions[puzzle.illegal]!;
  const verdict = check(state, action);
  const label = t('puzzle.legal.answer', { action: actionLabel(action, state, t, names) });
  return verdict.ok ? label : `${label} ${refusalSentence(verdict, t, names)}`;
}

/** Says that the action is legal, and shows it by telling what would happen. */
function allowed({ puzzle, state }: LegalSession, index: number, { t, names }: Words): string {
  const action = puzzle.actions[index] as Action;
  const applied = apply(state, action);
  const events = applied.ok ? applied.events.filter(({ type }) => type !== 'turn-began') : [];
  return t('puzzle.legal.allowed', {
    action: actionLabel(action, state, t, names),
    told: narrate(events.slice(0, 3), state, { t, names, you: state.player }).join(' '),
  });
}

function hintSentences(naming: LegalSession, titles: RuleTitles, t: Translate): readonly string[] {
  const behind = titles[ruleBehind(naming)];
  if (!behind || naming.hints === 0) return [];
  return naming.hints === 1
    ? [t('puzzle.legal.chapter', { chapter: behind.chapter })]
    : [t('puzzle.legal.rule', { rule: behind.title })];
}
