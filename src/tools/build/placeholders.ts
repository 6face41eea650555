/**
 * `npm run placeholders`: writes down for the compiler what each text is filled in with, in whichever
 * language needs it. JSON has no literal types, so it cannot read that off the dictionaries itself.
 */
import { writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { MESSAGES } from '../../i18n/messages.ts';
import { LANGS } from '../../i18n/locales.ts';
import type { Message, MessageKey } from '../../i18n/t.ts';

export const PLACEHOLDERS_FILE = 'src/i18n/placeholders.ts';

/** A text with plural forms needs `n`, even where a form does not contain it. */
export function placeholdersIn(message: Message): readonly string[] {
  const forms = typeof message === 'string' ? [message] : Object.values(message);
  const named = forms.flatMap((form) => [...form.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!));
  return typeof message === 'string' ? named : ['n', ...named];
}

export function placeholdersText(): Promise<string> {
  const rows = (Object.keys(MESSAGES.en) as MessageKey[]).flatMap((key) => {
    const names = new Set(LANGS.flatMap((lang) => placeholdersIn(MESSAGES[lang][key] ?? '')));
    const said = [...names].toSorted().map((name) => `'${name}'`);
    return said.length === 0 ? [] : [`readonly '${key}': ${said.join(' | ')};`];
  });
  const head = '/** What each text is filled in with. Written by `npm run placeholders`. */';
  return format(`${head}\nexport interface Placeholders {\n${rows.join('\n')}\n}\n`, {
    parser: 'typescript',
    printWidth: 110,
    singleQuote: true,
  });
}

if (import.meta.main) {
  writeFileSync(PLACEHOLDERS_FILE, await placeholdersText());
  console.log(`${PLACEHOLDERS_FILE} written`);
}
