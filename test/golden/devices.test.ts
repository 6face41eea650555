/**
 * What devices have kept since a page of that month wrote it: storage as it stood, and the file of
 * everything. Later pages read all of it. A new month is added when a format changes; none is edited.
 */
import { beforeEach, describe, expect, test } from 'vitest';
import script from '../../content/learn/first-game.json' with { type: 'json' };
import { scores } from '../../src/engine/index.ts';
import { draftOf } from '../../src/features/play/lobby/kept-draft.ts';
import { attemptsFrom } from '../../src/storage/attempts/attempts.ts';
import { parseSave } from '../../src/storage/games/save.ts';
import { gameTexts } from '../../src/storage/games/saved-games.ts';
import { parseResults } from '../../src/storage/results/results-text.ts';
import { answered } from '../../src/storage/settings/answered-questions.ts';
import { parsePlaces } from '../../src/storage/settings/first-game-places-text.ts';
import { longestIn } from '../../src/storage/settings/longest-route.ts';
import { recall } from '../../src/storage/settings/preferences.ts';
import { keptSheets } from '../../src/storage/sheets/score-sheets.ts';
import { readSheet } from '../../src/storage/sheets/sheet-text.ts';
import { parseBundle } from '../../src/storage/transfer/bundle.ts';
import { takenUp, type FirstGameScript } from '../../src/table/model/first-game.ts';
import { workingStorage } from '../support/storage.ts';
import november from './devices/2026-11.json' with { type: 'json' };

describe('a device of November 2026', () => {
  beforeEach(() => void workingStorage(november.storage));

  test.each([
    ['finished1', 351, [-1, -1, 9, -2]],
    ['halfway01', 60, [-13, -16]],
    ['7prj3aqh', 1, [-20, -20]],
  ])('the game %s goes on where it was', (id, actions, totals) => {
    const parsed = parseSave(id, gameTexts().get(id));
    expect(parsed.ok && parsed.session.table.done.length).toBe(actions);
    expect(parsed.ok && scores(parsed.session.table.now).players.map(({ total }) => total)).toEqual(totals);
  });

  test('no other game is there', () => expect(gameTexts().size).toBe(3));

  test('the puzzle is solved, with its stars', () => {
    const parsed = parseResults(november.storage['posthorn.results']);
    expect(parsed.ok && [...parsed.results.values()]).toMatchObject([
      { id: 'day-18', day: '2026-11-19', tries: 1, stars: 3, ownDay: 'solved' },
    ]);
    const [attempt] = attemptsFrom(recall('attempts'));
    expect(attempt).toMatchObject({ id: 'day-18', answer: { stars: 3, hints: 0 } });
  });

  test('the guided game has gone one lesson', () => {
    const inputs = parsePlaces(recall('first-game')).get('biancheria-en')!;
    expect(takenUp(script as unknown as FirstGameScript, inputs, 'biancheria-en')?.at).toBe(1);
  });

  test('score sheets, kept and begun, can be read', () => {
    expect(keptSheets()).toHaveLength(1);
    expect(readSheet(recall('sheet-draft')!)).toEqual({ ok: true, sheet: keptSheets()[0]!.sheet });
  });

  test('choices and progress are known', () => {
    expect(recall('booklet')).toBe('rebel-pl');
    expect(recall('theme')).toBe('day');
    expect(draftOf(recall('play'))).toMatchObject({ count: 2 });
    expect(longestIn(recall('longest-route'))).toBe(1);
    expect([...answered()]).toEqual(['playing-1']);
  });

  test('the file of everything holds everything', () => {
    const parsed = parseBundle(november.bundle);
    if (!parsed.ok) throw new Error(parsed.code);
    const { games, results, settings } = parsed.bundle;
    expect(games).toEqual(gameTexts());
    expect([...results.keys()]).toHaveLength(1);
    for (const [name, text] of Object.entries(settings)) expect(recall(name as 'booklet')).toBe(text);
    expect(Object.keys(settings)).toHaveLength(Object.keys(november.storage).length - games.size - 1);
  });
});
