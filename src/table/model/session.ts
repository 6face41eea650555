/**
 * A game in play: a reducer around the table. People act through the table's own intents, automatic
 * players through `automatic`; either is ignored out of turn.
 */
import { newGame, type Action, type GameRecord } from '../../engine/index.ts';
import type { Reason } from '../../ai/reasons.ts';
import { parseRecord } from '../../notation/record.ts';
import { refuse, type NotationRefusal } from '../../notation/refusal.ts';
import type { TableIntent } from '../pieces/types.ts';
import { replayActions } from './replay-actions.ts';
import { attempt, step, tableOf, type Table } from './reducer.ts';
import { parsePending } from './pending-data.ts';
import { configOf, peopleOf, settingOf, type Occupant, type PlaySetup } from './setup.ts';
import { undoOf } from './undo.ts';

export interface Session {
  /** Of the saved game. */
  readonly id: string;
  readonly setup: PlaySetup;
  /** `done` holds the whole game, `past` its states. While there is a curtain, `seat` is the onlooker's. */
  readonly table: Table;
  /** Parallel to `table.done`: why an automatic player did it. */
  readonly reasons: readonly (Reason | null)[];
  /** The person whose hand is hidden until they say they are there. */
  readonly curtain: number | null;
  /** The undo would take back something that became known: waits for `undo-anyway` or `cancel`. */
  readonly asks: 'undo-revealed' | null;
  /** An earlier moment, as a number of actions; `null` is now. */
  readonly looking: number | null;
}

export type PlayIntent =
  | TableIntent
  /** Ignored unless it is the move of an automatic player. */
  | { readonly type: 'automatic'; readonly action: Action; readonly reason: Reason }
  | { readonly type: 'uncover' | 'undo-anyway' }
  | { readonly type: 'look'; readonly at: number | null };

/** Who is to act; nobody when the game is over. */
export function actorOf({
  setup,
  table: { now },
}: Pick<Session, 'setup' | 'table'>): { readonly seat: number; readonly who: Occupant } | null {
  return now.step === 'over' ? null : { seat: now.player, who: setup.seats[now.player]!.who };
}

export const recordOf = ({ setup, table }: Pick<Session, 'setup' | 'table'>): GameRecord => ({
  config: configOf(setup),
  actions: table.done.map(({ action }) => action),
});

export const begin = (id: string, setup: PlaySetup): Session =>
  settled({
    id,
    setup,
    table: tableOf(newGame(configOf(setup)), {
      seat: 'onlooker',
      looks: setup.seats.map(({ look }) => look),
    }),
    reasons: [],
    curtain: null,
    asks: null,
    looking: null,
  });

/** What a saved game holds besides its record. */
export interface More {
  readonly reasons?: readonly (Reason | null)[];
  /** What somebody had begun to do. It may come from anywhere. */
  readonly pending?: unknown;
}

export type TakenUp = { readonly ok: true; readonly session: Session } | NotationRefusal;

/**
 * A game that was begun elsewhere or earlier. The record says what is played, the set-up only by whom.
 * With several people it is unknown which of them is at the device: hands start behind the curtain.
 */
export function takenUp(
  id: string,
  { seats }: Pick<PlaySetup, 'seats'>,
  record: unknown,
  { reasons = [], pending }: More = {},
): TakenUp {
  const parsed = parseRecord(record);
  if (!parsed.ok) return parsed;
  const { config, actions } = parsed.record;
  if (config.players !== seats.length) return refuse('bad-record', { field: 'players' });
  const begun = begin(id, { seats, ...settingOf(config) });
  const table = played(begun.table, actions);
  const session = { ...begun, table: { ...table, seat: 'onlooker' as const } };
  const isPersons = actorOf(session)?.who === 'person';
  return {
    ok: true,
    session: settled({
      ...session,
      table: { ...session.table, pending: isPersons ? parsePending(pending, table.now) : null },
      reasons: table.done.map((_, at) => reasons[at] ?? null),
    }),
  };
}

