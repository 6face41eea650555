/** The guided first game, played to its end under every booklet. */
import { describe, expect, test } from 'vitest';
import script from '../../../content/learn/first-game.json' with { type: 'json' };
import { legalActions, OFFICIALS, scores, type Action, type EditionId } from '../../../src/engine/index.ts';
import { EDITION_IDS } from '../../../src/table/model/example.ts';
import {
  backOne,
  beginFirstGame,
  goOn,
  isAsking,
  keptAs,
  lessonOf,
  takenUp,
  type FirstGame,
  type FirstGameScript,
} from '../../../src/table/model/first-game.ts';
import { MESSAGES } from '../../../src/i18n/messages.ts';

const SCRIPT = script as unknown as FirstGameScript;

/** What a learner who does as told does next. */
function asTold(game: FirstGame, choose = (asked: readonly Action[]): Action => asked[0]!): FirstGame {
  const lesson = lessonOf(game)!;
  if (!isAsking(lesson)) return goOn(game, 'next');
  const asked = legalActions(game.state).filter((action) => goOn(game, action).at === game.at + 1);
  expect(asked.length, `${lesson.id} can be done`).toBeGreaterThan(0);
  return goOn(game, choose(asked));
}

function finished(edition: EditionId, choose?: (asked: readonly Action[]) => Action): FirstGame {
  let game = beginFirstGame(SCRIPT, edition);
  while (lessonOf(game)) game = asTold(game, choose);
  return game;
}

describe.each(EDITION_IDS)('under %s', (edition) => {
  test('ends with the first route closed and counted', () => {
    const best = finished(edition, (asked) => {
      const size = (action: Action): number => (action.type === 'close' ? action.houses.length : 0);
      return asked.toSorted((a, b) => size(b) - size(a))[0]!;
    });
    expect(best.state.players[0]).toMatchObject({
      coach: 3,
      route: [],
      tiles: [{ stack: 'length-5', value: 2 }],
    });
    expect(scores(best.state).players[0]).toMatchObject({ coach: 2, tiles: 2, houses: -16, total: -12 });
  });

  test('whatever the learner may choose, the companion’s cards fall as planned', () => {
    expect(finished(edition, (asked) => asked[0]!).state.players[1]!.coach).toBe(3);
    expect(finished(edition, (asked) => asked.at(-1)!).state.players[1]!.coach).toBe(3);
  });

  test('is taken up where it was left, at every lesson', () => {
    let game = beginFirstGame(SCRIPT, edition);
    while (lessonOf(game)) {
      expect(takenUp(SCRIPT, keptAs(game) ?? '[]', edition)).toEqual({ ...game, ...lastStep(game) });
      game = asTold(game);
    }
    expect(takenUp(SCRIPT, keptAs(game), edition)?.at).toBe(game.at);
  });
});

/** Taking up replays, so it ends with the events of the last step, as the game itself did. */
const lastStep = ({ events, answer }: FirstGame): Pick<FirstGame, 'events' | 'answer'> => ({
  events,
  answer,
});

test('the forced postmaster, the bailiff and the coachman come one at a time', () => {
  const asked = SCRIPT.lessons.filter(isAsking).flatMap((lesson) => {
    const official = OFFICIALS.find((each) => each === lesson.do['official']);
    return official ? [official] : [];
  });
  expect(asked).toEqual(['bailiff', 'coachman']);
  const first = beginFirstGame(SCRIPT, 'bard-pl').state;
  expect(first.turn).toMatchObject({ official: 'postmaster', forced: true });
});

test('an illegal try is answered with the engine’s reason and changes nothing', () => {
  const game = goOn(beginFirstGame(SCRIPT, 'bard-pl'), 'next');
  const after = goOn(game, { type: 'play', city: 'ulm', end: 'right' });
  expect(after.answer).toMatchObject({ ok: false, code: 'wrong-step' });
  expect(after).toMatchObject({ at: game.at, state: game.state, inputs: game.inputs });
});

test('a legal try that is not this lesson’s is not done', () => {
  const game = goOn(beginFirstGame(SCRIPT, 'bard-pl'), 'next');
  const after = goOn(game, { type: 'draw', from: 'deck' });
  expect(after.answer).toBe('instead');
  expect(after.state).toBe(game.state);
});

test('reading on does nothing where an action is asked for, nor an action where there is none', () => {
  const start = beginFirstGame(SCRIPT, 'bard-pl');
  expect(goOn(start, { type: 'draw', from: 0 })).toBe(start);
  const asking = goOn(start, 'next');
  expect(goOn(asking, 'next')).toBe(asking);
});

test('one step back is as if it had not been done', () => {
  const start = beginFirstGame(SCRIPT, 'bard-pl');
  const one = goOn(start, 'next');
  const two = goOn(one, { type: 'draw', from: 0 });
  expect(backOne(SCRIPT, two)).toEqual(one);
  expect(backOne(SCRIPT, start)).toEqual(start);
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['no game', '{}'],
  ['no list', '7'],
  ['a step that does not belong here', '["next","next"]'],
  ['an illegal move', '["next",{"type":"end"}]'],
  ['garbage for moves', '["next",null,7,{"__proto__":{}}]'],
  ['more than the game has', JSON.stringify(Array(1000).fill('next'))],
])('%s is not taken up', (_, kept) => {
  expect(takenUp(SCRIPT, kept, 'bard-pl')).toBeNull();
});

test.each(Object.entries(MESSAGES))('%s has a text for every lesson and for every detour', (_, messages) => {
  for (const lesson of SCRIPT.lessons) {
    expect(messages).toHaveProperty([`lesson.${lesson.id}`]);
    if (isAsking(lesson)) expect(messages).toHaveProperty([`lesson.${lesson.id}.instead`]);
  }
});
