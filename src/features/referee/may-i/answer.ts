/**
 * The referee's answer: the engine's verdict about the action asked for, under each booklet. Nothing is
 * decided here; where a question is about what happens inside a closing, the route is closed first.
 */
import {
  apply,
  check,
  fromPosition,
  type Action,
  type EditionId,
  type Impossible,
  type Refusal,
  type RuleId,
  type State,
  type Verdict,
} from '../../../engine/index.ts';
import { EDITION_IDS } from '../../../table/model/example.ts';
import { needed, type FormState, type Field } from './form-state.ts';
import { handInState } from './hand-in.ts';
import { fieldOf } from './fault-field.ts';
import { missingIn } from './missing.ts';
import { positionFor } from './position.ts';

/**
 * What the engine does without being asked has no verdict of its own: a coach that has to be taken is
 * taken by the closing, and moves that are not due are not asked for.
 */
type Settled = {
  readonly ok: false;
  readonly code: 'coach-must' | 'no-move' | 'moves-lapsed';
  readonly rule: RuleId;
};
export type Ruled = Verdict | Settled;

/** One edition's ruling, with the state it was made in. */
export interface Reading {
  readonly edition: EditionId;
  readonly ruled: Ruled;
  readonly state: State;
}

export type Fault = { readonly field: Field | null } & (
  | { readonly impossible: Impossible }
  /** The closing in which it is asked is itself not allowed, or a move before it was not. */
  | { readonly refusal: Refusal }
);

export type Answer =
  | { readonly type: 'incomplete'; readonly field: Field }
  | { readonly type: 'impossible'; readonly fault: Fault }
  | { readonly type: 'answered'; readonly readings: readonly Reading[] };

type Asked =
  | { readonly ok: true; readonly state: State; readonly ruled: Ruled }
  | { readonly ok: false; readonly fault: Fault };

export function answer(asked: FormState): Answer {
  const asking = needed(asked);
  const missing = missingIn(asking);
  if (missing) return { type: 'incomplete', field: missing };
  const readings: Reading[] = [];
  for (const edition of EDITION_IDS) {
    const given = ask(asking, edition);
    if (!given.ok) return { type: 'impossible', fault: given.fault };
    readings.push({ edition, state: given.state, ruled: given.ruled });
  }
  return { type: 'answered', readings };
}

function ask(asking: FormState, edition: EditionId): Asked {
  switch (asking.kind) {
    case 'hand-in':
      return inState(asking, handInState(asking, edition), (state) => ruledIn(state, actionsOf(asking)));
    case 'coach':
      return inState(asking, fromPosition(positionFor(asking, edition)), (state) =>
        coachIn(state, asking.takes),
      );
    case 'close':
      return inState(asking, fromPosition(positionFor(asking, edition)), (state) => ({
        state,
        ruled: check(withoutHouses(state), CLOSE),
      }));
    case 'carriage':
      return carriageIn(asking, edition);
    case 'call':
      if (asking.official === 'wainwright' && asking.moment === 'finish') {
        return inState(asking, fromPosition(positionFor(asking, edition)), wainwrightIn);
      }
      break;
    default:
  }
  return inState(asking, fromPosition(positionFor(asking, edition)), (state) =>
    ruledIn(state, actionsOf(asking)),
  );
}

type Placed = { readonly state: State; readonly ruled: Ruled };

function inState(
  asking: FormState,
  built: ReturnType<typeof fromPosition>,
  rule: (state: State) => Placed,
): Asked {
  if (built.ok) return { ok: true, ...rule(built.state) };
  const { ok: _, ...impossible } = built;
  return { ok: false, fault: { field: fieldOf(impossible, asking), impossible } };
}

