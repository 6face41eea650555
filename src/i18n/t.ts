/** A text in the reader's language: flat keys, named placeholders, plurals by the number `n`. */
import type en from '../../content/ui/en.json';
import type { Placeholders } from './placeholders.ts';
import { LOCALES, type Lang } from './locales.ts';

export type MessageKey = keyof typeof en;
type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;
export type Message = string | Plural;
export type Messages = Readonly<Partial<Record<MessageKey, Message>>>;
export type Params = Readonly<Record<string, string | number>>;
/** The key of a text without placeholders. */
export type PlainKey = Exclude<MessageKey, keyof Placeholders>;
/** The placeholders of a text; for a union of keys, those that any of the texts needs. */
type NamesIn<Key extends MessageKey> = Key extends keyof Placeholders ? Placeholders[Key] : never;
type Filled<Key extends MessageKey> = [NamesIn<Key>] extends [never]
  ? [params?: Params]
  : [params: Readonly<Record<NamesIn<Key>, string | number>>];
export type Translate = <Key extends MessageKey>(key: Key, ...params: Filled<Key>) => string;

/**
 * A missing key or placeholder throws: on the server that fails the build, and the tests walk
 * every call in the sources.
 */
export function translator(lang: Lang, messages: Messages): Translate {
  const plurals = new Intl.PluralRules(LOCALES[lang].tag);
  const say = (key: MessageKey, params: Params = {}): string => {
    const message = messages[key];
    if (message === undefined) throw new RangeError(`no text ${key} in ${lang}`);
    const template = typeof message === 'string' ? message : pluralForm(message, plurals, params, key);
    return template.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = params[name];
      if (value === undefined) throw new RangeError(`text ${key} in ${lang} needs ${name}`);
      return String(value);
    });
  };
  return say as Translate;
}

function pluralForm(message: Plural, plurals: Intl.PluralRules, params: Params, key: string): string {
  const n = params['n'];
  if (typeof n !== 'number') throw new RangeError(`text ${key} needs a number n`);
  const form = message[plurals.select(n)];
  if (form === undefined) throw new RangeError(`text ${key} has no form for ${n}`);
  return form;
}

/** The texts an island needs, so that a page carries no others. A prefix ends in a dot, or is a whole key. */
export const messagesFor = (messages: Messages, prefixes: readonly string[]): Messages =>
  Object.fromEntries(
    Object.entries(messages).filter(([key]) => prefixes.some((prefix) => key.startsWith(prefix))),
  );