/** All actions of a checked record at once: `attempt` would copy the lists for each action. */
function played(table: Table, actions: readonly Action[]): Table {
  const { states, events } = replayActions(table.start, actions);
  const past = states.slice(0, -1);
  return {
    ...table,
    now: states.at(-1)!,
    past,
    done: past.map(({ player }, at) => ({ player, action: actions[at]!, events: events[at]! })),
  };
}

export function go(session: Session, intent: PlayIntent): Session {
  switch (intent.type) {
    case 'automatic':
      return automatic(session, intent.action, intent.reason);
    case 'uncover':
      return uncovered(session);
    case 'look':
      return { ...session, looking: momentOf(session, intent.at) };
    case 'undo':
      return undo(session);
    case 'undo-anyway':
      return session.asks ? takenBack(session) : session;
    case 'cancel':
      return session.asks ? { ...session, asks: null } : acted(session, intent);
    case 'start-over':
      // Another game is begun in the lobby; this one stays as it was.
      return session;
    default:
      return acted(session, intent);
  }
}

const momentOf = ({ table: { done } }: Session, at: number | null): number | null =>
  at !== null && Number.isInteger(at) && at >= 0 && at < done.length ? at : null;

const uncovered = (session: Session): Session =>
  session.curtain === null
    ? session
    : { ...session, table: { ...session.table, seat: session.curtain }, curtain: null };

/** A person's intent counts only on their own move, without a curtain, and not at an earlier moment. */
function acted(session: Session, intent: TableIntent): Session {
  const { table, reasons, curtain, looking } = session;
  if (actorOf(session)?.who !== 'person' || curtain !== null || looking !== null) return session;
  return moved({ ...session, asks: null }, step(table, intent), reasons);
}

function automatic(session: Session, action: Action, reason: Reason): Session {
  const actor = actorOf(session);
  if (!actor || actor.who === 'person') return session;
  const table = attempt({ ...session.table, undone: null }, action);
  return table.refusal ? session : moved(session, table, [...session.reasons, reason]);
}

const moved = (session: Session, table: Table, reasons: Session['reasons']): Session =>
  settled({ ...session, table, reasons: table.done.map((_, at) => reasons[at] ?? null) });

/** An unfinished choice is cancelled before any action is taken back. */
function undo(session: Session): Session {
  const { table } = session;
  if (table.pending && session.curtain === null)
    return { ...session, table: step(table, { type: 'cancel' }), looking: null };
  const last = undoOf(session);
  if (!last) return session;
  return last.isRevealing ? { ...session, asks: 'undo-revealed', looking: null } : takenBack(session);
}

function takenBack(session: Session): Session {
  let table: Table = { ...session.table, pending: null };
  for (let left = undoOf(session)?.actions ?? 0; left > 0; left--) table = step(table, { type: 'undo' });
  return moved({ ...session, asks: null, looking: null }, table, session.reasons);
}

/** Sets whose hand is shown. A curtain separates the hands of two people, unless there is no hand yet. */
function settled(session: Session): Session {
  const people = peopleOf(session.setup);
  if (people.length < 2) return seen(session, people[0] ?? 'onlooker');
  const actor = actorOf(session);
  if (!actor) return seen(session, 'onlooker');
  const { seat, now, pending } = session.table;
  if (actor.who !== 'person' || seat === actor.seat || session.curtain === actor.seat) return session;
  const isNew = seat === 'onlooker' && !pending && now.players[actor.seat]!.hand.length === 0;
  return isNew ? seen(session, actor.seat) : { ...seen(session, 'onlooker'), curtain: actor.seat };
}

const seen = (session: Session, seat: number | 'onlooker'): Session =>
  session.table.seat === seat && session.curtain === null
    ? session
    : { ...session, table: { ...session.table, seat }, curtain: null };
