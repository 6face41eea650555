/**
 * The reducer for everything that can be done at the table. It checks no rules: every try becomes an
 * action for the engine, and a refusal leaves the position as it was.
 */
import type { CityId, GroupId } from '../../engine/index.ts';
import type { Line } from './example.ts';
import { attempt, begun, tableOf, type Intent, type Table } from './state.ts';
import { pickCarriage, pickTown } from './carriages.ts';
import { chooseWay, startClosing, toggleHouse } from './closing.ts';
import { discardChosen, toggleCard, toggleCity } from './discarding.ts';
import { chooseCard, chooseSite, confirmHandIn, isHandingIn, toggleToken } from './hand-in.ts';
import { lay, newRoute } from './laying.ts';
import { confirmSeating, pickRank, sitIn } from './seating.ts';

export { attempt, tableOf, type Done, type Intent, type Pending, type Table } from './state.ts';

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
      return isHandingIn(table.now)
        ? chooseCard(table, intent.from)
        : attempt(table, { type: 'draw', from: intent.from });
    case 'call':
      return attempt(table, { type: 'call', official: intent.official });
    case 'close':
      return startClosing(table);
    case 'way':
      return table.pending?.type === 'closing' ? chooseWay(table, intent.way) : table;
    case 'house':
      return toggleHouse(table, intent.city);
    case 'rank':
      return pickRank(table, intent.rank);
    case 'carriage':
      return pickCarriageOrSeat(table, intent.carriage);
    case 'town':
      return table.now.carriages ? pickTown(table, intent.town) : table;
    case 'token':
      return table.now.tokenStacks ? toggleToken(table, intent.official) : table;
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

function pickCity(table: Table, city: CityId): Table {
  const { pending, now } = table;
  if (pending?.type === 'closing') return toggleHouse(table, city);
  if (now.step === 'discard') return toggleCity(table, city);
  if (isHandingIn(now)) return chooseSite(table, city);
  if (pending?.type === 'card' && pending.ends.length > 1) {
    const { route } = now.players[now.player]!;
    if (city === route[0]) return step(table, { type: 'end', end: 'left' });
    if (city === route.at(-1)) return step(table, { type: 'end', end: 'right' });
  }
  return lay(table, city);
}

/** Before the first turn a carriage is a seat for the clergy; afterwards it is moved. */
function pickCarriageOrSeat(table: Table, carriage: GroupId): Table {
  const { step: now, carriages } = table.now;
  if (!carriages) return table;
  return now === 'seat' ? sitIn(table, carriage) : pickCarriage(table, carriage);
}

function pickCard(table: Table, index: number): Table {
  const { now } = table;
  const city = now.players[now.player]!.hand[index];
  if (!city) return table;
  return now.step === 'discard' ? toggleCard(table, index) : lay(table, city);
}

function confirm(table: Table): Table {
  const { pending, now } = table;
  if (pending?.type === 'closing')
    return attempt(table, { type: 'close', way: pending.way, houses: pending.houses });
  if (now.step === 'discard') return discardChosen(table);
  if (now.step === 'seat') return confirmSeating(table);
  return isHandingIn(now) ? confirmHandIn(table) : table;
}

/** An unfinished choice is cancelled before any action is taken back. */
function undo(table: Table): Table {
  const cleared = begun(table, null);
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
