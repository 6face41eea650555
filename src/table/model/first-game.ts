/**
 * The guided first game: a script of lessons over a real game. A lesson tells something, asks for one
 * action, or shows the companion's turn. The engine judges every try; the script only says which of
 * the legal ones belongs here, so that the cards fall as the lessons need them.
 */
import {
  apply,
  newGame,
  type Action,
  type ActionType,
  type CityId,
  type EditionId,
  type GameEvent,
  type Options,
  type Refusal,
  type State,
} from '../../engine/index.ts';
import type { MessageKey } from '../../i18n/t.ts';
import { isMeantFor } from './example.ts';
import type { Piece } from './pieces.ts';

/** Every lesson that asks for something has a text for those who do something else. */
type AskingId = MessageKey extends infer Key
  ? Key extends `lesson.${infer Id}.instead`
    ? Id
    : never
  : never;
type ReadingId = 'welcome' | `companion-${'first' | 'second' | 'third'}` | 'score';

interface LessonBase<Id = ReadingId> {
  readonly id: Id;
  /** Only in games with these options. */
  readonly when?: Partial<Options>;
  /** From here on, these pieces of the table are out. */
  readonly show?: readonly Piece[];
}
/** Nothing to do but to read. */
type Telling = LessonBase;
/** The fields of an action that matter here; the others are the learner's own choice. */
export interface Asking extends LessonBase<AskingId> {
  readonly do: { readonly type: ActionType } & Readonly<Record<string, unknown>>;
}
interface Showing extends LessonBase {
  readonly moves: readonly Action[];
}
export type Lesson = Telling | Asking | Showing;

export interface FirstGameScript {
  readonly deck: readonly CityId[];
  readonly lessons: readonly Lesson[];
}

/** What the learner did: an action, or going on after reading. */
export type Input = Action | 'next';

export interface FirstGame {
  readonly edition: EditionId;
  /** The lessons of this booklet. */
  readonly lessons: readonly Lesson[];
  /** Which one is on; past the last, the first game is over. */
  readonly at: number;
  readonly state: State;
  /** The state before the last step. */
  readonly before: State;
  /** Everything that got the game here, for taking up later. */
  readonly inputs: readonly Input[];
  /** What the last input brought about. */
  readonly events: readonly GameEvent[];
  /** Why the last try did nothing: the rules forbid it, or it is not this lesson's. */
  readonly answer: Refusal | 'instead' | null;
}

export const lessonOf = (game: FirstGame): Lesson | null => game.lessons[game.at] ?? null;
export const isAsking = (lesson: Lesson | null): lesson is Asking => lesson !== null && 'do' in lesson;
/** After the last lesson nothing follows. */
export const isLast = ({ at, lessons }: FirstGame): boolean => at >= lessons.length - 1;
const isShowing = (lesson: Lesson): lesson is Showing => 'moves' in lesson;

export function beginFirstGame({ deck, lessons }: FirstGameScript, edition: EditionId): FirstGame {
  const state = newGame({ players: 2, deck, edition });
  return {
    edition,
    lessons: lessons.filter((lesson) => isMeantFor(lesson, state)),
    at: 0,
    state,
    before: state,
    inputs: [],
    events: [],
    answer: null,
  };
}

export function goOn(game: FirstGame, input: Input): FirstGame {
  const lesson = lessonOf(game);
  if (!lesson) return game;
  if (isAsking(lesson)) return input === 'next' ? game : answered(game, lesson, input);
  if (input !== 'next') return game;
  const { state, events } = shown(game.state, isShowing(lesson) ? lesson.moves : []);
  return onward(game, input, state, events);
}

function answered(game: FirstGame, lesson: Asking, action: Action): FirstGame {
  const applied = apply(game.state, action);
  if (!applied.ok) return { ...game, answer: applied, events: [] };
  const given = action as Readonly<Record<string, unknown>>;
  const isAsked = Object.entries(lesson.do).every(([field, value]) => given[field] === value);
  if (!isAsked) return { ...game, answer: 'instead', events: [] };
  return onward(game, action, applied.state, applied.events);
}

const onward = (game: FirstGame, input: Input, state: State, events: readonly GameEvent[]): FirstGame => ({
  ...game,
  at: game.at + 1,
  state,
  before: game.state,
  inputs: [...game.inputs, input],
  events,
  answer: null,
});

function shown(start: State, moves: readonly Action[]): { state: State; events: readonly GameEvent[] } {
  let state = start;
  const events: GameEvent[] = [];
  for (const move of moves) {
    const applied = apply(state, move);
    if (!applied.ok) throw new RangeError(`the companion cannot do this: ${JSON.stringify(applied)}`);
    state = applied.state;
    events.push(...applied.events);
  }
  return { state, events };
}

/** One step back, as if it had not been done. */
export const backOne = (script: FirstGameScript, game: FirstGame): FirstGame =>
  game.inputs.slice(0, -1).reduce(goOn, beginFirstGame(script, game.edition));

/** `null` at the start, where there is nothing to take up. */
export const keptAs = ({ inputs }: FirstGame): string | null =>
  inputs.length === 0 ? null : JSON.stringify(inputs);

/** Takes a game up again; `null` if what was stored is damaged or of another version. */
export function takenUp(script: FirstGameScript, kept: string | null, edition: EditionId): FirstGame | null {
  const inputs = inputsIn(kept);
  if (!inputs || inputs.length > script.lessons.length) return null;
  const game = inputs.reduce(goOn, beginFirstGame(script, edition));
  return game.inputs.length === inputs.length ? game : null;
}

function inputsIn(kept: string | null): readonly Input[] | null {
  try {
    const value: unknown = JSON.parse(kept ?? 'null');
    return Array.isArray(value) ? (value as readonly Input[]) : null;
  } catch {
    return null;
  }
}

/** The pieces of the table that have been introduced so far. */
export const showFor = ({ lessons, at }: FirstGame): readonly Piece[] =>
  lessons.slice(0, at + 1).findLast((lesson) => lesson.show)?.show ?? [];
