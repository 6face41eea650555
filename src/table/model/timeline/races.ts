/** Tiles that one player took while another lacked a single house for them. */
import { CITY_IDS, earnedStacks, type CityId, type State, type TileStack } from '../../../engine/index.ts';
import type { ScoreTimeline } from './score-timeline.ts';
import type { WinnerAndRival } from './winner-and-rival.ts';

export interface Race {
  /** How many actions led to it. */
  readonly at: number;
  readonly stack: TileStack;
  readonly value: number;
  /** A house in any one of these would have earned the tile. */
  readonly cities: readonly CityId[];
  /** What the other got of this stack later; nothing if `null`. */
  readonly later: number | null;
}

/** The races that the winner won against the closest rival, the most valuable first. */
export function racesOf(
  { states, events }: ScoreTimeline,
  { winner, other }: WinnerAndRival,
): readonly Race[] {
  const races = events.flatMap((group, index) =>
    group.flatMap((event): readonly Race[] => {
      if (event.type !== 'tile-taken' || event.player !== winner) return [];
      const { stack, value } = event;
      const cities = lackedBy(states[index]!, other, stack);
      if (cities.length === 0) return [];
      return [{ at: index + 1, stack, value, cities, later: laterOf(states, other, stack) }];
    }),
  );
  return races.filter((race) => worthOf(race) > 0).toSorted((a, b) => worthOf(b) - worthOf(a));
}

/** The points that coming second cost. */
const worthOf = ({ value, later }: Race): number => value - (later ?? 0);

/** The cities of which one house alone would have earned that tile. */
function lackedBy({ players, options }: State, player: number, stack: TileStack): readonly CityId[] {
  const { houses } = players[player]!;
  const earns = (cities: readonly CityId[]): boolean => earnedStacks(cities, options).includes(stack);
  if (earns(houses)) return [];
  return CITY_IDS.filter((city) => !houses.includes(city) && earns([...houses, city]));
}

const laterOf = (states: readonly State[], player: number, stack: TileStack): number | null =>
  states.at(-1)!.players[player]!.tiles.find((tile) => tile.stack === stack)?.value ?? null;
