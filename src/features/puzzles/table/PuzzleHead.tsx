/** What the puzzle is, its goal in one sentence, and how many turns are left. */
import type { RefObject } from 'preact';
import { goalSentence } from '../words/goal-words.ts';
import type { Translate } from '../../../i18n/t.ts';
import type { Puzzle } from '../../../puzzle-bank/types.ts';

interface Props {
  readonly puzzle: Puzzle;
  /** The day it belongs to, or the order it was made for, as it is said; practice has none. */
  readonly title: string | null;
  readonly turnsLeft?: number;
  readonly heading: RefObject<HTMLHeadingElement>;
  readonly t: Translate;
}

export const PuzzleHead = ({ puzzle, title, turnsLeft, heading, t }: Props) => (
  <div class="puzzle-head">
    <p class="puzzle-kind">
      {[title, t(`puzzle.kind.${puzzle.kind}`), t('puzzle.level', { level: puzzle.level })]
        .filter(Boolean)
        .join(' · ')}{' '}
      {turnsLeft !== undefined && (
        <span class="turns-left">
          {turnsLeft > 0 ? t('puzzle.turns-left', { n: turnsLeft }) : t('puzzle.turns-over')}
        </span>
      )}
    </p>
    <h2 class="puzzle-goal" tabindex={-1} ref={heading}>
      {goalSentence(puzzle, t)}
    </h2>
  </div>
);
