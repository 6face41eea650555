/**
 * Builds the state in which tokens are handed in. A position cannot begin there: the engine asks for tokens
 * after a call took the last one of a stack, or the game ended. Any call that is possible will do.
 */
import {
  apply,
  fromPosition,
  OFFICIAL_TOKENS,
  OFFICIALS,
  type Action,
  type FromPosition,
  type EditionId,
  type Official,
  type Options,
  type Position,
  type PositionPlayer,
} from '../../../engine/index.ts';
import type { FormState } from './form-state.ts';
import { configOf, stockOf, tilesOf } from './position.ts';

/** Neither option affects handing in; with these values every closing on the way there is allowed. */
const OPTIONS: Partial<Options> = { placement: 'may', coach: 'must' };

/** For each official: the caller's part of the position before the call, and the actions up to it. */
const CALLS: Readonly<
  Record<
    Official,
    { readonly me: PositionPlayer; readonly step?: Position['step']; readonly actions: readonly Action[] }
  >
> = {
  bailiff: { me: { hand: ['ulm'] }, actions: [{ type: 'call', official: 'bailiff' }] },
  postmaster: {
    me: { hand: ['ulm'] },
    step: 'play',
    actions: [{ type: 'call', official: 'postmaster' }],
  },
  coachman: {
    me: { hand: ['ulm'], route: ['augsburg'] },
    step: 'finish',
    actions: [{ type: 'call', official: 'coachman' }],
  },
  wainwright: {
    me: { route: ['ulm', 'augsburg', 'muenchen'], coach: 3 },
    step: 'finish',
    actions: [
      { type: 'close', way: 'each-province', houses: [] },
      { type: 'call', official: 'wainwright' },
    ],
  },
};

export function handInState(asking: FormState, edition: EditionId): FromPosition {
  if (asking.isLast) return lastHandIn(asking, edition);
  const held = OFFICIALS.filter((official) => asking.tokens.includes(official));
  // If I have all tokens of a stack, only that stack can be the one that has run out.
  const total = OFFICIAL_TOKENS[asking.players];
  const isWhole = (official: Official): boolean => countOf(asking, official) >= total[official];
  const order = held.toSorted((a, b) => Number(isWhole(b)) - Number(isWhole(a)));
  const tries = order.map((official) => afterCall(asking, edition, official));
  // With no card left, some officials cannot be called: then the player before me took the last coachman.
  const found = tries.find(({ ok }) => ok) ?? [afterNeighbour(asking, edition)].find(({ ok }) => ok);
  return found ?? tries[0] ?? { ok: false, code: 'bad-turn', reason: 'step' };
}

const countOf = ({ tokens }: FormState, official: Official): number =>
  tokens.filter((one) => one === official).length;

const tokensOf = (asking: FormState): Record<Official, number> => ({
  coachman: countOf(asking, 'coachman'),
  postmaster: countOf(asking, 'postmaster'),
  bailiff: countOf(asking, 'bailiff'),
  wainwright: countOf(asking, 'wainwright'),
});

/** I take the last token of this stack; whatever else was in it is with somebody else. */
function afterCall(asking: FormState, edition: EditionId, official: Official): FromPosition {
  const { me, step, actions } = CALLS[official];
  const { hand = [], route = [], coach = 0 } = me;
  const config = configOf(asking, edition, OPTIONS);
  const { houses } = asking;
  const { cards, others = [] } = stockOf(asking, [...hand, ...route]);
  const mine = tokensOf(asking);
  const elsewhere = OFFICIAL_TOKENS[asking.players][official] - mine[official];
  return after(
    {
      config,
      ...(step && { step }),
      players: [
        {
          ...me,
          houses,
          tiles: tilesOf(houses, coach, config),
          tokens: { ...mine, [official]: mine[official] - 1 },
        },
        { hand: others, tokens: { [official]: elsewhere } },
      ],
      ...cards,
    },
    actions,
  );
}

/** The last seat takes the last coachman, hands him in, and then it is my turn to hand in. */
function afterNeighbour(asking: FormState, edition: EditionId): FromPosition {
  const { me, step, actions } = CALLS.coachman;
  const { hand = [], route = [] } = me;
  const config = configOf(asking, edition, OPTIONS);
  const { houses, players } = asking;
  const last = players - 1;
  const { cards, others = [] } = stockOf(asking, [...hand, ...route]);
  const mine = tokensOf(asking);
  const theirs = OFFICIAL_TOKENS[players].coachman - mine.coachman - 1;
  const seats = [...Array(players).keys()].map((seat): PositionPlayer => {
    if (seat === last) return { hand: [...hand, ...others], route, tokens: { coachman: theirs } };
    return seat === 0 ? { houses, tiles: tilesOf(houses, 0, config), tokens: mine } : {};
  });
  return after({ config, player: last, ...(step && { step }), players: seats, ...cards }, [
    ...actions,
    { type: 'hand-in', officials: ['coachman'] },
  ]);
}

/** The last seat, which has the end tile, ends the last turn. */
function lastHandIn(asking: FormState, edition: EditionId): FromPosition {
  const config = configOf(asking, edition, OPTIONS);
  const { houses, players } = asking;
  const last = players - 1;
  const ender: PositionPlayer = { route: ['ulm'], coach: 7, tiles: [{ stack: 'end', value: 1 }] };
  const { cards, others = [] } = stockOf(asking, ender.route!);
  const tiles = tilesOf(houses, 0, config).filter(({ stack }) => stack !== 'end');
  const seats = [...Array(players).keys()].map((seat): PositionPlayer => {
    if (seat === last) return { ...ender, hand: others };
    return seat === 0 ? { houses, tiles, tokens: tokensOf(asking) } : {};
  });
  return after({ config, player: last, step: 'finish', players: seats, ...cards }, [{ type: 'end' }]);
}

function after(position: Position, actions: readonly Action[]): FromPosition {
  const built = fromPosition(position);
  if (!built.ok) return built;
  let { state } = built;
  for (const action of actions) {
    const applied = apply(state, action);
    // No official could have been called here, for example because no card is left anywhere.
    if (!applied.ok) return { ok: false, code: 'bad-turn', reason: 'official' };
    state = applied.state;
  }
  return { ok: true, state };
}