/** How the action may be meant, the likeliest first. */
function actionsOf(asking: FormState): readonly [Action, ...Action[]] {
  const { kind, card, spot, way, placed, official, takes, from, given, reward, house, carriage, to } = asking;
  switch (kind) {
    case 'play': {
      const city = card!;
      if (spot === 'new') {
        // Without a route there is nothing to give up: the card simply starts one.
        return asking.route.length === 0
          ? [{ type: 'play', city, end: 'right' }]
          : [{ type: 'restart', city }];
      }
      const right: Action = { type: 'play', city, end: 'right' };
      const left: Action = { type: 'play', city, end: 'left' };
      return spot === 'any' ? [right, left] : [spot === 'left' ? left : right];
    }
    case 'close':
      return [{ type: 'close', way: 'each-province', houses: [] }];
    case 'houses':
      return [{ type: 'close', way, houses: placed }];
    case 'call':
      return [{ type: 'call', official: official! }];
    case 'coach':
      return [{ type: takes ? 'take-coach' : 'skip' }];
    case 'draw':
      return [{ type: 'draw', from }];
    case 'hand-in':
      return [
        {
          type: 'hand-in',
          officials: given,
          ...(reward === 'card' && { draw: from }),
          ...(reward === 'house' && { house: house! }),
        },
      ];
    case 'carriage':
      return [{ type: 'advance', carriage: carriage!, to: to! }];
  }
}

function ruledIn(state: State, actions: readonly [Action, ...Action[]]): Placed {
  const [first] = actions;
  const verdicts = actions.map((action) => check(state, action));
  return { state, ruled: verdicts.find(({ ok }) => ok) ?? check(state, first) };
}

const CLOSE: Action = { type: 'close', way: 'each-province', houses: [] };

/** Where houses go decides nothing about the closing itself or its coach, so here none have to be placed. */
const withoutHouses = (state: State): State => ({
  ...state,
  options: { ...state.options, placement: 'may' },
});

/** The coach: asked for in the closing, settled by it, or out of reach. */
function coachIn(state: State, takes: boolean): Placed {
  const closed = apply(withoutHouses(state), CLOSE);
  if (!closed.ok) return { state, ruled: closed };
  if (closed.state.step === 'coach') {
    return ruledIn(closed.state, [{ type: takes ? 'take-coach' : 'skip' }]);
  }
  const isTaken = closed.events.some(({ type }) => type === 'coach-taken');
  if (!isTaken) return ruledIn(state, [{ type: 'take-coach' }]);
  return { state, ruled: takes ? { ok: true } : { ok: false, code: 'coach-must', rule: '10.1' } };
}

/** He is called inside the closing; if that asks for no coach, the call is judged in the state before it. */
function wainwrightIn(state: State): Placed {
  const call: Action = { type: 'call', official: 'wainwright' };
  // With `coach: 'may'` a coach earned anyway is asked for too, and the engine says why he is not needed.
  const closed = apply({ ...state, options: { ...state.options, placement: 'may', coach: 'may' } }, CLOSE);
  return closed.ok && closed.state.step === 'coach' ? ruledIn(closed.state, [call]) : ruledIn(state, [call]);
}

/** A move of a carriage: after the closing, the coach, and the moves already made. */
function carriageIn(asking: FormState, edition: EditionId): Asked {
  const built = fromPosition(positionFor(asking, edition));
  if (!built.ok) return inState(asking, built, (state) => ({ state, ruled: { ok: true } }));
  const { way, placed, made } = asking;
  let applied = apply(built.state, { type: 'close', way, houses: placed });
  if (!applied.ok) return refusedBefore(applied.code === 'route-too-short' ? 'route' : 'placed', applied);
  if (applied.state.step === 'coach') applied = apply(applied.state, { type: 'skip' });
  let lapsed = applied.ok && applied.events.some(({ type }) => type === 'moves-lapsed');
  for (const { carriage, to } of made) {
    if (!applied.ok || applied.state.step !== 'carriage') break;
    applied = apply(applied.state, { type: 'advance', carriage, to });
    lapsed ||= applied.ok && applied.events.some(({ type }) => type === 'moves-lapsed');
  }
  if (!applied.ok) return refusedBefore('made', applied);
  const { state } = applied;
  if (state.step === 'carriage') return { ok: true, ...ruledIn(state, actionsOf(asking)) };
  const ruled: Settled = lapsed
    ? { ok: false, code: 'moves-lapsed', rule: '13.4' }
    : { ok: false, code: 'no-move', rule: '13.2' };
  return { ok: true, state: built.state, ruled };
}

const refusedBefore = (field: Field, refusal: Refusal): Asked => ({ ok: false, fault: { field, refusal } });
