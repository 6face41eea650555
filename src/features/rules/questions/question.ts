/** A question at the end of a chapter. One file a chapter in `content/questions`, shared by all languages. */
import { apply, type Action, type RuleId, type State } from '../../../engine/index.ts';
import type { Example, ExamplePosition, Line } from '../../../table/model/example.ts';

interface Asked {
  readonly id: string;
  /** The paragraph behind the answer. */
  readonly rule: RuleId;
}

/** Answered by choosing one of the sentences. */
export interface ChoiceQuestion extends Asked {
  readonly kind: 'choice';
  readonly answers: readonly string[];
  readonly right: string;
  readonly proof: Proof;
}

/** How the engine shows that the answer is right: by lines (one at least under each booklet), or by a number it knows. */
type Proof =
  | { readonly position: ExamplePosition; readonly lines: readonly Line[] }
  | { readonly fact: string; readonly is: number };

/** Answered on the board: by any of these actions, or another with the same effect. */
export interface BoardQuestion extends Asked, Pick<Example, 'position' | 'show' | 'focus'> {
  readonly kind: 'board';
  readonly right: readonly Action[];
}

export type Question = ChoiceQuestion | BoardQuestion;

/** Whether the state reached from the start is one that a right action reaches. A state is plain JSON. */
export const isRight = ({ right }: BoardQuestion, start: State, reached: State): boolean =>
  right.some((action) => {
    const applied = apply(start, action);
    return applied.ok && JSON.stringify(applied.state) === JSON.stringify(reached);
  });
