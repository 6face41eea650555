/** Games in play: set-ups in a line, and a session in which everybody acts by the same simple guide. */
import type { Module } from '../../src/engine/index.ts';
import { nextBelow, seedRandom } from '../../src/engine/rng.ts';
import { legalActions } from '../../src/engine/index.ts';
import { actorOf, begin, go, type Session } from '../../src/game/play/session.ts';
import type { Occupant, PlaySetup } from '../../src/game/play/setup.ts';
import { SEATS } from '../../src/board/types.ts';
import { guidedAction } from '../../src/tools/guided.ts';
import { fc } from './property.ts';

export const setupOf = (who: readonly Occupant[], modules: readonly Module[] = []): PlaySetup => ({
  seats: who.map((each, i) => ({ name: '', look: SEATS[i]!, who: each })),
  edition: 'bard-pl',
  modules,
  seed: 'ulm-passau-417',
});

const REASON = { code: 'only-choice' } as const;

/** One action of whoever is to act; a person says first that they are there. */
export function onward(session: Session, action = guidedAction(session.table.now)): Session {
  const actor = actorOf(session);
  if (!actor) return session;
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

/** Sessions anywhere in a game, with any people, modules and moves. */
export const arbSession: fc.Arbitrary<Session> = fc
  .record({
    who: fc.array(fc.constantFrom<Occupant>('person', 'person', 'solid', 'beginner'), {
      minLength: 2,
      maxLength: 4,
    }),
    modules: fc.subarray<Module>(['officials', 'audience']),
    seed: fc.string({ maxLength: 8 }),
    length: fc.integer({ min: 0, max: 260 }),
    guided: fc.constantFrom(4, 7, 8),
  })
  .map(({ who, modules, seed, length, guided }) => {
    const dice = seedRandom(seed);
    let session = begin('aaaa', { ...setupOf(who, modules), seed });
    for (let i = 0; i < length && actorOf(session); i++) {
      const { now } = session.table;
      const legal = legalActions(now);
      const isGuided = nextBelow(dice, 8) < guided;
      session = onward(session, isGuided ? guidedAction(now) : legal[nextBelow(dice, legal.length)]!);
    }
    return session;
  });
