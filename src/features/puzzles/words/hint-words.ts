/** The hints of a puzzle, from a best line: first only what it is about, then how it begins. */
import { OFFICIALS, type GameEvent } from '../../../engine/index.ts';
import type { Names } from '../../../i18n/names.ts';
import type { Translate } from '../../../i18n/t.ts';
import { actionLabel } from '../../../table/words/action-label.ts';
import { tileName } from '../../../table/words/narration-context.ts';
import { solve, type RouteSession } from '../model/route-session.ts';

interface Words {
  readonly t: Translate;
  readonly names: Names;
}

/** The solver's own events in the best line; none while it is not known. */
function eventsOf(solving: RouteSession): readonly GameEvent[] {
  const { solution } = solving;
  const known = { ...solving, hints: 3 } as const;
  return solution
    ? solve(known, { type: 'show', at: solution.length }).table.done.flatMap(({ events }) => events)
    : [];
}

/** How often a route is closed, which officials help, which tiles come. */
export function ideaSentences(solving: RouteSession, { t, names }: Words): readonly string[] {
  const events = eventsOf(solving);
  const closings = events.filter(({ type }) => type === 'route-closed').length;
  const officials = OFFICIALS.filter((official) =>
    events.some((event) => event.type === 'called' && !event.forced && event.official === official),
  );
  const tiles = events.flatMap((event) =>
    event.type === 'tile-taken' ? [tileName(event.stack, t, names)] : [],
  );
  return [
    closings > 0 ? t('puzzle.idea.closings', { n: closings }) : t('puzzle.idea.no-closing'),
    officials.length > 0
      ? t('puzzle.idea.officials', {
          officials: names.list(officials.map((official) => t(`official.${official}`))),
        })
      : t('puzzle.idea.no-official'),
    ...(tiles.length > 0
      ? [t('puzzle.idea.tiles', { tiles: names.list(tiles.map((tile) => t('puzzle.idea.tile', { tile }))) })]
      : []),
  ];
}

export function firstMoveSentence({ solution, table }: RouteSession, { t, names }: Words): string {
  return t('puzzle.first-move', { action: actionLabel(solution![0]!, table.start, t, names) });
}
