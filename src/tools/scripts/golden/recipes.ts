/** Which tables to look at for golden games: configs and tempers, drawn by chance around a theme. */
import {
  CITIES,
  citiesOfGroup,
  CITY_IDS,
  EDITIONS,
  GROUPS,
  MODULES,
  OPTION_VALUES,
  PLAYER_COUNTS,
  type CityId,
  type Config,
  type EditionId,
  type Module,
  type Options,
} from '../../../engine/index.ts';
import { nextBelow, type Random } from '../../../engine/rng.ts';
import { PATIENT, type Bias } from './biased-player.ts';

/** Longer games are not worth keeping. */
export const LONGEST = 750;

export interface Table {
  readonly config: Config;
  readonly tempers: readonly Bias[];
  /** From that action on, or once every wish is fulfilled, all play to end the game. */
  readonly until: number;
}

const pick = <T>(random: Random, items: readonly T[]): T => items[nextBelow(random, items.length)]!;

const anyConfig = (random: Random, seed: string): Config => ({
  players: pick(random, PLAYER_COUNTS),
  seed,
  edition: pick(random, Object.keys(EDITIONS) as EditionId[]),
  modules: pick<readonly Module[]>(random, [[], ['officials'], ['audience'], MODULES]),
  options: pick(random, [{}, anyOption(random)]),
});

/** One option, which may or may not differ from the edition's. */
function anyOption(random: Random): Partial<Options> {
  const [name, values] = pick(random, Object.entries(OPTION_VALUES));
  return { [name]: pick<string>(random, values) };
}

const anyTemper = (random: Random): Bias => ({
  length: 3 + nextBelow(random, 6),
  wish: pick(random, [CITY_IDS, CITY_IDS, []]),
  calls: {
    coachman: 10 * nextBelow(random, 11),
    postmaster: 10 * nextBelow(random, 11),
    bailiff: 10 * nextBelow(random, 4),
    wainwright: 10 * nextBelow(random, 11),
  },
  coach: pick(random, [20, 80, 100]),
  restart: pick(random, [0, 0, 5]),
  tokens: 1 + nextBelow(random, 4),
  reward: pick(random, [0, 60, 100]),
  keepsLast: false,
});

const NOBODY = { coachman: 0, postmaster: 0, bailiff: 0, wainwright: 0 };

const table = (config: Config, until: number, temper: (seat: number) => Bias): Table => ({
  config,
  tempers: Array.from({ length: config.players }, (_, seat) => temper(seat)),
  until,
});

/** Wishes that end in tiles: one or two groups, Baiern, or a city in each province. */
const WISHES: readonly (readonly CityId[])[] = [
  ...GROUPS.map(citiesOfGroup),
  GROUPS.slice(0, 2).flatMap(citiesOfGroup),
  GROUPS.slice(2, 4).flatMap(citiesOfGroup),
  GROUPS.slice(0, 3).flatMap(citiesOfGroup),
  [...new Map(CITIES.map(({ id, province }) => [province, id])).values()],
  [...GROUPS.slice(0, 4).flatMap(citiesOfGroup), 'lodz', 'passau'],
];

export const RECIPES: Readonly<Record<string, (random: Random, seed: string) => Table>> = {
  mixed: (random, seed) => table(anyConfig(random, seed), 250, () => anyTemper(random)),

  /** Long routes and coaches refused: the length tiles run out. */
  lengths: (random, seed) => {
    const config: Config = { ...anyConfig(random, seed), edition: 'biancheria-en', options: {} };
    const length = 5 + nextBelow(random, 4);
    return table(config, 400, () => ({ ...anyTemper(random), length, coach: 5 }));
  },

  /** Four players with one wish, and no hurry: the tiles for houses run out. */
  groups: (random, seed) => {
    const config: Config = {
      players: 4,
      seed,
      edition: pick(random, ['biancheria-en', 'bard-pl']),
      modules: [],
    };
    const wish = pick(random, WISHES);
    return table({ ...config, options: { coach: 'may' } }, LONGEST, () => ({
      ...anyTemper(random),
      wish,
      length: 3,
      calls: { coachman: 60, postmaster: 60, bailiff: 15, wainwright: 40 },
      coach: 100,
    }));
  },

  /** One player draws all there is while the other soon has nothing: the cards run out. */
  hoard: (random, seed) => {
    const hoarder = nextBelow(random, 2);
    return table({ ...anyConfig(random, seed), players: 2 }, 550, (seat) => ({
      ...anyTemper(random),
      length: PATIENT,
      calls:
        seat === hoarder
          ? { ...NOBODY, postmaster: 90, bailiff: 3 }
          : { ...NOBODY, coachman: 100, postmaster: 10 },
      restart: pick(random, [0, 10, 30]),
    }));
  },

  /** Houses everywhere but for the last one, and officials of all kinds: tokens bring the end. */
  tokens: (random, seed) => {
    const config: Config = { ...anyConfig(random, seed), options: { placement: 'may', coach: 'may' } };
    const modules: readonly Module[] = ['officials'];
    return table({ ...config, modules }, LONGEST, () => ({
      ...anyTemper(random),
      wish: CITY_IDS,
      length: 3 + nextBelow(random, 2),
      coach: 100,
      tokens: 4,
      reward: pick(random, [80, 100]),
      keepsLast: true,
    }));
  },
};
