/** The chapters of the rules: the same skeleton in every language, every rule of the engine, no stale text. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import paragraphs from '../../content/rules/paragraphs.json' with { type: 'json' };
import { EDITIONS, RULES, type EditionId, type RuleId } from '../../src/engine/index.ts';
import { outlineOf } from '../../src/content/chapter-outline.ts';
import { EDITION_IDS } from '../../src/table/model/example.ts';
import type { Paragraphs } from '../../src/features/rules/paragraph.ts';
import type { Question } from '../../src/features/rules/questions/question.ts';
import { CHAPTERS, chapterOf, type Chapter } from '../../src/i18n/chapters.ts';
import { LANGS, type Lang } from '../../src/i18n/locales.ts';
import { digestOf, followers, storedDigest, withDigest } from '../../src/tools/scripts/digests.ts';

const about: Paragraphs = paragraphs as Paragraphs;
const ids = Object.keys(RULES) as RuleId[];
const sourceOf = (lang: Lang, chapter: Chapter): string =>
  readFileSync(`content/rules/${lang}/${chapter}.mdx`, 'utf8');
const chapters = LANGS.flatMap((lang) =>
  CHAPTERS.map((chapter) => ({ lang, chapter, source: sourceOf(lang, chapter) })),
);
const questionsOf = (chapter: Chapter): readonly Question[] => {
  const file = `content/questions/${chapter}.json`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Question[]) : [];
};

describe.each(chapters)('$lang $chapter', ({ chapter, source }) => {
  const outline = outlineOf(source);

  test('has the rules of the engine, all of them and in order', () => {
    expect(outline.rules.map(({ id }) => id)).toEqual(ids.filter((id) => chapterOf(id) === chapter));
    expect(source.match(/<Rule /g)?.length, 'every tag is well formed').toBe(outline.rules.length);
  });

  test('has the same tags with the same ids as English, in the same order', () => {
    const skeleton = (text: string) => outlineOf(text).tags.filter((tag) => !/^(Term|How)\b/.test(tag));
    expect(skeleton(source)).toEqual(skeleton(sourceOf('en', chapter)));
  });

  test.each(outline.rules)(
    '$id says how it is known, and every reading, as its kind demands',
    ({ id, body }) => {
      const { kind, option } = about[id as RuleId];
      if (kind === 'clarified' || kind === 'silent') expect(body).toContain('<How>');
      if (kind === 'plain') expect(body).not.toContain('<How>');
      const readings = [...body.matchAll(/<Reading of="([^"]+)">/g)].map(([, of]) => of!.split(' '));
      expect(readings.flat().toSorted()).toEqual(kind === 'differs' ? [...EDITION_IDS].toSorted() : []);
      if (!option) return;
      const valueOf = (booklet: string) => EDITIONS[booklet as EditionId][option];
      for (const booklets of readings) expect(new Set(booklets.map(valueOf)).size, booklets.join()).toBe(1);
      expect(new Set(readings.map(([first]) => valueOf(first!))).size).toBe(readings.length);
    },
  );

  test('asks the chapter’s questions, with their answers and a reason', () => {
    const questions = questionsOf(chapter);
    expect(outline.questions).toEqual(questions.map(({ id }) => id));
    const asked = [...source.matchAll(/<Question id="[^"]+">([\s\S]*?)<\/Question>/g)].map(
      ([, body]) => body!,
    );
    for (const [i, question] of questions.entries()) {
      const answers = [...asked[i]!.matchAll(/<Answer id="([^"]+)">/g)].map(([, id]) => id!);
      expect(answers.toSorted(), question.id).toEqual(
        question.kind === 'choice' ? [...question.answers].toSorted() : [],
      );
      expect(asked[i]!.match(/<Because>/g)?.length, question.id).toBe(1);
    }
  });

  test('uses no tag that the pages do not know', () => {
    const known = ['Answer', 'Because', 'Example', 'How', 'Question', 'Reading', 'Rule', 'Term'];
    expect(outline.tags.map((tag) => tag.split(' ')[0]!).filter((tag) => !known.includes(tag))).toEqual([]);
    expect(source).not.toMatch(/^(import|export) /m);
  });
});

test('paragraphs.json has every rule of the engine and no other', () => {
  expect(Object.keys(about).toSorted()).toEqual([...ids].toSorted());
});

describe('staleness', () => {
  test.each(followers().map((follower) => [follower.file, follower] as const))(
    '%s follows the English text as it is now',
    (_, { text, digest }) => {
      expect(storedDigest(text), '`npm run digests` once it says the same').toBe(digest);
    },
  );

  test('a change of a word is noticed, a digest in the text itself is not', () => {
    const english = sourceOf('en', 'playing');
    expect(digestOf(english.replace('route', 'line'))).not.toBe(digestOf(english));
    expect(digestOf(withDigest(english, digestOf(english)))).toBe(digestOf(english));
    expect(storedDigest(withDigest(english, '0123456789ab'))).toBe('0123456789ab');
    expect(withDigest(withDigest(english, 'aaaaaaaaaaaa'), 'bbbbbbbbbbbb')).toBe(
      withDigest(english, 'bbbbbbbbbbbb'),
    );
  });
});
