/** Every code of the list can happen. */
import { expect, test } from 'vitest';
import { draftOf, newGame, play, type Action, type State } from '../../src/engine/index.ts';
import { MOST_ACTIONS } from '../../src/notation/limits.ts';
import { parseGame } from '../../src/notation/parse-game.ts';
import { makeLink, parseLink } from '../../src/notation/link.ts';
import { parseMoves } from '../../src/notation/parse-moves.ts';
import { parseRecord, parseRecordText } from '../../src/notation/record.ts';
import { NOTATION_CODES, type NotationCode, type Parsed } from '../../src/notation/refusal.ts';
import { scriptedGame } from '../../src/tools/scripts/scripted-game.ts';
import { RUBBISH } from '../../src/tools/scripts/hostile-actions.ts';
import { dataOf, sign } from '../support/records.ts';

const HEAD = 'posthorn 1; players 2\n';
const config = { players: 2 } as const;

/** A game that goes round and round: nobody ever closes. */
function endless(): Parsed {
  const draft = draftOf(newGame(config));
  const actions: Action[] = [];
  while (actions.length <= MOST_ACTIONS) {
    const action = idle(draft);
    if (!play(draft, action).ok) throw new Error(JSON.stringify(action));
    actions.push(action);
  }
  return parseRecord({ config, actions });
}

function idle({ step, player, players }: State): Action {
  const { hand, route } = players[player]!;
  if (step === 'draw') return { type: 'draw', from: 'deck' };
  if (step !== 'play') return { type: 'end' };
  return route.length > 0
    ? { type: 'restart', city: hand[0]! }
    : { type: 'play', city: hand[0]!, end: 'right' };
}

const causes: Readonly<Record<NotationCode, () => Parsed>> = {
  'not-text': () => parseGame(null),
  empty: () => parseGame('  '),
  'too-long': () => parseLink('A'.repeat(100_000)),
  'bad-json': () => parseGame('{'),
  'bad-record': () => parseGame('{}'),
  'seed-too-long': () => parseRecord({ config: { players: 2, seed: 'x'.repeat(65) }, actions: [] }),
  'seed-broken': () => parseRecord({ config: { players: 2, seed: '\udfff' }, actions: [] }),
  'too-many-actions': endless,
  'illegal-action': () => parseRecord({ config, actions: [null] }),
  'bad-character': () => parseGame('AQ=='),
  'format-version': () => parseGame('AAAA'),
  'rules-version': () => parseGame('{"rules":2}'),
  checksum: () => parseGame('AQEAAAAAAAAA'),
  'cut-short': () => parseGame('AQE'),
  'left-over': () => parseLink(sign([...dataOf(makeLink(scriptedGame(config, 5).record)), 0])),
  'unknown-choice': () => parseLink(sign([0b00110100, 1, 0xff, 0, 0, 0])),
  syntax: () => parseMoves('x'),
  'turn-number': () => parseMoves(`${HEAD}2. Blue: draw 0`),
  'wrong-player': () => parseMoves(`${HEAD}1. Red: draw 0`),
  'turn-ended': () => {
    const drawn = parseMoves(`${HEAD}1. Blue: draw 0 1`);
    const card = drawn.ok ? drawn.state.players[0]!.hand[0]! : '';
    return parseMoves(`${HEAD}1. Blue: draw 0 1; play ${card}; end; draw 0`);
  },
};

test.each([parseGame, parseLink, parseMoves, parseRecordText])(
  '%o refuses whatever is not a text as such',
  (parse) => {
    const inputs = RUBBISH.map((make) => make()).filter((input) => typeof input !== 'string');
    const codes = inputs.map((input) => parse(input)).map((parsed) => parsed.ok || parsed.code);
    expect(new Set(codes)).toEqual(new Set(['not-text']));
  },
);

test.each(NOTATION_CODES)('%s', (code) => {
  const parsed = causes[code]();
  expect(parsed.ok || parsed.code).toBe(code);
});
