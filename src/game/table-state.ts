/**
 * A position that can be acted on: a reducer around the engine. It never judges. Every try becomes an
 * action for the engine, and a refusal leaves the position as it was.
 */
import {
  apply,
  check,
  ENDS,
  HAND_AFTER_CLOSING,
  type Action,
  type CityId,
  type End,
  type GameEvent,
  type Refusal,
  type State,
  type Way,
} from '../engine/index.ts';
import type { TableIntent } from '../table/types.ts';
import { closingRefusal, houseAdded, largestChoice, widestWay } from './closing-choice.ts';
import type { Line } from './example.ts';

/** What the reader has begun to do, but not done. */
export type Pending =
  /** A card that fits both ends waits for one; a card that fits none could start a new route. */
  | { readonly type: 'card'; readonly city: CityId; readonly ends: readonly End[] }
  | { readonly type: 'new-route' }
  | {
      readonly type: 'closing';
      readonly way: Way;
      readonly houses: readonly CityId[];
      /** A house chosen in one city of a province has just gone to another one there. */
      readonly moved?: { readonly from: CityId; readonly to: CityId };
    }
  /** Places in the hand. */
  | { readonly type: 'discard'; readonly cards: readonly number[] };

export interface Done {
  readonly player: number;
  readonly action: Action;
  readonly events: readonly GameEvent[];
}

export interface Table {
  /** A question gives nothing away: it shows no card that fits and offers no choice of houses. */
  readonly isQuestion: boolean;
  /** The seat the reader plays; without one, the reader plays whoever is to move. An onlooker sees no hand. */
  readonly seat: number | 'onlooker' | null;
  readonly start: State;
  readonly now: State;
  /** The states before now, and what led from each to the next. */
  readonly past: readonly State[];
  readonly done: readonly Done[];
  readonly pending: Pending | null;
  readonly refusal: Refusal | null;
  /** What has just been taken back; it was done in the state that is now. */
  readonly undone: Action | null;
  /** The line being shown, and how many of its actions have been. */
  readonly shown: { readonly line: string; readonly actions: number } | null;
}

export type Intent =
  | TableIntent
  /** Plays the next action of a line, from the start if something else was done in between. */
  | { readonly type: 'show'; readonly line: Line }
  | { readonly type: 'set-up'; readonly start: State };

type Setting = Partial<Pick<Table, 'isQuestion' | 'seat'>>;

export const tableOf = (start: State, { isQuestion = false, seat = null }: Setting = {}): Table => ({
  isQuestion,
  seat,
  start,
  now: start,
  past: [],
  done: [],
  pending: null,
  refusal: null,
  undone: null,
  shown: null,
});

export function step(table: Table, intent: Intent): Table {
  return acted(table.undone ? { ...table, undone: null } : table, intent);
}

function acted(table: Table, intent: Intent): Table {
  switch (intent.type) {
    case 'city':
      return pickCity(table, intent.city);
    case 'card':
      return pickCard(table, intent.index);
    case 'end':
      return table.pending?.type === 'card'
        ? attempt(table, { type: 'play', city: table.pending.city, end: intent.end })
        : table;
    case 'new-route':
      return newRoute(table);
    case 'act':
      return attempt(table, intent.action);
    case 'draw':
      return attempt(table, { type: 'draw', from: intent.from });
    case 'call':
      return attempt(table, { type: 'call', official: intent.official });
    case 'close':
      return startClosing(table);
    case 'way':
      return choose(table, intent.way, offered(table, intent.way));
    case 'house':
      return toggleHouse(table, intent.city);
    case 'confirm':
      return confirm(table);
    case 'cancel':
      return { ...table, pending: null, refusal: null };
    case 'end-turn':
      return attempt(table, { type: 'end' });
    case 'take-coach':
      return attempt(table, { type: 'take-coach' });
    case 'skip':
      return attempt(table, { type: 'skip' });
    case 'undo':
      return undo(table);
    case 'start-over':
      return tableOf(table.start, table);
    case 'set-up':
      return tableOf(intent.start, table);
    case 'show':
      return show(table, intent.line);
  }
}

/** One action, whoever is to move. */
export function attempt(table: Table, action: Action): Table {
  const applied = apply(table.now, action);
  if (!applied.ok) return { ...table, refusal: applied, shown: null };
  return {
    ...table,
    now: applied.state,
    past: [...table.past, table.now],
    done: [...table.done, { player: table.now.player, action, events: applied.events }],
    pending: null,
    refusal: null,
    shown: null,
  };
}

function pickCity(table: Table, city: CityId): Table {
  const { pending, now } = table;
  if (pending?.type === 'closing') return toggleHouse(table, city);
  if (now.step === 'discard') return toggleCity(table, city);
  if (pending?.type === 'card' && pending.ends.length > 1) {
    const { route } = now.players[now.player]!;
    if (city === route[0]) return step(table, { type: 'end', end: 'left' });
    if (city === route.at(-1)) return step(table, { type: 'end', end: 'right' });
  }
  return lay(table, city);
}

