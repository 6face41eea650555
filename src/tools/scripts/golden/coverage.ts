/** What a game shows, by name; the one list of what the golden games must show together. */
import { apply, newGame, scores, type GameRecord } from '../../../engine/index.ts';
import { CLOSING_ITEMS } from './items-closing.ts';
import { GAME_ITEMS } from './items-game.ts';
import { MODULE_ITEMS } from './items-modules.ts';
import { TILE_ITEMS } from './items-tiles.ts';
import { TURN_ITEMS } from './items-turn.ts';
import type { Item, Moment } from './moment.ts';

const MOMENT_ITEMS: readonly Item<Moment>[] = [
  ...TURN_ITEMS,
  ...CLOSING_ITEMS,
  ...TILE_ITEMS,
  ...MODULE_ITEMS,
];

/** The names of everything that must be met. */
export const ITEMS: readonly string[] = [...MOMENT_ITEMS, ...GAME_ITEMS].map(([name]) => name);

/** What is met in a complete game, whose record must be legal and in its canonical spelling. */
export function coverageOf({ config, actions }: GameRecord): ReadonlySet<string> {
  const met = new Set<string>();
  let state = newGame(config);
  for (const action of actions) {
    const applied = apply(state, action);
    if (!applied.ok) throw new RangeError(JSON.stringify(applied));
    const moment: Moment = { before: state, action, events: applied.events, after: applied.state };
    for (const [name, isMet] of MOMENT_ITEMS) if (!met.has(name) && isMet(moment)) met.add(name);
    ({ state } = applied);
  }
  const game = { config, state, scores: scores(state) };
  for (const [name, isMet] of GAME_ITEMS) if (isMet(game)) met.add(name);
  return met;
}
