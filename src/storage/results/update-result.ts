/** How a result grows: a puzzle is opened, a try of it ends. */
import { dayOf, daysAfter } from '../../text/day.ts';
import type { Finished } from './finished.ts';
import { againAfter } from './spaced-repetition.ts';
import { isSolved, MOST_TRIES, type OwnDay, type Result } from './result.ts';

type Opened = Pick<Finished, 'id' | 'day' | 'kind' | 'level' | 'at'>;

/** Nothing is known of it yet but that it was looked at. */
export function resultOfOpening({ id, day, kind, level, at }: Opened): Result {
  const ownDay = day !== null && dayOf(new Date(at)) === day ? 'opened' : 'missed';
  const untried = { tries: 0, firstStars: 0, stars: 0, reached: 0, hints: 0, best: 0 } as const;
  return { id, day, kind, level, ...untried, first: at, last: at, ownDay, again: null };
}

export function resultAfter(before: Result | undefined, finished: Finished): Result {
  const { id, day, kind, level, stars, reached, hints, best, at } = finished;
  const known = before?.tries ? before : null;
  const isBetter = !known || stars > known.stars || (stars === known.stars && reached > known.reached);
  const hasSolved = isSolved(finished);
  return {
    id,
    day,
    kind,
    level,
    tries: Math.min((known?.tries ?? 0) + 1, MOST_TRIES),
    firstStars: known?.firstStars ?? stars,
    ...(isBetter ? { stars, reached, hints, best } : pick(known)),
    first: known?.first ?? at,
    last: Math.max(at, known?.last ?? at),
    ownDay: ownDayAfter(before?.ownDay ?? 'missed', finished, hasSolved),
    again: againAfter(known?.again ?? null, hasSolved, dayOf(new Date(at))),
  };
}

const pick = ({ stars, reached, hints, best }: Result) => ({ stars, reached, hints, best });

/** A puzzle opened on its own day may be finished after midnight: it counts until the end of the next day. */
function ownDayAfter(before: OwnDay, { day, at }: Finished, hasSolved: boolean): OwnDay {
  if (day === null || before === 'solved') return before;
  const today = dayOf(new Date(at));
  const isInTime = today === day || (before === 'opened' && today === daysAfter(day, 1));
  if (isInTime && hasSolved) return 'solved';
  return today === day ? 'opened' : before;
}