function pickCard(table: Table, index: number): Table {
  const { now } = table;
  const city = now.players[now.player]!.hand[index];
  if (!city) return table;
  return now.step === 'discard' ? toggleCard(table, index) : lay(table, city);
}

/** One end that fits is meant; of two the reader chooses, or taps again for the right one. */
function lay(table: Table, city: CityId): Table {
  const { now, pending } = table;
  if (pending?.type === 'new-route') return attempt(table, { type: 'restart', city });
  const ends = ENDS.filter((end) => check(now, { type: 'play', city, end }).ok);
  const isAsked = pending?.type === 'card' && pending.city === city && pending.ends.length > 1;
  const isOpen = ends.length > 1 && now.players[now.player]!.route.length > 1 && !isAsked;
  if (isOpen) return { ...table, pending: { type: 'card', city, ends }, refusal: null, shown: null };
  const end = ends.length === 1 ? ends[0]! : 'right';
  const tried = attempt(table, { type: 'play', city, end });
  if (!tried.refusal) return tried;
  const canRestart = check(now, { type: 'restart', city }).ok;
  if (pending?.type === 'closing') return tried;
  return { ...tried, pending: canRestart ? { type: 'card', city, ends: [] } : null };
}

function newRoute(table: Table): Table {
  const { pending } = table;
  if (pending?.type === 'card') return attempt(table, { type: 'restart', city: pending.city });
  return {
    ...table,
    pending: pending?.type === 'new-route' ? null : { type: 'new-route' },
    refusal: null,
    shown: null,
  };
}

function startClosing(table: Table): Table {
  const { now } = table;
  const refusal = closingRefusal(now, 'each-province', []);
  if (refusal) return { ...table, pending: null, refusal, shown: null };
  const way = table.isQuestion ? 'each-province' : widestWay(now);
  return choose(table, way, offered(table, way));
}

const offered = ({ now, isQuestion }: Table, way: Way): readonly CityId[] =>
  isQuestion ? [] : largestChoice(now, way);

const choose = (table: Table, way: Way, houses: readonly CityId[]): Table => ({
  ...table,
  pending: { type: 'closing', way, houses },
  refusal: null,
  shown: null,
});

/** A house that cannot stand there is answered at once; one that is still missing, when all is confirmed. */
function toggleHouse(table: Table, city: CityId): Table {
  const { now, pending } = table;
  if (pending?.type !== 'closing') return table;
  const { way, houses } = pending;
  if (houses.includes(city)) {
    return choose(
      table,
      way,
      houses.filter((other) => other !== city),
    );
  }
  const added = houseAdded(now, way, houses, city);
  if (!added.ok) return { ...table, refusal: added, shown: null };
  const chosen = choose(table, way, added.houses);
  if (added.from === null) return chosen;
  const moved = { from: added.from, to: city };
  return { ...chosen, pending: { type: 'closing', way, houses: added.houses, moved } };
}

const chosenCards = ({ pending }: Table): readonly number[] =>
  pending?.type === 'discard' ? pending.cards : [];

function toggleCard(table: Table, index: number): Table {
  const cards = chosenCards(table);
  const next = cards.includes(index) ? cards.filter((card) => card !== index) : [...cards, index];
  return { ...table, pending: { type: 'discard', cards: next }, refusal: null, shown: null };
}

/** Takes a card of that city that is not chosen yet, or lets go of the one that is. */
function toggleCity(table: Table, city: CityId): Table {
  const { hand } = table.now.players[table.now.player]!;
  const places = [...hand.keys()].filter((place) => hand[place] === city);
  const place = places.find((each) => !chosenCards(table).includes(each)) ?? places[0];
  if (place !== undefined) return toggleCard(table, place);
  // As many as are due, so that the answer is about the city and not about the number.
  const due = hand.length - HAND_AFTER_CLOSING;
  return attempt(table, { type: 'discard', cities: Array.from({ length: due }, () => city) });
}

function confirm(table: Table): Table {
  const { pending, now } = table;
  if (pending?.type === 'closing')
    return attempt(table, { type: 'close', way: pending.way, houses: pending.houses });
  if (now.step !== 'discard') return table;
  const { hand } = now.players[now.player]!;
  return attempt(table, { type: 'discard', cities: chosenCards(table).map((place) => hand[place]!) });
}

/** What was only begun goes first. */
function undo(table: Table): Table {
  const cleared = { ...table, pending: null, refusal: null, shown: null };
  const before = table.past.at(-1);
  if (table.pending || !before) return cleared;
  return {
    ...cleared,
    now: before,
    past: table.past.slice(0, -1),
    done: table.done.slice(0, -1),
    undone: table.done.at(-1)!.action,
  };
}

function show(table: Table, { id, actions }: Line): Table {
  const { shown } = table;
  const isUnderWay = shown?.line === id && shown.actions < actions.length;
  const from = isUnderWay ? table : tableOf(table.start, table);
  const at = isUnderWay ? shown.actions : 0;
  const action = actions[at];
  if (!action) return from;
  return { ...attempt({ ...from, pending: null }, action), shown: { line: id, actions: at + 1 } };
}
