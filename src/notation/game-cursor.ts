/** A game being read or written, action by action. The engine alone says what is legal. */
import { check, draftOf, play, replay, type Action, type Config, type Draft } from '../engine/index.ts';
import { canonicalAction, canonicalConfig } from './canonical.ts';
import { LONGEST_SEED, MOST_ACTIONS } from './limits.ts';
import { refuse, type NotationRefusal, type Parsed } from './refusal.ts';
import { actionSnapshot, configSnapshot } from './snapshot.ts';

export interface GameCursor {
  readonly config: Config;
  readonly actions: Action[];
  /** The state now, played on in place. */
  readonly draft: Draft;
  /** The turn under way, from 1; 0 while the clergy are seated. */
  turn: number;
}

export type Begun = { readonly ok: true; readonly course: GameCursor } | NotationRefusal;

export function begin(input: unknown): Begun {
  const config = configSnapshot(input);
  const started = replay({ config, actions: [] });
  if (!started.ok)
    return refuse('bad-record', { field: started.code === 'bad-record' ? started.field : 'actions' });
  const known = canonicalConfig(config as unknown as Config, started.state);
  const seed = known.seed!;
  if (!seed.isWellFormed()) return refuse('seed-broken', {});
  if (utf8(seed).length > LONGEST_SEED) return refuse('seed-too-long', { limit: LONGEST_SEED });
  const draft = draftOf(started.state);
  return { ok: true, course: { config: known, actions: [], draft, turn: draft.step === 'seat' ? 0 : 1 } };
}

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

export type Judged = { readonly ok: true; readonly action: Action } | NotationRefusal;

/** The action in its canonical spelling, if it is legal now. */
export function judge({ draft, actions, turn }: GameCursor, input: unknown): Judged {
  const index = actions.length;
  if (index >= MOST_ACTIONS) return refuse('too-many-actions', { count: index + 1, limit: MOST_ACTIONS });
  const action = actionSnapshot(input);
  const verdict = check(draft, action);
  if (!verdict.ok) return refuse('illegal-action', { index, turn, player: draft.player, verdict });
  return { ok: true, action: canonicalAction(draft, action as unknown as Action) };
}

/** Plays an action that was judged, and keeps count of the turns: each has another player than the last. */
export function perform(course: GameCursor, action: Action): void {
  const { draft } = course;
  const { player } = draft.turn;
  const wasSeating = draft.step === 'seat';
  play(draft, action);
  course.actions.push(action);
  const hasBegun = wasSeating ? draft.step !== 'seat' : draft.turn.player !== player;
  if (hasBegun) course.turn += 1;
}

/** Judges and plays; the refusal, if there is one. */
export function advance(course: GameCursor, input: unknown): NotationRefusal | null {
  const judged = judge(course, input);
  if (!judged.ok) return judged;
  perform(course, judged.action);
  return null;
}

export const finished = ({ config, actions, draft }: GameCursor): Parsed => ({
  ok: true,
  record: { config, actions },
  state: draft,
});

/** For the makers, whose records are the caller's own: a bad one is the caller's mistake. */
export function orThrow<T extends { readonly ok: boolean }>(result: T): Extract<T, { readonly ok: true }> {
  if (!result.ok) throw new RangeError(`not a record: ${JSON.stringify(result)}`);
  return result as Extract<T, { readonly ok: true }>;
}
