/**
 * Every kind of thing a page keeps, with one press that changes it and the question whether that press
 * is stored. `kept.spec.ts` presses and leaves in the same task.
 */
import type { Page } from '@playwright/test';
import { attemptsFrom } from '../../src/storage/attempts/attempts.ts';
import { draftOf } from '../../src/features/play/lobby/kept-draft.ts';
import { parsePlaces } from '../../src/storage/settings/first-game-places-text.ts';
import { parseSave } from '../../src/storage/games/save.ts';
import { parseResults } from '../../src/storage/results/results-text.ts';
import { beginGame } from './play-page.ts';

type Storage = Readonly<Record<string, string>>;

export interface Kind {
  readonly name: string;
  /** Brings the device to where the press matters. Asked once, with a page of its own. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly path: string | ((page: Page) => string);
  /** Seen when the page listens. */
  readonly ready: string;
  /** Pressed by the page itself, in the task in which it leaves. */
  readonly press: string;
  readonly isKept: (stored: Storage) => boolean;
}

const attemptIn = (stored: Storage) => attemptsFrom(stored['posthorn.attempts'] ?? null)[0];

/** The game that was begun, and how many actions it has. */
function actionsIn(stored: Storage): number {
  const [key, text] = Object.entries(stored).find(([name]) => name.startsWith('posthorn.game.')) ?? [];
  const parsed = key ? parseSave(key.slice('posthorn.game.'.length), text) : null;
  return parsed?.ok ? parsed.session.table.done.length : -1;
}

export const KINDS: readonly Kind[] = [
  {
    name: 'a step of the first game',
    path: '/en/learn/',
    ready: '.first-game .board-svg.is-live',
    press: '.guide .buttons button',
    isKept: (stored) => parsePlaces(stored['posthorn.first-game'] ?? null).size === 1,
  },
  {
    name: 'a pick in a puzzle',
    path: '/en/puzzles/',
    ready: '.puzzle-table .proposals button',
    press: '.puzzle-table .proposals li:nth-child(1) button',
    isKept: (stored) => attemptIn(stored)?.picks?.length === 1,
  },
  {
    name: 'the result of a puzzle',
    prepare: async (page) => {
      await page.goto('/en/puzzles/');
      await page.locator('.puzzle-table .proposals li:nth-child(2) button').click();
      await page.locator('.puzzle-table .proposals button', { hasText: '6.3' }).waitFor();
    },
    path: '/en/puzzles/',
    ready: '.puzzle-table .proposals.rules button, .puzzle-table .proposals button',
    press: '.puzzle-table .proposals li:nth-child(1) button',
    isKept: (stored) => {
      const parsed = parseResults(stored['posthorn.results']);
      const tries = parsed.ok ? [...parsed.results.values()].map((result) => result.tries) : [];
      return tries.includes(1) && (attemptIn(stored)?.answer ?? null) !== null;
    },
  },
  {
    name: 'a question answered on the board',
    path: '/en/rules/playing/#playing-1',
    ready: '#question-playing-1-board .board-svg.is-live',
    press: '#board-playing-1 .hand li:nth-child(2) button',
    isKept: (stored) => (stored['posthorn.questions'] ?? '').split(' ').includes('playing-1'),
  },
  {
    name: 'the set-up of a game',
    path: '/en/play/',
    ready: 'form.setup:not([inert])',
    press: '.seat-count input[value="4"]',
    isKept: (stored) => draftOf(stored['posthorn.play'] ?? null)?.count === 4,
  },
  {
    name: 'an entry on the score sheet',
    path: '/en/referee/#score',
    ready: '#score .sheet[data-ready]',
    press: '.sheet-player .sheet-choice label:nth-of-type(4) input',
    isKept: (stored) => (stored['posthorn.sheet-draft'] ?? '').includes('.5.'),
  },
  {
    name: 'a score sheet put among the kept ones',
    path: '/en/referee/#score',
    ready: '#score .sheet[data-ready]',
    press: '.sheet-actions button.primary',
    isKept: (stored) => (stored['posthorn.sheets'] ?? '') !== '',
  },
  {
    name: 'a move in a game',
    prepare: (page) => beginGame(page, { lang: 'en', who: ['person', 'solid'], seed: 'ulm-passau-417' }),
    path: (page) => new URL(page.url()).pathname + new URL(page.url()).hash,
    ready: '.game-table .board-svg.is-live',
    press: '.market li:nth-child(1) button',
    isKept: (stored) => actionsIn(stored) === 1,
  },
  {
    name: 'the longest route on the home page',
    path: '/en/',
    ready: '#first-route .board-svg.is-live',
    press: 'g[data-city="ulm"] > .city-control',
    isKept: (stored) => stored['posthorn.longest-route'] === '1',
  },
];
