/** What would be allowed now: all of it, in few lines. */
import { expect, test } from 'vitest';
import { legalActions, type Action } from '../../../../src/engine/index.ts';
import { actionLabel } from '../../../../src/table/words/action-label.ts';
import { legalLines } from '../../../../src/features/referee/may-i/legal.ts';
import { LANGS } from '../../../../src/i18n/locales.ts';
import { arbWalk, quickWalk } from '../../../support/arbitraries.ts';
import { at } from '../../../support/game.ts';
import { speak } from '../../../support/language.ts';
import { fc } from '../../../support/property.ts';

/** Named one by one, unless there are too many that differ only in houses, cards or open cards. */
const SINGLE: readonly Action['type'][] = ['call', 'end', 'take-coach', 'skip', 'play', 'restart', 'advance'];

test('whatever can be done is named, nothing twice, and nothing else', () => {
  const { t, names } = speak('en');
  fc.assert(
    fc.property(arbWalk.map(quickWalk), (state) => {
      const lines = legalLines(state, { isHandKnown: true }, t, names);
      const legal = legalActions(state);
      const labels = new Set(legal.map((action) => actionLabel(action, state, t, names)));
      expect(new Set(lines).size).toBe(lines.length);
      for (const action of legal.filter(({ type }) => SINGLE.includes(type))) {
        expect(lines).toContain(actionLabel(action, state, t, names));
      }
      const others = lines.filter((line) => !labels.has(line));
      // A market card without its name, closings that are counted.
      expect(others.length).toBeLessThanOrEqual(3);
    }),
    { numRuns: 150 },
  );
});

test.each(LANGS)('%s: thousands of closings are a few lines', (lang) => {
  const { t, names } = speak(lang);
  const route = [
    ...(['lodz', 'pilsen', 'budweis', 'linz', 'passau', 'regensburg', 'nuernberg', 'wuerzburg'] as const),
    ...([
      'mannheim',
      'carlsruhe',
      'freiburg',
      'basel',
      'zuerich',
      'sigmaringen',
      'stuttgart',
      'ulm',
    ] as const),
    ...(['kempten', 'augsburg', 'ingolstadt', 'muenchen', 'innsbruck', 'salzburg'] as const),
  ];
  const state = at({ config: { players: 2, edition: 'bard-pl' }, step: 'finish', players: [{ route }] });
  const closings = legalActions(state).filter(({ type }) => type === 'close');
  expect(closings.length).toBeGreaterThan(10_000);
  const lines = legalLines(state, { isHandKnown: true }, t, names);
  expect(lines.length).toBeLessThan(12);
  expect(lines.join(' ')).not.toMatch(/[{}]/);
});
