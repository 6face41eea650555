/** The first line of a move list: the rules' version and the config. */
import { begin, type Begun } from './game-cursor.ts';
import { expecting, type Expected } from './expected.ts';
import { RULES_VERSION } from './limits.ts';
import { refuse, type NotationRefusal } from './refusal.ts';
import type { Word } from './scan.ts';

type Fields = Record<string, unknown>;

const KEYS = ['players', 'edition', 'modules', 'options', 'seed', 'deck'] as const;
type Key = (typeof KEYS)[number];

const syntax = (expected: Expected, word: Word | undefined, column: number): NotationRefusal => ({
  ...refuse('syntax', { ...expected, found: word?.text.slice(0, 40) ?? '' }),
  column: word?.column ?? column,
});

/** `end` is the column after the line. */
export function parseHead(clauses: readonly (readonly Word[])[], end: number): Begun {
  const [name, version, ...more] = clauses[0]!;
  if (name?.text !== 'posthorn') return syntax(expecting('word', ['posthorn']), name, end);
  if (!version || !/^\d{1,6}$/.test(version.text)) return syntax(expecting('rules-version'), version, end);
  if (more.length > 0) return syntax(expecting('semicolon'), more[0], end);
  if (Number(version.text) !== RULES_VERSION) {
    return {
      ...refuse('rules-version', { version: Number(version.text), known: RULES_VERSION }),
      column: version.column,
    };
  }
  const config: Fields = {};
  for (const clause of clauses.slice(1)) {
    const [word, ...values] = clause;
    const key = KEYS.find((known) => known === word?.text);
    if (!word || !key || Object.hasOwn(config, key)) return syntax(expecting('key', KEYS), word, end);
    const value = readValue(key, values);
    if (value === null) return syntax(expecting(key), values[0], word.column + key.length);
    config[key] = value;
  }
  const begun = begin(config);
  return begun.ok ? begun : { ...begun, column: columnOf(begun, clauses) };
}

function readValue(key: Key, values: readonly Word[]): unknown {
  const words = values.map(({ text }) => text);
  if (words.length === 0) return null;
  if (key === 'modules' || key === 'deck') return words;
  if (key === 'options') return readOptions(words);
  if (words.length > 1) return null;
  if (key === 'seed') return readSeed(words[0]!);
  return key === 'players' ? (/^\d$/.test(words[0]!) ? Number(words[0]) : null) : words[0]!;
}

function readOptions(words: readonly string[]): Fields | null {
  const pairs = words.map((word) => word.split('=', 2));
  const names = new Set(pairs.map(([name]) => name));
  return pairs.every((pair) => pair.length === 2) && names.size === pairs.length
    ? Object.fromEntries(pairs)
    : null;
}

function readSeed(word: string): string | null {
  if (!word.startsWith('"')) return null;
  try {
    return JSON.parse(word) as string;
  } catch {
    return null;
  }
}

/** The column of the part of the config that was refused. */
function columnOf(refusal: NotationRefusal, clauses: readonly (readonly Word[])[]): number {
  const field = refusal.code === 'bad-record' ? refusal.field : 'seed';
  return clauses.find((clause) => clause[0]?.text === field)?.[0]?.column ?? 1;
}
