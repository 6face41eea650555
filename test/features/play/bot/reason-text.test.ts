/** Every reason as a sentence, to the one whose hand it is and to others, who must not learn what is hidden. */
import { describe, expect, test } from 'vitest';
import type { Reason } from '../../../../src/ai/reasons.ts';
import { reasonSentence } from '../../../../src/features/play/bot/reason-text.ts';
import { isProse, LANGUAGES, speak } from '../../../support/language.ts';
import { ALL_REASONS } from '../../../support/reasons.ts';

describe.each(LANGUAGES)('reasons in $lang', ({ t, names }) => {
  test.each(ALL_REASONS.map((reason) => [JSON.stringify(reason), reason] as const))('%s', (_, reason) => {
    for (const reader of ['owner', 'other'] as const) {
      expect(reasonSentence(reason, reader, t, names)).toSatisfy(isProse);
    }
  });

  /** The second differs from the first only in what lies in a hidden hand or carriage. */
  test.each<[Reason, Reason]>([
    [
      { code: 'links-hand', city: 'ulm', to: 'augsburg' },
      { code: 'links-hand', city: 'ulm', to: 'kempten' },
    ],
    [
      { code: 'pile-hope', fitting: 4 },
      { code: 'pile-hope', fitting: 5 },
    ],
    [
      { code: 'start-here', city: 'ulm', linked: 0 },
      { code: 'start-here', city: 'ulm', linked: 2 },
    ],
    [
      { code: 'extend', city: 'ulm', length: 4 },
      { code: 'keeps-open', city: 'ulm', length: 4, roads: 3 },
    ],
    [
      { code: 'restart-stuck', city: 'ulm', lost: 2 },
      { code: 'restart-better', city: 'ulm', lost: 2 },
    ],
    [
      { code: 'coachman-second-card', city: 'ulm' },
      { code: 'coachman-second-card', city: 'linz' },
    ],
    [
      { code: 'keep-linked', kept: ['ulm', 'augsburg', 'kempten'] },
      { code: 'keep-linked', kept: ['lodz', 'linz', 'pilsen'] },
    ],
    [
      { code: 'seat-late-high', carriage: 'baden' },
      { code: 'seat-late-high', carriage: 'baiern' },
    ],
  ])('others cannot tell %j from %j, the owner can', (a, b) => {
    expect(reasonSentence(a, 'other', t, names)).toBe(reasonSentence(b, 'other', t, names));
    expect(reasonSentence(a, 'owner', t, names)).not.toBe(reasonSentence(b, 'owner', t, names));
  });
});

describe('in English', () => {
  const { t, names } = speak('en');
  const say = (reason: Reason): string => reasonSentence(reason, 'owner', t, names);

  test('a lead is told when there is one', () => {
    expect(say({ code: 'close-ends-game', ahead: 7 })).toContain('with a lead of 7\u00a0points');
    expect(say({ code: 'close-ends-game', ahead: 0 })).not.toContain('lead');
  });

  test('a coach that needs the Wainwright says so', () => {
    expect(say({ code: 'close-coach', coach: 5, wainwright: true })).toContain('Wainwright');
    expect(say({ code: 'close-coach', coach: 5, wainwright: false })).not.toContain('Wainwright');
  });

  test('whoever may end the game is named', () => {
    expect(say({ code: 'close-now-risk', seat: 2 })).toMatch(/^Yellow dome could end the game/);
  });
});
