/** Everything that is legal can be typed, in every language, and comes out as the same action. */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { legalActions, MODULES, type Action, type Config, type State } from '../../../src/engine/index.ts';
import { actionLabel } from '../../../src/table/words/action-label.ts';
import { commandFor } from '../../../src/table/command/phrase.ts';
import { arbWalk, quickWalk, walk } from '../../support/arbitraries.ts';
import { lexicaOf, typed } from '../../support/commands.ts';
import { LANGUAGES } from '../../support/language.ts';
import { fc } from '../../support/property.ts';

/** Some of each kind: of closings there can be thousands. */
function sample(state: State): readonly Action[] {
  const legal = legalActions(state);
  const every = Math.max(1, Math.floor(legal.length / 12));
  return legal.filter((action, i) => i % every === 0 || action.type !== legal[i - 1]?.type);
}

/** Whole games, with both modules and both ways to place houses; positions from their middle as well. */
const GAMES = [
  { players: 2, seed: 'commands', edition: 'bard-pl', modules: MODULES },
  { players: 3, seed: 'posthorn', edition: 'smart-ru', modules: MODULES },
  { players: 4, seed: 'coach', options: { coach: 'may', placement: 'must' } },
] as const satisfies readonly Config[];

const everyState = GAMES.flatMap((config) => {
  const states: State[] = [];
  walk({ config, dice: 'x', guided: 6, length: 1500 }, (state) => states.push(state));
  return states;
});

const kindOf = (action: Action): string => {
  if (action.type === 'close') return `close ${action.way}`;
  if (action.type !== 'hand-in') return action.type;
  return ['hand-in', ...['draw', 'house'].filter((reward) => reward in action)].join(' ');
};
const EVERY_KIND = [
  'advance',
  'call',
  'close each-province',
  'close one-province',
  'discard',
  'draw',
  'end',
  'hand-in',
  'hand-in draw',
  'hand-in house',
  'play',
  'restart',
  'seat',
  'skip',
  'take-coach',
];

/** Not said on a button: which reward, and who sits where. */
const isWhole = ({ type }: Action): boolean => type !== 'hand-in' && type !== 'seat';

describe.each(LANGUAGES)('in $lang', ({ lang, t, names }) => {
  test('every legal action has a command that means it', () => {
    const [own] = lexicaOf(lang);
    const kinds = new Set<string>();
    for (const state of everyState)
      for (const action of sample(state)) {
        const text = commandFor(action, state, own);
        const found = typed(text, state, lang);
        // A mistake is told; what is right goes quickly.
        if (!isDeepStrictEqual(found, action)) expect(found, text).toEqual(action);
        kinds.add(kindOf(action));
      }
    expect([...kinds].toSorted()).toEqual(EVERY_KIND);
    fc.assert(
      fc.property(arbWalk, (way) => {
        const state = quickWalk(way);
        for (const action of sample(state)) {
          const text = commandFor(action, state, own);
          expect(typed(text, state, lang), text).toEqual(action);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('what stands on a button can be typed as it stands there', () => {
    fc.assert(
      fc.property(arbWalk, (way) => {
        const state = quickWalk(way);
        for (const action of sample(state).filter(isWhole)) {
          const text = actionLabel(action, state, t, names);
          const again = typed(text, state, lang);
          // Of two open cards of a city, the first is as good.
          const label = typeof again === 'string' ? again : actionLabel(again, state, t, names);
          expect(label, text).toBe(text);
        }
      }),
      { numRuns: 40 },
    );
  });
});
