/**
 * What is true of every state of every game, counted anew here: the box is never short of a card, a
 * house, a tile, a token or a clergyman. Shares no computation with the transitions.
 */
import {
  CARDS_PER_CITY,
  CITIES,
  GROUPS,
  HOUSES_PER_PLAYER,
  legalActions,
  MARKET_SLOTS,
  OFFICIAL_TOKENS,
  OFFICIALS,
  RANKS,
  ROADS,
  scores,
  STEPS,
  TILES,
  type CityId,
  type PlayerCount,
  type State,
  type TileStack,
} from '../../engine/index.ts';

const PAIRS = new Set(ROADS.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));

/** What is wrong with the state, in plain words; empty when all is well. */
export function broken(state: State): readonly string[] {
  return [
    ...brokenData(state),
    ...brokenCards(state),
    ...brokenPlayers(state),
    ...brokenTiles(state),
    ...brokenTokens(state),
    ...brokenClergy(state),
    ...brokenStep(state),
  ];
}

const complain = (isRight: boolean, text: string): readonly string[] => (isRight ? [] : [text]);

/** Plain JSON comes back from JSON as it was; a key with `undefined` or an odd prototype would not. */
function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object') return false;
  const proto: unknown = Object.getPrototypeOf(value);
  if (Array.isArray(value)) return proto === Array.prototype && value.every(isPlain);
  return proto === Object.prototype && Object.values(value).every(isPlain);
}

function brokenData(state: State): readonly string[] {
  const text = JSON.stringify(state);
  return [
    ...complain(isPlain(state), 'the state is not plain data'),
    ...complain(JSON.stringify(JSON.parse(text)) === text, 'the state does not come back from JSON'),
    ...complain(state.version === 1, 'another version'),
  ];
}

function brokenCards({ market, pile, discard, players }: State): readonly string[] {
  const everywhere = [
    ...market.filter((card) => card !== null),
    ...pile,
    ...discard,
    ...players.flatMap(({ hand, route }) => [...hand, ...route]),
  ];
  const counts = new Map<CityId, number>();
  for (const city of everywhere) counts.set(city, (counts.get(city) ?? 0) + 1);
  const hasGap = market.includes(null);
  return [
    ...complain(everywhere.length === CITIES.length * CARDS_PER_CITY, `${everywhere.length} cards`),
    ...CITIES.flatMap(({ id }) => complain(counts.get(id) === CARDS_PER_CITY, `${counts.get(id)} × ${id}`)),
    ...complain(market.length === MARKET_SLOTS, 'not six slots'),
    ...complain(!hasGap || pile.length + discard.length === 0, 'an empty slot although there are cards'),
  ];
}

function brokenPlayers({ players }: State): readonly string[] {
  const order = CITIES.map(({ id }) => id);
  return players.flatMap(({ route, houses, coach }, player) => [
    ...complain(new Set(route).size === route.length, `player ${player}: a city twice in the route`),
    ...complain(
      route.every((city, i) => i === 0 || PAIRS.has(`${route[i - 1]} ${city}`)),
      `player ${player}: a step without a road`,
    ),
    ...complain(houses.length <= HOUSES_PER_PLAYER, `player ${player}: too many houses`),
    ...complain(
      houses.every((city, i) => i === 0 || order.indexOf(houses[i - 1]!) < order.indexOf(city)),
      `player ${player}: houses twice or out of order`,
    ),
    ...complain([0, 3, 4, 5, 6, 7].includes(coach), `player ${player}: coach ${coach}`),
  ]);
}

function brokenTiles({ stacks, players }: State): readonly string[] {
  const held = players.flatMap(({ tiles }) => tiles);
  const hasEnded = players.some(({ coach, houses }) => coach === 7 || houses.length === HOUSES_PER_PLAYER);
  return [
    ...(Object.keys(TILES) as TileStack[]).flatMap((stack) => {
      const taken = held.filter((tile) => tile.stack === stack).map(({ value }) => value);
      const all = [...taken.toSorted((a, b) => b - a), ...stacks[stack]];
      return complain(all.join() === TILES[stack].join(), `tiles of ${stack}: ${all.join()}`);
    }),
    ...players.flatMap(({ tiles }, player) => {
      const areas = tiles.filter(({ stack }) => !stack.startsWith('length-')).map(({ stack }) => stack);
      return complain(new Set(areas).size === areas.length, `player ${player}: an area tile twice`);
    }),
    ...complain(hasEnded === (stacks.end.length === 0), 'the end tile is not where it belongs'),
  ];
}

function brokenTokens({ tokenStacks, players, modules, step }: State): readonly string[] {
  if (!modules.includes('officials')) {
    return complain(tokenStacks === null && players.every(({ tokens }) => tokens === null), 'tokens');
  }
  const all = OFFICIAL_TOKENS[players.length as PlayerCount];
  return OFFICIALS.flatMap((official) => {
    const held = players.map(({ tokens }) => tokens![official]);
    const left = tokenStacks![official];
    return [
      ...complain(held.reduce((sum, n) => sum + n, left) === all[official], `tokens of the ${official}`),
      ...complain(
        held.every((n) => n >= 0) && left >= 0 && (left > 0 || step === 'hand-in'),
        `a stack of the ${official} that cannot be`,
      ),
    ];
  });
}

function brokenClergy({ carriages, waitingRoom, players, modules, step }: State): readonly string[] {
  if (!modules.includes('audience')) return complain(carriages === null && waitingRoom === null, 'carriages');
  return players.flatMap(({ clergy }, player) => {
    const seated = GROUPS.filter((group) => clergy![group] !== undefined);
    const travelling = GROUPS.filter((group) => carriages![group] !== 'rome');
    const ranks = [
      ...seated.map((group) => clergy![group]!),
      ...RANKS.filter((rank) => waitingRoom![rank].includes(player)),
    ];
    return [
      ...complain(new Set(ranks).size === ranks.length, `player ${player}: a clergyman in two places`),
      ...complain(
        step === 'seat' || seated.join() === travelling.join(),
        `player ${player}: a carriage without its passenger`,
      ),
    ];
  });
}

function brokenStep(state: State): readonly string[] {
  const { step, player, players, turn } = state;
  const totals = scores(state).players.map(({ total }) => total);
  return [
    ...complain(STEPS.includes(step), `step ${step}`),
    ...complain(players[player] !== undefined && players[turn.player] !== undefined, 'nobody’s turn'),
    ...complain(
      totals.every((total) => total >= -HOUSES_PER_PLAYER && total <= 120),
      `totals ${totals.join()}`,
    ),
    ...complain(legalActions(state).length > 0 || step === 'over', 'nothing can be done'),
  ];
}
