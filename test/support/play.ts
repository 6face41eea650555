/** Games in play: set-ups in a line, and a session in which everybody acts by the same simple guide. */
import { legalActions, type Action, type Module } from '../../src/engine/index.ts';
import { nextBelow, seedRandom } from '../../src/engine/rng.ts';
import { actorOf, begin, go, type Session } from '../../src/table/model/session.ts';
import type { Occupant, PlaySetup } from '../../src/table/model/setup.ts';
import { SEAT_LOOKS } from '../../src/board/types.ts';
import { scriptedAction } from '../../src/tools/scripts/scripted-player.ts';
import { fc } from './property.ts';

export const setupOf = (who: readonly Occupant[], modules: readonly Module[] = []): PlaySetup => ({
  seats: who.map((each, i) => ({ name: '', look: SEAT_LOOKS[i]!, who: each })),
  edition: 'bard-pl',
  modules,
  seed: 'ulm-passau-417',
});

const REASON = { code: 'only-choice' } as const;

/** One action of whoever is to act; a person says first that they are there. */
export function onward(session: Session, asked?: Action): Session {
  const actor = actorOf(session);
  if (!actor) return session;
  const action = asked ?? scriptedAction(session.table.now);
  return actor.who === 'person'
    ? go(go(session, { type: 'uncover' }), { type: 'act', action })
    : go(session, { type: 'automatic', action, reason: REASON });
}

export function playedOn(session: Session, actions: number): Session {
  let now = session;
  for (let i = 0; i < actions && actorOf(now); i++) now = onward(now);
  return now;
}

export const playedOut = (session: Session): Session => playedOn(session, 2000);

/** How a game in play came about: short enough to be read when a property fails. */
export interface Plan {
  readonly who: readonly Occupant[];
  readonly modules: readonly Module[];
  readonly seed: string;
  readonly length: number;
  /** How often, in eighths, a move is guided and not by chance. */
  readonly guided: number;
}

export const arbPlan: fc.Arbitrary<Plan> = fc.record({
  who: fc.array(fc.constantFrom<Occupant>('person', 'person', 'solid', 'beginner'), {
    minLength: 2,
    maxLength: 4,
  }),
  modules: fc.subarray<Module>(['officials', 'audience']),
  seed: fc.string({ maxLength: 8 }),
  length: fc.integer({ min: 0, max: 260 }),
  guided: fc.constantFrom(4, 7, 8),
});

const people = ({ who }: Plan): number => who.filter((each) => each === 'person').length;
export const arbAlone = arbPlan.filter((plan) => people(plan) === 1);
export const arbSeveral = arbPlan.filter((plan) => people(plan) > 1);

export function sessionOf({ who, modules, seed, length, guided }: Plan): Session {
  const dice = seedRandom(seed);
  let session = begin('aaaa', { ...setupOf(who, modules), seed });
  for (let i = 0; i < length && actorOf(session); i++) {
    const { now } = session.table;
    const legal = legalActions(now);
    const isGuided = nextBelow(dice, 8) < guided;
    session = onward(session, isGuided ? scriptedAction(now) : legal[nextBelow(dice, legal.length)]!);
  }
  return session;
}
