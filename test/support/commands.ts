/** Typed lines, as a reader of a language types them. */
import type { Action, State } from '../../src/engine/index.ts';
import type { Desk } from '../../src/table/command/command.ts';
import { lexiconOf, type Lexicon } from '../../src/table/command/lexicon.ts';
import { parseCommand } from '../../src/table/command/parse.ts';
import { WISHES, type Wish } from '../../src/table/command/vocabulary.ts';
import { step, tableOf, type Table } from '../../src/table/model/reducer.ts';
import type { Lang } from '../../src/i18n/locales.ts';
import { LANGUAGES } from './language.ts';

const all = LANGUAGES.map(({ lang, t }) => lexiconOf(lang, t));

/** The reader's own language first. */
export const lexicaOf = (lang: Lang): readonly [Lexicon, ...Lexicon[]] => [
  all.find((each) => each.lang === lang)!,
  ...all.filter((each) => each.lang !== lang),
];

export const deskAt = (table: Table, lang: Lang, wishes: readonly Wish[] = WISHES): Desk => ({
  lexica: lexicaOf(lang),
  table,
  wishes,
});

/** What the table does when that is typed: the action, or why there is none. */
export function typed(text: string, state: State, lang: Lang): Action | string {
  const table = tableOf(state);
  const parsed = parseCommand(text, deskAt(table, lang));
  if (!parsed.ok) return JSON.stringify(parsed.problem);
  if (parsed.command.type !== 'send') return parsed.command.type;
  return parsed.command.intents.reduce(step, table).done.at(-1)?.action ?? 'nothing done';
}
