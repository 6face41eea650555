/** When an official may be called (rules 4.2, 5.3, 5.4, 5.5, 5.7, 6.6, 10.2). */
import { canDraw } from './cards.ts';
import { checkCoach } from './coach.ts';
import { SHORTEST_CLOSING } from './data/supply.ts';
import { fit } from './route.ts';
import { wrongCall } from './steps.ts';
import { assertNever, type Official, type State, type Step } from './types.ts';
import { LEGAL, refuse, type Verdict } from './verdict.ts';

/** The step in which each official can help; in any other a call is too early, too late or out of turn. */
const STEP_OF: Readonly<Record<Official, Step>> = {
  bailiff: 'draw',
  postmaster: 'play',
  coachman: 'finish',
  wainwright: 'coach',
};

const OUT_OF_TURN: readonly Step[] = ['seat', 'hand-in', 'last-hand-in'];

export function checkCall(state: State, official: Official): Verdict {
  const { step, turn } = state;
  if (OUT_OF_TURN.includes(step)) return wrongCall(state, official);
  if (turn.forced) return refuse('postmaster-forced', { official });
  if (turn.official !== null) return refuse('official-used', { official, used: turn.official });
  if (step !== STEP_OF[official]) return checkMissed(state, official);
  return hasEffect(state, official);
}

/** Refuses a call in the wrong step, with a more precise reason than that where there is one. */
function checkMissed(state: State, official: Official): Verdict {
  const { route } = state.players[state.player]!;
  if (official === 'bailiff') return refuse('bailiff-too-late', { step: state.step });
  if (official === 'wainwright' && state.step === 'finish' && route.length >= SHORTEST_CLOSING) {
    const verdict = checkCoach(state, true);
    if (!verdict.ok && verdict.code !== 'no-effect') return verdict;
  }
  return wrongCall(state, official);
}

function hasEffect(state: State, official: Official): Verdict {
  const { hand, route } = state.players[state.player]!;
  switch (official) {
    case 'bailiff':
      // Somewhere a card can be drawn, or the step would not be `draw`; a market with an empty slot
      // means that there is no pile and no discard, so the market itself holds that card.
      return LEGAL;
    case 'postmaster':
      return canDraw(state) ? LEGAL : refuse('no-effect', { official });
    case 'coachman': {
      const helps = state.turn.laid > 0 && hand.some((city) => fit(route, city).ok);
      return helps ? LEGAL : refuse('no-effect', { official });
    }
    case 'wainwright':
      return checkCoach(state, true);
    default:
      return assertNever(official);
  }
}
