/** What the guide of the first game says: what happened, then what to do, to two people with names. */
import { describe, expect, test } from 'vitest';
import { EDITION_IDS } from '../../../src/table/model/example.ts';
import { learn } from '../../../src/features/learn/first-game-table.ts';
import { guideWords, seatsByName } from '../../../src/features/learn/first-game-words.ts';
import { lessonOf, showFor } from '../../../src/table/model/first-game.ts';
import { refusalSentence } from '../../../src/table/words/refusal.ts';
import { isProse, LANGUAGES } from '../../support/language.ts';
import { fewest, lessonAt, lessonsOf } from '../../support/first-lessons.ts';

describe.each(LANGUAGES)('$lang', (language) => {
  const words = { ...language, t: seatsByName(language.t) };
  const { t } = words;
  const companion = language.t('learn.companion');
  const isAboutCompanion = (text: string): boolean => text.toLowerCase().startsWith(companion);

  test.each(EDITION_IDS)('%s: every lesson is told in sentences, and in no colours', (edition) => {
    for (const now of lessonsOf(edition)) {
      const { told, task } = guideWords(now, words);
      expect([...told, task].filter((text) => !isProse(text))).toEqual([]);
      for (const seat of ['seat.0', 'seat.1'] as const)
        expect([...told, task].join(' ').toLowerCase()).not.toContain(language.t(seat));
    }
  });

  test('the companion’s turn is a list of what the companion did', () => {
    const { told } = guideWords(lessonAt('fifth-card', 'bard-pl'), words);
    expect(told).toHaveLength(5);
    expect(told.every(isAboutCompanion)).toBe(true);
  });

  test.each(['companion-first', 'score'])('%s: one’s own step says nothing about the companion', (id) => {
    const { told } = guideWords(lessonAt(id, 'bard-pl'), words);
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter(isAboutCompanion)).toEqual([]);
  });

  test('an official’s new cards are named, a single new one is not', () => {
    expect(guideWords(lessonAt('second-card', 'bard-pl'), words).told).toHaveLength(1);
    expect(guideWords(lessonAt('fourth-card', 'bard-pl'), words).told).toHaveLength(3);
  });

  test('fewer houses than possible are mentioned at the end, as many as possible are not', () => {
    const hint = t('learn.more-houses', { n: 4 });
    for (const edition of EDITION_IDS) {
      expect(guideWords(lessonAt('score', edition, fewest), words).task).toContain(hint);
      expect(guideWords(lessonAt('score', edition), words).task).toBe(t('lesson.score'));
    }
  });

  test('a refusal comes first, and what to do still follows', () => {
    const now = learn(lessonAt('first-card', 'bard-pl'), { type: 'city', city: 'ulm' });
    expect(guideWords(now, words)).toEqual({
      told: [refusalSentence(now.table.refusal!, t, language.names)],
      task: t('lesson.first-card'),
    });
  });

  test('trying something while reading names the button, except where there is none', () => {
    const tried = (id: string) => learn(lessonAt(id, 'bard-pl'), { type: 'city', city: 'ulm' });
    expect(guideWords(tried('welcome'), words).told).toEqual([t('learn.first-read')]);
    expect(guideWords(tried('score'), words).told).toEqual([t('learn.over')]);
  });

  test('begun closings are asked about, other legal tries are answered', () => {
    const closing = learn(lessonAt('close', 'bard-pl'), { type: 'close' });
    expect(guideWords(closing, words)).toEqual({ told: [], task: t('table.ask.closing') });
    const other = learn(lessonAt('first-card', 'bard-pl'), { type: 'draw', from: 'deck' });
    expect(guideWords(other, words)).toEqual({ told: [], task: t('lesson.first-card.instead') });
  });
});

/** Without a piece the lesson could not be done; with all of them a phone would have to be scrolled. */
test.each(EDITION_IDS)('%s: what a lesson asks for is on the table, and little else', (edition) => {
  const needed = { draw: 'market', play: 'hand', call: 'officials' } as const;
  for (const { game } of lessonsOf(edition)) {
    const lesson = lessonOf(game)!;
    const piece = 'do' in lesson && needed[lesson.do.type as keyof typeof needed];
    if (piece) expect(showFor(game), lesson.id).toContain(piece);
    expect(showFor(game).length, lesson.id).toBeLessThanOrEqual(3);
  }
});

test('loading with nothing kept says nothing again', () => {
  const [first] = lessonsOf('bard-pl');
  expect(learn(first!, { type: 'resume', kept: null, edition: 'bard-pl' })).toBe(first);
  expect(learn(first!, { type: 'resume', kept: null, edition: 'smart-ru' }).game.edition).toBe('smart-ru');
});
