/** Counting sequences of actions: the quick way, and a slow one that does not ask `legalActions`. */
import {
  apply,
  check,
  CITY_IDS,
  draftOf,
  ENDS,
  GROUPS,
  legalActions,
  OFFICIALS,
  play,
  TOWNS,
  WAYS,
  type Action,
  type State,
} from '../../src/engine/index.ts';

/** How many sequences of one, two, … and of `depth` legal actions lead out of the state. */
export function perft(state: State, depth: number): readonly number[] {
  const counts = Array.from({ length: depth }, () => 0);
  walk(state, 0);
  return counts;

  function walk(from: State, level: number): void {
    const legal = legalActions(from);
    counts[level]! += legal.length;
    if (level + 1 === depth) return;
    for (const action of legal) {
      const draft = draftOf(from);
      play(draft, action);
      walk(draft, level + 1);
    }
  }
}

/** The same by brute force: of everything that can be said, what `check` allows, each effect once. */
export function bruteForce(state: State, depth: number): readonly number[] {
  const counts: number[] = [];
  let level: readonly State[] = [state];
  while (counts.length < depth) {
    level = level.flatMap(effects);
    counts.push(level.length);
  }
  return counts;
}

function effects(state: State): readonly State[] {
  const found = new Map<string, State>();
  for (const action of utterances(state)) {
    if (!check(state, action).ok) continue;
    const applied = apply(state, action);
    if (!applied.ok) throw new Error('check and apply disagree');
    found.set(effectOf(action, applied.state), applied.state);
  }
  return [...found.values()];
}

/** Two slots are two draws, whatever lies there. A route read from its other end is the same route. */
function effectOf(action: Action, state: State): string {
  const source = action.type === 'draw' ? action.from : action.type === 'hand-in' ? action.draw : null;
  const players = state.players.map(({ route, ...rest }) => ({
    ...rest,
    route: [route.join(), route.toReversed().join()].toSorted()[0],
  }));
  return JSON.stringify([action.type, source, { ...state, players }]);
}

const subsets = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: 2 ** items.length }, (_, bits) => items.filter((__, i) => (bits >> i) & 1));

const SOURCES = [0, 1, 2, 3, 4, 5, 'deck'] as const;

/** Every action there is; the long lists only in the step that asks for them, and of the player's cards. */
function utterances(state: State): readonly Action[] {
  const { step } = state;
  const { hand, route } = state.players[state.player]!;
  return [
    ...(step === 'seat' ? seatings() : []),
    ...SOURCES.map((from): Action => ({ type: 'draw', from })),
    ...OFFICIALS.map((official): Action => ({ type: 'call', official })),
    ...CITY_IDS.flatMap((city): Action[] => [
      ...ENDS.map((end): Action => ({ type: 'play', city, end })),
      { type: 'restart', city },
    ]),
    ...subsets(step === 'finish' ? route : []).flatMap((houses) =>
      WAYS.map((way): Action => ({ type: 'close', way, houses })),
    ),
    { type: 'end' },
    { type: 'take-coach' },
    { type: 'skip' },
    ...subsets(step === 'discard' ? hand : []).map((cities): Action => ({ type: 'discard', cities })),
    ...GROUPS.flatMap((carriage) => TOWNS.map(({ id }): Action => ({ type: 'advance', carriage, to: id }))),
    ...subsets(OFFICIALS).flatMap((officials): Action[] => [
      { type: 'hand-in', officials },
      ...SOURCES.map((draw): Action => ({ type: 'hand-in', officials, draw })),
      ...CITY_IDS.map((house): Action => ({ type: 'hand-in', officials, house })),
    ]),
  ];
}

/** All 5^5 ways to give each carriage a rank, most of them with a rank twice. */
const seatings = (): readonly Action[] =>
  Array.from({ length: 5 ** 5 }, (_, number) => ({
    type: 'seat',
    clergy: Object.fromEntries(GROUPS.map((group, i) => [group, 1 + (Math.floor(number / 5 ** i) % 5)])),
  })) as unknown as readonly Action[];
