/** Texts of games that cannot be read: every code, at least one sample for every sentence it can become. */
import type { ConfigField } from '../../src/engine/index.ts';
import type { Expectation } from '../../src/notation/expected.ts';
import type { NotationCode, NotationFacts, NotationRefusal, Place } from '../../src/notation/refusal.ts';
import { refusalOf } from './refusals.ts';

const SETTINGS: Readonly<Record<ConfigField, true>> = {
  config: true,
  players: true,
  seed: true,
  deck: true,
  edition: true,
  options: true,
  modules: true,
};
export const CONFIG_FIELDS = Object.keys(SETTINGS) as readonly ConfigField[];

/** Words for those that need some. */
const EXPECTED: Readonly<Record<Expectation, readonly string[]>> = {
  word: ['Blue:'],
  'one-of': ['each', 'one'],
  key: ['players', 'seed'],
  'rules-version': [],
  semicolon: [],
  players: [],
  edition: [],
  modules: [],
  options: [],
  seed: [],
  deck: [],
  'closing-bracket': [],
  'closing-quote': [],
  city: [],
  source: [],
  carriage: [],
  town: [],
  seat: [],
  'end-of-move': [],
};

const atTurns = {
  'at the start': { index: null, turn: null },
  'while seating': { index: 0, turn: 0 },
  'in a turn': { index: 9, turn: 3 },
} as const;

const verdict = refusalOf('no-route', { city: 'ulm' });

type Sample<C extends NotationCode> = NotationFacts[C] & Partial<Place>;
type Samples = { readonly [C in NotationCode]: Readonly<Record<string, Sample<C>>> };

const SAMPLES: Samples = {
  'not-text': { plain: {} },
  empty: { plain: {} },
  'too-long': {
    'a link': { length: 100_000, limit: 4096 },
    'another text': { length: 1_000_001, limit: 1_000_000 },
  },
  'bad-json': { plain: {} },
  'bad-record': Object.fromEntries(
    [...CONFIG_FIELDS, 'record' as const, 'actions' as const].map((field) => [field, { field }]),
  ),
  'seed-too-long': { plain: { limit: 64 } },
  'seed-broken': { plain: {} },
  'too-many-actions': { plain: { count: 1501, limit: 1500 } },
  'illegal-action': {
    'in a turn': { index: 9, turn: 3, player: 1, verdict },
    'while seating': { index: 0, turn: 0, player: 0, verdict: refusalOf('seating', { missing: [5] }) },
    'in a move list': { index: 9, turn: 3, player: 2, verdict, line: 4, column: 17 },
  },
  'bad-character': {
    seen: { position: 2, character: '=' },
    'not seen': { position: 0, character: '\u200b' },
    'a whole one': { position: 7, character: '🐎' },
  },
  'format-version': { plain: { version: 0, known: 1 } },
  'rules-version': { plain: { version: 2, known: 1 } },
  checksum: { plain: {} },
  'cut-short': atTurns,
  'left-over': { 'in a turn': atTurns['in a turn'] },
  'unknown-choice': atTurns,
  syntax: {
    ...Object.fromEntries(
      Object.entries(EXPECTED).flatMap(([expected, words]) => [
        [expected, { expected: expected as Expectation, words, found: 'fly', line: 2, column: 10 }],
        [`${expected} missing`, { expected: expected as Expectation, words, found: '', line: 2, column: 1 }],
      ]),
    ),
    'a long word': { expected: 'city', words: [], found: 'x'.repeat(5000), line: 2, column: 1 },
  },
  'turn-number': { plain: { expected: 1, found: '2.', line: 2, column: 1 } },
  'wrong-player': { plain: { expected: 0, found: 'Red:', line: 2, column: 4 } },
  'turn-ended': { 'a turn': { turn: 1, line: 2, column: 35 }, seating: { turn: 0, line: 2, column: 35 } },
};

export const BROKEN: readonly (readonly [string, NotationRefusal])[] = Object.entries(SAMPLES).flatMap(
  ([code, samples]) =>
    Object.entries(samples).map(
      ([name, facts]) =>
        [`${code}: ${name}`, { ok: false, code, ...facts } as unknown as NotationRefusal] as const,
    ),
);
