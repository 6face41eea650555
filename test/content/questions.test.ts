/** Every question has an answer that the engine proves, under every booklet. */
import { describe, expect, test } from 'vitest';
import { check, fit, legalActions, RULES, type Action, type State } from '../../src/engine/index.ts';
import { EDITION_IDS, isMeantFor, stateOf } from '../../src/table/model/example.ts';
import { PIECES } from '../../src/table/model/pieces.ts';
import type { BoardQuestion, ChoiceQuestion, Question } from '../../src/features/rules/questions/question.ts';
import { replayActions } from '../../src/table/model/replay-actions.ts';
import { CHAPTERS } from '../../src/i18n/chapters.ts';
import { idsOf, named, readJson, WRITTEN } from '../support/content.ts';
import { KNOWN_FACTS } from '../support/known-facts.ts';
import { expectLine, linesFor } from '../support/lines.ts';

const QUESTIONS = CHAPTERS.map(
  (chapter) => [chapter, readJson<readonly Question[]>(`content/questions/${chapter}.json`)] as const,
);
const all = QUESTIONS.flatMap(([, questions]) => questions);
const choices = all.filter((question): question is ChoiceQuestion => question.kind === 'choice');
const boards = all.filter((question): question is BoardQuestion => question.kind === 'board');

test('every chapter has its file, and nothing else has one', () => {
  expect(named('content/questions', '.json').toSorted()).toEqual([...CHAPTERS].toSorted());
});

test.each(QUESTIONS)('%s asks three questions about rules there are', (chapter, questions) => {
  expect(questions.map(({ id }) => id)).toEqual([1, 2, 3].map((n) => `${chapter}-${n}`));
  for (const { rule } of questions) expect(Object.keys(RULES)).toContain(rule);
});

test('every question is of a known kind, and both kinds are met', () => {
  expect(choices.length + boards.length).toBe(all.length);
  expect(Math.min(choices.length, boards.length)).toBeGreaterThan(0);
});

test.each(choices.map(({ id, answers, right }) => [id, answers, right] as const))(
  '%s: one of three different answers is right',
  (_, answers, right) => {
    expect(new Set(answers).size).toBe(3);
    expect(answers).toContain(right);
  },
);

const numbers = choices.flatMap(({ id, proof }) => ('fact' in proof ? [[id, proof] as const] : []));
const proofs = choices.flatMap(({ id, proof }) => ('lines' in proof ? [[id, proof] as const] : []));

test('every choice has a proof, by a number or by lines', () => {
  expect(numbers.length + proofs.length).toBe(choices.length);
});

test.each(numbers)('%s: the number is the one the engine knows', (_, { fact, is }) => {
  expect(KNOWN_FACTS[fact]).toBe(is);
});

describe.each(proofs)('%s', (_, { position, lines }) => {
  test.each(EDITION_IDS)('is proved under %s', (edition) => {
    const state = stateOf(position, edition);
    const meant = linesFor(lines, state);
    expect(meant.length).toBeGreaterThan(0);
    for (const line of meant) expectLine(state, line);
  });

  test('every line of the proof says something, under some booklet', () => {
    for (const line of lines) {
      expect(line.refused ?? line.result, line.id).toBeDefined();
      const isMeant = EDITION_IDS.some((edition) => isMeantFor(line, stateOf(position, edition)));
      expect(isMeant, line.id).toBe(true);
    }
  });
});

/** What an answer brings about, so that answers can be compared with all that is legal. */
const told = (action: Action): string =>
  action.type === 'close' ? action.houses.toSorted().join(' ') : JSON.stringify(action);

describe.each(boards.map((question) => [question.id, question] as const))('%s', (_, question) => {
  const { position, right, show } = question;
  const { type } = right[0]!;

  test.each(EDITION_IDS)('has right answers and wrong ones under %s', (edition) => {
    const state = stateOf(position, edition);
    for (const action of right) expect(check(state, action), told(action)).toEqual({ ok: true });
    const { hand } = state.players[state.player]!;
    const legal = legalActions(state).filter((action) => action.type === type);
    const wrong = [
      ...legal.filter((action) => !right.map(told).includes(told(action))),
      ...hand.filter((city) => type === 'play' && !fit(state.players[state.player]!.route, city).ok),
    ];
    expect(wrong.length).toBeGreaterThan(0);
  });

  test('shows pieces that there are, in their order', () => {
    expect(show).toEqual(PIECES.filter((piece) => show.includes(piece)));
  });
});

/** The questions ask for any card that fits, for the most houses, or for what brings a tile: these are the answers, all of them. */
function worthOf(state: State, action: Action): number {
  if (action.type === 'close') return action.houses.length;
  if (action.type !== 'hand-in') return 0;
  return replayActions(state, [action])
    .events.flat()
    .filter(({ type }) => type === 'tile-taken').length;
}

test.each(boards.map((question) => [question.id, question] as const))(
  '%s counts everything right as right',
  (_, { position, right }) => {
    for (const edition of EDITION_IDS) {
      const state = stateOf(position, edition);
      const legal = legalActions(state).filter(({ type }) => type === right[0]!.type);
      const most = Math.max(...legal.map((action) => worthOf(state, action)));
      const best = legal.filter((action) => worthOf(state, action) === most);
      expect(right.map(told).toSorted()).toEqual(best.map(told).toSorted());
    }
  },
);

test.each(WRITTEN)('the pages in %s ask every question, with its answers', (_, chapters) => {
  for (const [chapter, questions] of QUESTIONS) {
    const source = chapters.get(chapter) ?? '';
    expect(idsOf(source, 'Question')).toEqual(questions.map(({ id }) => id));
    const parts = source.split('<Question').slice(1);
    const asked = parts.map((part) => idsOf(part.split('</Question>')[0]!, 'Answer'));
    const expected = questions.map((question) => (question.kind === 'choice' ? question.answers : []));
    expect(asked, chapter).toEqual(expected);
  }
});
