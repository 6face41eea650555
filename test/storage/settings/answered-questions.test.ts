import { describe, expect, test, vi } from 'vitest';
import {
  answered,
  answeredIn,
  countOf,
  forgetAnswers,
  markAnswered,
} from '../../../src/storage/settings/answered-questions.ts';
import { throwingStorage, workingStorage } from '../../support/storage.ts';

function stubPage(): (string | null)[] {
  const heard: (string | null)[] = [];
  vi.stubGlobal('document', {
    dispatchEvent: (event: CustomEvent<string | null>) => heard.push(event.detail),
  });
  return heard;
}

describe('answeredIn', () => {
  test.each<[string | null, readonly string[]]>([
    [null, []],
    ['', []],
    ['playing-2 set-up-1', ['playing-2', 'set-up-1']],
    ['playing-2 playing-2', ['playing-2']],
    ['playing playing-0 playing-12 Playing-1 -1 a--1', []],
    ['{"a":1} <script> __proto__ tiles-3', ['tiles-3']],
  ])('%j holds %j', (stored, ids) => {
    expect([...answeredIn(stored)]).toEqual(ids);
  });

  test('is not overwhelmed by a long text', () => {
    const long = Array.from(
      { length: 9000 },
      (_, i) => `${'abcdefghij'[i % 10]}${'k'.repeat(i % 300)}-1`,
    ).join(' ');
    expect(answeredIn(long).size).toBeLessThanOrEqual(100);
  });
});

describe('markAnswered', () => {
  test('keeps each question once and tells the page', () => {
    const kept = workingStorage({ 'posthorn.questions': 'idea-1' });
    const heard = stubPage();
    markAnswered('idea-2');
    markAnswered('idea-2');
    expect(kept.get('posthorn.questions')).toBe('idea-2 idea-1');
    expect(heard).toEqual(['idea-2', 'idea-2']);
  });

  test('stops nothing when the storage does not work', () => {
    throwingStorage();
    stubPage();
    expect(() => markAnswered('idea-2')).not.toThrow();
    expect(answered().size).toBe(0);
  });
});

test('forgetAnswers leaves nothing behind', () => {
  const kept = workingStorage({ 'posthorn.questions': 'idea-1' });
  const heard = stubPage();
  forgetAnswers();
  expect([...kept]).toEqual([]);
  expect(heard).toEqual([null]);
});

test('countOf counts a chapter’s own questions', () => {
  expect(countOf(new Set(['end-1', 'end-3', 'idea-1']), ['end-1', 'end-2', 'end-3'])).toBe(2);
});
