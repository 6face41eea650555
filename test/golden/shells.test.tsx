/**
 * The tables of play, puzzles and replay as the server would send them, at the moments that differ: what
 * they offer and say stays the same, however they are put together. After a wanted change
 * `npm run unit -- golden/shells -u` writes the outlines anew; read what it changed.
 */
import { render } from 'preact-render-to-string';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { GameTable } from '../../src/features/play/table/GameTable.tsx';
import { beginLegal, name } from '../../src/features/puzzles/model/legal-session.ts';
import { begin, solve, type RouteSession } from '../../src/features/puzzles/model/route-session.ts';
import { NamingTable } from '../../src/features/puzzles/table/NamingTable.tsx';
import { SolvingTable } from '../../src/features/puzzles/table/SolvingTable.tsx';
import { ReplayScreen } from '../../src/features/replay/ReplayScreen.tsx';
import { RULES } from '../../src/engine/index.ts';
import { begin as beginGame, go, type Session } from '../../src/table/model/session.ts';
import { LANGUAGES } from '../support/language.ts';
import { outlineOf } from '../support/outline.ts';
import { playedOn, playedOut, setupOf } from '../support/play.ts';
import { CLOSING, LEGAL, PLAN } from '../support/puzzles.ts';

const BOTH = ['officials', 'audience'] as const;
const two = beginGame('shell', setupOf(['person', 'person']));
const alone = beginGame('shell', setupOf(['person', 'solid'], BOTH));
const uncovered = go(two, { type: 'uncover' });

const GAMES: readonly (readonly [string, Session])[] = [
  ['a curtain before the first turn', two],
  ['the first draw', uncovered],
  ['a card to lay', playedOn(two, 2)],
  ['the middle of a game', playedOn(two, 60)],
  ['a question before an undo', go(playedOn(two, 60), { type: 'undo' })],
  ['looking back', go(playedOn(two, 60), { type: 'look', at: 10 })],
  ['both modules', playedOn(alone, 75)],
  ['the end', playedOut(two)],
];

const nothing = (): void => {};
const EXPLANATION = { judgement: null, hasFailed: false };
const titles = Object.fromEntries(Object.keys(RULES).map((id) => [id, `title of ${id}`]));

const ROUTES: readonly (readonly [string, RouteSession])[] = [
  ['a route to solve', begin(CLOSING)],
  ['a hint taken', solve(begin(PLAN), { type: 'hint' })],
  ['checked too early', solve(begin(CLOSING), { type: 'check' })],
  ['missed', solve(solve(begin(CLOSING), { type: 'check' }), { type: 'check-anyway' })],
];

const found = name(beginLegal(LEGAL), { type: 'pick', index: LEGAL.illegal });
const QUESTIONS = [
  ['legal or not', beginLegal(LEGAL)],
  ['the rule to name', found],
] as const;

/** The replay says at which address it is. */
beforeEach(() => void vi.stubGlobal('location', { href: 'https://posthorn.example/en/replay/' }));

/** Nothing left to fill in, nothing that a program would say. */
const BROKEN = /undefined|NaN|\[object|\{\w+\}/;

describe.each(LANGUAGES)('$lang', (language) => {
  const file = (moment: string): string =>
    `./shells/${moment.replaceAll(/[ ,]+/g, '-')}.${language.lang}.txt`;

  test.each(GAMES)('play: %s', async (moment, session) => {
    const html = render(<GameTable session={session} send={nothing} language={language} />);
    expect(html).not.toMatch(BROKEN);
    await expect(outlineOf(html)).toMatchFileSnapshot(file(`play, ${moment}`));
  });

  test.each(ROUTES)('puzzle: %s', async (moment, solving) => {
    const props = { solving, send: nothing, explanation: EXPLANATION, title: null, share: null, language };
    const html = render(<SolvingTable {...props} />);
    expect(html).not.toMatch(BROKEN);
    await expect(outlineOf(html)).toMatchFileSnapshot(file(`puzzle, ${moment}`));
  });

  test.each(QUESTIONS)('puzzle: %s', async (moment, naming) => {
    const props = { naming, send: nothing, titles, title: null, share: null, language };
    const html = render(<NamingTable {...props} />);
    expect(html).not.toMatch(BROKEN);
    await expect(outlineOf(html)).toMatchFileSnapshot(file(`puzzle, ${moment}`));
  });

  test.each([
    ['the beginning', playedOn(two, 60), 0],
    ['a moment', playedOn(two, 60), 30],
    ['the end', playedOut(alone), 10_000],
  ] as const)('replay: %s', async (moment, session, at) => {
    const game = { source: { type: 'saved', id: 'shell' }, session, at } as const;
    const html = render(<ReplayScreen game={game} language={language} onClose={nothing} />);
    expect(html).not.toMatch(BROKEN);
    await expect(outlineOf(html)).toMatchFileSnapshot(file(`replay, ${moment}`));
  });
});
