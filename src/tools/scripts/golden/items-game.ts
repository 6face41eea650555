/** The game as a whole: what it is played under, and how it is won. */
import { EDITIONS, MODULES, OPTION_VALUES, PLAYER_COUNTS, RANKS } from '../../../engine/index.ts';
import type { Item, WholeGame } from './moment.ts';

const CONFIGS: readonly Item<WholeGame>[] = [
  ...PLAYER_COUNTS.flatMap((count): Item<WholeGame>[] => [
    [`players: ${count}`, ({ config }) => config.players === count],
    ...MODULES.map((module): Item<WholeGame> => [
      `players: ${count} with ${module}`,
      ({ config, state }) => config.players === count && state.modules.includes(module),
    ]),
  ]),
  ...[[], ['officials'], ['audience'], ['officials', 'audience']].map((modules): Item<WholeGame> => [
    `modules: ${modules.join(' and ') || 'none'}`,
    ({ state }) => state.modules.join() === modules.join(),
  ]),
  ...Object.keys(EDITIONS).map((edition): Item<WholeGame> => [
    `edition: ${edition}`,
    ({ config }) => config.edition === edition,
  ]),
  // A config in canonical spelling names an option only where it differs from the edition's.
  ...Object.entries(OPTION_VALUES).flatMap(([name, values]) =>
    values.map((value): Item<WholeGame> => [
      `option: ${name} ${value}`,
      ({ config }) =>
        Object.entries(config.options ?? {}).some(([key, own]) => key === name && own === value),
    ]),
  ),
];

const OUTCOMES: readonly Item<WholeGame>[] = [
  ...([null, 'end-tile', 'clockwise'] as const).map((tie): Item<WholeGame> => [
    tie === null ? 'won: by points' : `won: a tie broken ${tie}`,
    ({ state, scores }) => state.step === 'over' && scores.tie === tie,
  ]),
  [
    'won: without the end tile',
    ({ state, scores }) => !state.players[scores.winner!]!.tiles.some(({ stack }) => stack === 'end'),
  ],
  ...RANKS.map((rank): Item<WholeGame> => [
    `won: a clergyman of ${rank} waits at the end`,
    ({ state }) => (state.waitingRoom?.[rank].length ?? 0) > 0,
  ]),
  ['won: with all carriages in Rome', ({ state }) => isAllInRome(state.carriages)],
];

const isAllInRome = (carriages: WholeGame['state']['carriages']): boolean =>
  carriages !== null && Object.values(carriages).every((town) => town === 'rome');

export const GAME_ITEMS: readonly Item<WholeGame>[] = [...CONFIGS, ...OUTCOMES];
