/** A puzzle in words: its goal in one sentence, and what a line of it is worth. */
import { notReached } from '../../../solver/goal.ts';
import { turnsOf } from '../../../puzzle-bank/start.ts';
import type { Goal, Puzzle } from '../../../puzzle-bank/types.ts';
import type { Translate } from '../../../i18n/t.ts';

export function goalSentence(puzzle: Puzzle, t: Translate): string {
  if (puzzle.kind === 'legal') return t('puzzle.goal.legal');
  const { goal, kind, best } = puzzle;
  switch (goal.type) {
    case 'points':
      return kind === 'closing' ? t('puzzle.goal.closing') : t('puzzle.goal.points', { n: goal.turns });
    case 'length':
      return t('puzzle.goal.length', { n: goal.turns });
    case 'coach':
      return t('puzzle.goal.coach', { coach: goal.coach });
    case 'group':
      return t('puzzle.goal.group', { group: t(`group.${goal.group}.gen`) });
    case 'place':
      return t(best === -1 ? 'puzzle.goal.win' : 'puzzle.goal.place');
  }
}

/** Whether more than one turn is the solver's: only then it matters that the others sit out. */
export const hasPauses = (puzzle: Puzzle): boolean => puzzle.kind !== 'legal' && turnsOf(puzzle.goal) > 1;

/** A value in the goal's own unit: points, cities, turns or a place. */
export function valueText(value: number, goal: Goal, t: Translate): string {
  switch (goal.type) {
    case 'points':
      return t('count.points', { n: value });
    case 'length':
      return t('count.cities', { n: value });
    case 'coach':
    case 'group':
      return value <= notReached(goal)
        ? t('puzzle.value.not-reached')
        : t('puzzle.value.turns', { n: -value });
    case 'place':
      return t('puzzle.value.place', { place: -value });
  }
}
