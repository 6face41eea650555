/** The daily puzzles in words, for pages that name them before anybody solves one. */
import { goalSentence } from '../words/goal-words.ts';
import type { Translate } from '../../../i18n/t.ts';
import { addressOfDaily, DAILY } from '../../../puzzle-bank/addresses.ts';
import type { Puzzle } from '../../../puzzle-bank/types.ts';
import { PIECES } from '../../../content/puzzle-bank.ts';

function read(index: number): Puzzle {
  const { id, path, at } = addressOfDaily(index);
  return { ...PIECES.get(path)![at]!, id } as Puzzle;
}

let all: readonly Puzzle[] | null = null;
const puzzles = (): readonly Puzzle[] => (all ??= Array.from({ length: DAILY }, (_, index) => read(index)));

export interface DailyWords {
  /** Its kind and level. */
  readonly name: string;
  readonly goal: string;
}

export function dailyWords(index: number, t: Translate): DailyWords {
  const puzzle = puzzles()[index]!;
  const { kind, level } = puzzle;
  return {
    name: t('result.puzzle', { kind: t(`puzzle.kind.${kind}`), level }),
    goal: goalSentence(puzzle, t),
  };
}
