import { describe, expect, test } from 'vitest';
import { scoreTimelineOf, played } from '../../../src/table/model/timeline/score-timeline.ts';
import { causeSentence, tieSentence, turnName } from '../../../src/table/words/moment-words.ts';
import { decidedBy, type Cause } from '../../../src/table/model/timeline/moments.ts';
import { readGames, recordOf } from '../../../src/tools/scripts/golden/store.ts';
import { isProse, LANGUAGES } from '../../support/language.ts';

const games = readGames().map((game) => ({ ...game, course: scoreTimelineOf(played(recordOf(game))) }));

describe.each(LANGUAGES.map((language) => [language.lang, language] as const))('%s', (_, words) => {
  test('every moment of every stored game is told in whole sentences', () => {
    const told = new Set<Cause['code']>();
    for (const { course } of games) {
      const decided = decidedBy(course)!;
      for (const { turn, causes } of decided.moments)
        for (const cause of causes) {
          told.add(cause.code);
          const sentence = causeSentence(cause, course.turns[turn]!, decided, words);
          expect(isProse(sentence), sentence).toBe(true);
        }
    }
    expect([...told].toSorted()).toEqual(['last-round', 'lead', 'race', 'setback', 'swing']);
  });

  test('a late lead is told as one', () => {
    const { course } = games[0]!;
    const turn = course.turns.at(-1)!;
    const say = (isLate: boolean) =>
      causeSentence({ code: 'lead', isLate }, turn, { winner: 0, other: 1 }, words);
    expect(isProse(say(true))).toBe(true);
    expect(say(true)).not.toBe(say(false));
  });

  test('ties are explained with those who are level, and nothing is explained without one', () => {
    const kinds = new Set<string>();
    for (const { course, scores } of games) {
      const sentence = tieSentence(course.states.at(-1)!, words);
      expect(sentence === null).toBe(scores.tie === null);
      if (sentence === null) continue;
      kinds.add(scores.tie!);
      expect(isProse(sentence), sentence).toBe(true);
      expect(sentence).toContain(words.t(`seat.${scores.winner as 0 | 1 | 2 | 3}`));
    }
    expect([...kinds].toSorted()).toEqual(['clockwise', 'end-tile']);
  });

  test('every turn has a name of its own', () => {
    for (const { course } of games) {
      const all = course.turns.map((turn) => turnName(turn, words.t));
      expect(new Set(all).size).toBe(all.length);
    }
  });
});
