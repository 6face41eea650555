/**
 * Small positions by the number, for comparing the solver with brute force: moments of guided games
 * with any options and modules, the market poor in different cards, the others without tokens.
 */
import {
  CITY_IDS,
  draftOf,
  GROUPS,
  newGame,
  nextBelow,
  OFFICIALS,
  OPTION_VALUES,
  play,
  seedRandom,
  shuffle,
  type CityId,
  type Draft,
  type Module,
  type PlayerCount,
  type State,
} from '../../src/engine/index.ts';
import { isClosed } from '../../src/puzzle-bank/start.ts';
import type { Goal } from '../../src/puzzle-bank/types.ts';
import { scriptedAction } from '../../src/tools/scripts/scripted-player.ts';

export interface Small {
  readonly state: State;
  readonly seat: number;
  readonly goal: Goal;
}

const MIXES: readonly (readonly Module[])[] = [[], ['officials'], ['audience'], ['officials', 'audience']];
const STEPS: readonly string[] = ['draw', 'play', 'finish', 'coach', 'discard', 'carriage'];

/** The position of that number, the same every time; `null` where the game has none that is closed. */
export function smallPosition(seed: string): Small | null {
  const random = seedRandom(seed);
  const pick = <T>(items: readonly T[]): T => items[nextBelow(random, items.length)]!;
  const draft = draftOf(
    newGame({
      players: pick([2, 2, 3, 4] as const) as PlayerCount,
      seed,
      modules: pick(MIXES),
      options: {
        provincesTile: pick(OPTION_VALUES.provincesTile),
        placement: pick(OPTION_VALUES.placement),
        coach: pick(OPTION_VALUES.coach),
      },
    }),
  );
  const actions = 20 + nextBelow(random, 260);
  for (let i = 0; i < actions; i++) {
    if (['over', 'last-hand-in'].includes(draft.step)) return null;
    play(draft, scriptedAction(draft));
  }
  while (!STEPS.includes(draft.step) || draft.player !== draft.turn.player) {
    if (['over', 'last-hand-in'].includes(draft.step)) return null;
    play(draft, scriptedAction(draft));
  }
  const seat = draft.player;
  simplify(draft, seat, pick);
  const goal = pickGoal(draft, seat, pick);
  return isClosed(draft, seat, goal) ? { state: draft, seat, goal } : null;
}

type Pick = <T>(items: readonly T[]) => T;

/** Few different cards to draw, a small hand, and tokens with the solver alone. */
function simplify(draft: Draft, seat: number, pick: Pick): void {
  const cards: CityId[] = [
    ...(draft.market.filter((card) => card !== null) as CityId[]),
    ...draft.pile,
    ...draft.discard,
  ];
  const { hand, tokens } = draft.players[seat]!;
  // Within a turn the hand stays: the coachman's card must be there.
  while (draft.step === 'draw' && hand.length > pick([1, 2, 3, 4, 5])) cards.push(hand.pop()!);
  shuffle(cards, draft.random);
  const copies = (city: CityId): number => cards.filter((card) => card === city).length;
  const common = CITY_IDS.toSorted((a, b) => copies(b) - copies(a)).slice(0, 5);
  const wanted = shuffled(common, draft).flatMap((city) => cards.filter((card) => card === city));
  draft.market = wanted.slice(0, 6);
  for (const card of draft.market) cards.splice(cards.indexOf(card!), 1);
  draft.pile = cards;
  draft.discard = [];
  for (const [player, other] of draft.players.entries()) {
    if (player === seat || other.tokens === null) continue;
    for (const official of OFFICIALS) {
      const give = pick([0, 1, 1]) === 1 ? 1 : 0;
      if (give === 1 && other.tokens[official] > 0 && tokens![official] < 2) {
        tokens![official] += 1;
        other.tokens[official] -= 1;
      }
      draft.tokenStacks![official] += other.tokens[official];
      other.tokens[official] = 0;
    }
  }
  if (draft.tokenStacks === null) return;
  // Stacks nearly empty, so that tokens are handed in.
  for (const official of OFFICIALS) {
    if (pick([0, 1]) === 1) draft.tokenStacks[official] = 1;
  }
}

function shuffled<T>(items: readonly T[], draft: Draft): T[] {
  const copy = [...items];
  shuffle(copy, draft.random);
  return copy;
}

function pickGoal(draft: Draft, seat: number, pick: Pick): Goal {
  const turns = pick([1, 1, 2]);
  const { coach } = draft.players[seat]!;
  switch (
    pick(['points', 'points', 'points', 'length', 'coach', 'group', 'group', 'place', 'place'] as const)
  ) {
    case 'points':
      return { type: 'points', turns };
    case 'length':
      return { type: 'length', turns };
    case 'coach':
      return coach === 7
        ? { type: 'points', turns }
        : { type: 'coach', coach: Math.min(7, Math.max(3, coach + pick([1, 1, 2]))), turns };
    case 'group':
      return { type: 'group', group: pick(GROUPS), turns };
    case 'place':
      return endsNow(draft, seat) ? { type: 'place' } : { type: 'points', turns };
  }
}

/** The last seat's turn becomes the game's last one: somebody has the end tile. */
function endsNow({ stacks, players }: Draft, seat: number): boolean {
  if (seat !== players.length - 1) return false;
  if (stacks.end.length > 0) players[0]!.tiles.push({ stack: 'end', value: stacks.end.pop()! });
  return true;
}
