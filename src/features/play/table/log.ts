/** What happened in a game, turn by turn, limited to what the reader may know. */
import { eventFor, type GameEvent, type RuleId, type State } from '../../../engine/index.ts';
import type { Names } from '../../../i18n/names.ts';
import type { Translate } from '../../../i18n/t.ts';
import { told } from '../../../table/words/narrate.ts';
import type { Done } from '../../../table/model/reducer.ts';
import { ruleOf } from '../../../table/words/event-rule.ts';
import { playersByName } from '../../../table/words/player-names.ts';
import type { Session } from '../../../table/model/session.ts';
import { peopleOf } from '../../../table/model/setup.ts';
import { turnOf } from '../turns.ts';

export interface LogEntry {
  /** How many actions led to it: the moment to look at. */
  readonly at: number;
  /** Who did it, or whom it befell at the beginning of the turn. */
  readonly player: number;
  readonly sentences: readonly LogSentence[];
}

interface LogSentence {
  readonly text: string;
  readonly rule: RuleId;
}

export interface LogTurn {
  /** From 1; 0 is the seating of the clergy. */
  readonly turn: number;
  /** Whose turn it is. Others can act in it too. */
  readonly player: number;
  readonly entries: readonly LogEntry[];
}

interface Words {
  readonly t: Translate;
  readonly names: Names;
}

/** A single person is addressed as “you”; a log read by several holds only what all of them may know. */
const readerOf = ({ setup }: Pick<Session, 'setup'>): number | null => {
  const people = peopleOf(setup);
  return people.length === 1 ? people[0]! : null;
};

type LogPart = Omit<LogEntry, 'at'> & {
  /** A turn begins here. */
  readonly begins: boolean;
  readonly isTold: boolean;
};

/** The sentences are made lazily, when they are first read. */
const entryOf = (at: number, part: LogPart): LogEntry => ({
  at,
  player: part.player,
  get sentences() {
    return part.sentences;
  },
});

/**
 * A log that caches its sentences: after an action only the new ones are made. `player` leaves out
 * what others did.
 */
export function makeLog({ t, names }: Words, setup: Session['setup']) {
  const words = { t: playersByName(t, setup), names, you: readerOf({ setup }) };
  const known = new WeakMap<Done, readonly LogPart[]>();
  const partsOf = (done: Done, before: State): readonly LogPart[] => {
    const parts = known.get(done) ?? split(done).map((part) => tellPart(part, before, words));
    known.set(done, parts);
    return parts;
  };

  return function logOf({ table }: Pick<Session, 'table'>, player: number | null = null): readonly LogTurn[] {
    const { start, done, past } = table;
    const turns = [{ turn: turnOf(table, 0), player: start.turn.player, entries: [] as LogEntry[] }];
    for (const [i, each] of done.entries())
      for (const part of partsOf(each, past[i]!)) {
        if (part.begins) turns.push({ turn: turns.at(-1)!.turn + 1, player: part.player, entries: [] });
        const isShown = part.isTold && (player === null || part.player === player);
        if (isShown) turns.at(-1)!.entries.push(entryOf(i + 1, part));
      }
    return turns.filter(({ entries }) => entries.length > 0);
  };
}

interface Part {
  readonly player: number;
  readonly events: readonly GameEvent[];
  readonly begins: boolean;
}

/** An action can end a turn: its events from `turn-began` on belong to the next turn. */
function split({ player, events }: Done): readonly Part[] {
  const at = events.findIndex(({ type }) => type === 'turn-began');
  const began = events[at];
  if (began?.type !== 'turn-began') return [{ player, events, begins: false }];
  return [
    { player, events: events.slice(0, at), begins: false },
    { player: began.player, events: events.slice(at), begins: true },
  ];
}

/** The beginning and end of a turn are visible without a sentence. */
const isTold = ({ type }: GameEvent): boolean => type !== 'turn-began' && type !== 'turn-ended';

function tellPart(
  { player, events, begins }: Part,
  before: State,
  words: Words & { readonly you: number | null },
): LogPart {
  const known = events.filter(isTold).map((event) => eventFor(event, words.you));
  let sentences: readonly LogSentence[] | undefined;
  return {
    player,
    begins,
    isTold: known.length > 0,
    get sentences() {
      sentences ??= told(known, before, words).map(({ event, text }) => ({ text, rule: ruleOf(event) }));
      return sentences;
    },
  };
}
