/**
 * The last turn of the game: the others' houses are moved until only a good closing wins. Only the
 * others' points matter, so a few of their houses may be moved.
 */
import {
  CITY_IDS,
  draftOf,
  earnedStacks,
  HOUSES_PER_PLAYER,
  nextBelow,
  OPTION_VALUES,
  scores,
  shuffle,
  type CityId,
  type Draft,
  type State,
} from '../engine/index.ts';
import { solve } from '../solver/solve.ts';

/** The most houses that are moved: with more, it would be a different game. */
const MOST_MOVED = 6;

/** Which tiles the houses have earned, under any booklet. */
const earned = ({ options }: State, houses: readonly CityId[]): string =>
  OPTION_VALUES.provincesTile
    .map((provincesTile) => earnedStacks(houses, { ...options, provincesTile }).join())
    .join(' ');

/** The state with just so many points for the others that the best closing wins; `null` if there is none. */
export function tuneLast(state: State, random: number[]): State | null {
  const seat = state.player;
  const { best } = solve(state, seat, { type: 'points', turns: 1 });
  const before = scores(state).players;
  // Winning takes more points: the player who ended the game wins a tie.
  const most = before[seat]!.total + best - 1 - nextBelow(random, 2);
  if (best < 2 || before[seat]!.total > most) return null;
  const draft = draftOf(state);
  const others = [...state.players.keys()].filter((player) => player !== seat);
  const leader = others.reduce((a, b) => (before[b]!.total > before[a]!.total ? b : a));
  let moved = 0;
  for (const player of others) {
    const surplus = before[player]!.total - most;
    const change = player === leader ? -surplus : -Math.max(0, surplus);
    moved += Math.abs(change);
    if (moved > MOST_MOVED || !changeHouses(draft, player, change, random)) return null;
  }
  return draft;
}

/** Changes the number of houses and keeps the tiles; returns whether that was possible. */
function changeHouses(draft: Draft, player: number, change: number, random: number[]): boolean {
  const owner = draft.players[player]!;
  const wanted = owner.houses.length + change;
  if (wanted < 0 || wanted >= HOUSES_PER_PLAYER) return change === 0;
  const tiles = earned(draft, owner.houses);
  const cities = [...CITY_IDS];
  shuffle(cities, random);
  for (const city of cities) {
    if (owner.houses.length === wanted) break;
    const isThere = owner.houses.includes(city);
    if (isThere !== change < 0) continue;
    const houses = CITY_IDS.filter((other) => (other === city ? !isThere : owner.houses.includes(other)));
    if (earned(draft, houses) === tiles) owner.houses = houses;
  }
  return owner.houses.length === wanted;
}
