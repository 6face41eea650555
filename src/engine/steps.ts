/** Which actions answer which step (rule 4.1). */
import type { ActionType, Official, State, Step } from './types.ts';
import { refuse, type Verdict } from './verdict.ts';

export const STEP_ACTIONS: Readonly<Record<Step, readonly ActionType[]>> = {
  seat: ['seat'],
  draw: ['draw', 'call'],
  play: ['play', 'restart', 'call'],
  finish: ['call', 'close', 'end'],
  coach: ['call', 'take-coach', 'skip'],
  carriage: ['advance'],
  discard: ['discard'],
  'hand-in': ['hand-in'],
  'last-hand-in': ['hand-in', 'skip'],
  over: [],
};

export const wrongStep = ({ step }: State, type: Exclude<ActionType, 'call'>): Verdict =>
  refuse('wrong-step', { step, type, official: null, expected: STEP_ACTIONS[step] });

export const wrongCall = ({ step }: State, official: Official): Verdict =>
  refuse('wrong-step', { step, type: 'call', official, expected: STEP_ACTIONS[step] });
