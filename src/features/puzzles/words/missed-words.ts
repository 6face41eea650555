/** Where a line lost the best, and what it lacks: "here you lost the Baden tile". */
import type { Names } from '../../../i18n/names.ts';
import type { Translate } from '../../../i18n/t.ts';
import type { Judgement } from '../../../solver/judge.ts';
import { actionLabel } from '../../../table/words/action-label.ts';
import { tileName } from '../../../table/words/narration-context.ts';
import type { RouteSession } from '../model/route-session.ts';

interface Words {
  readonly t: Translate;
  readonly names: Names;
}

export function missedSentences(
  { table, line }: Pick<RouteSession, 'table' | 'line'>,
  { slip }: Judgement,
  { t, names }: Words,
): readonly string[] {
  const before = slip && [...table.past, table.now][slip.at];
  if (!slip || !before) return [t('puzzle.still-possible')];
  const { tiles, coach, houses, length, points } = slip.lost;
  const things = [
    ...tiles.map(({ stack, value }) =>
      t('puzzle.lost.tile', { tile: tileName(stack, t, names), points: t('count.points', { n: value }) }),
    ),
    ...(coach === null ? [] : [t('table.coach', { coach })]),
    ...(houses > 0 ? [t('count.houses', { n: houses })] : []),
    ...(length > 0 ? [t('puzzle.lost.cities', { n: length })] : []),
    ...(points > 0 ? [t('puzzle.lost.points', { points: t('count.points', { n: points }) })] : []),
  ];
  return [
    t('puzzle.slip', {
      turn: line[slip.at]!.turns + 1,
      action: actionLabel(slip.action, before, t, names),
      better: actionLabel(slip.better, before, t, names),
    }),
    ...(things.length > 0 ? [t('puzzle.lost', { things: names.list(things) })] : []),
  ];
}
