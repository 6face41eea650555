/** Set-up: the state before the first card is drawn (rules 3.1 and 3.2). */
import { fillMarket } from './cards.ts';
import { parseConfig, type Setting } from './config.ts';
import { CITIES, type CityId } from './data/map.ts';
import { CARRIAGE_STARTS, CARRIAGE_STARTS_TWO_PLAYERS } from './data/rome.ts';
import { CARDS_PER_CITY, MARKET_SLOTS, OFFICIAL_TOKENS } from './data/supply.ts';
import { TILES } from './data/tiles.ts';
import { seedRandom, shuffle } from './rng.ts';
import { beginTurn } from './turn.ts';
import type { Config, Draft, DraftPlayer, PlayerCount, State } from './types.ts';

/** The state after set-up. A bad config throws a `RangeError` that names the field. */
export function newGame(config: Config): State {
  const parsed = parseConfig(config);
  if (!parsed.ok) throw new RangeError(`bad config: ${parsed.field}`);
  return start(parsed.setting);
}

export function start(setting: Setting): State {
  const draft = boxed(setting);
  if (setting.deck) draft.pile = [...setting.deck];
  else {
    draft.pile = allCards();
    shuffle(draft.pile, draft.random);
  }
  fillMarket(draft, null);
  if (draft.carriages === null) beginTurn(draft, 0, null);
  return draft;
}

const CARDS: readonly CityId[] = /* @__PURE__ */ CITIES.flatMap(({ id }) =>
  Array.from({ length: CARDS_PER_CITY }, () => id),
);

export const allCards = (): CityId[] => CARDS.slice();

/** Everything at its place but the cards. With the audience, the players seat their clergy first. */
export function boxed({ players, seed, options, modules }: Setting): Draft {
  const hasOfficials = modules.includes('officials');
  const hasAudience = modules.includes('audience');
  const tokens = OFFICIAL_TOKENS[players as PlayerCount];
  const seats = [0, 1, 2, 3].slice(0, players);
  return {
    version: 1,
    options: { ...options },
    modules: [...modules],
    random: seedRandom(seed),
    step: hasAudience ? 'seat' : 'draw',
    player: 0,
    turn: { player: 0, official: null, forced: false, drawn: 0, laid: 0, moves: null },
    queue: hasAudience ? seats : [],
    market: Array<null>(MARKET_SLOTS).fill(null),
    pile: [],
    discard: [],
    players: seats.map(() => emptyPlayer(hasOfficials, hasAudience)),
    stacks: fullStacks(),
    tokenStacks: hasOfficials ? { ...tokens } : null,
    carriages: hasAudience ? { ...(players === 2 ? CARRIAGE_STARTS_TWO_PLAYERS : CARRIAGE_STARTS) } : null,
    waitingRoom: hasAudience ? { 1: [], 2: [], 3: [], 4: [], 5: [] } : null,
  };
}

const emptyPlayer = (hasOfficials: boolean, hasAudience: boolean): DraftPlayer => ({
  hand: [],
  route: [],
  houses: [],
  coach: 0,
  tiles: [],
  tokens: hasOfficials ? { coachman: 0, postmaster: 0, bailiff: 0, wainwright: 0 } : null,
  points: 0,
  clergy: hasAudience ? {} : null,
});

const fullStacks = (): Draft['stacks'] => ({
  'length-5': [...TILES['length-5']],
  'length-6': [...TILES['length-6']],
  'length-7': [...TILES['length-7']],
  baden: [...TILES.baden],
  'wuerttemberg-hohenzollern': [...TILES['wuerttemberg-hohenzollern']],
  'schweiz-tyrol': [...TILES['schweiz-tyrol']],
  'boehmen-salzburg': [...TILES['boehmen-salzburg']],
  baiern: [...TILES.baiern],
  provinces: [...TILES.provinces],
  end: [...TILES.end],
});
