/** Export and import of games, as texts. */
import type { GameRecord } from '../../engine/index.ts';
import type { Parsed } from '../../notation/refusal.ts';
import { fieldsOf, makeSave, restored } from './save.ts';
import type { Session, TakenUp } from '../../table/model/session.ts';
import { allPeople, parseSeats, type PlaySeat } from '../../table/model/setup.ts';

/** The whole of a game, as it is saved. Throws a `RangeError` for one that is too long to be a record. */
export const exportText = (session: Session, now = Date.now()): string =>
  makeSave(session, { revision: 0, begun: now, saved: now });

/** By day and seed, as in `posthorn-2026-11-16-ulm-passau-417.json`. */
export function exportName({ setup }: Pick<Session, 'setup'>, now = new Date()): string {
  const seed = setup.seed
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return ['posthorn', now.toISOString().slice(0, 10), ...(seed ? [seed] : [])].join('-') + '.json';
}

/** An unreadable game goes out as it is, under a name that does not promise one. */
export const rawName = (id: string): string => `posthorn-${id}.txt`;

/**
 * A game from elsewhere becomes a new game here, under an id of its own. Which texts are read is the
 * caller's choice, and so is the weight of reading them.
 */
export function importGame(id: string, text: unknown, parse: (text: unknown) => Parsed): TakenUp {
  const parsed = parse(withoutAddress(text));
  if (!parsed.ok) return parsed;
  const { record } = parsed;
  const fields = (typeof text === 'string' ? fieldsOf(text) : null) ?? {};
  // Who plays is not part of a record.
  return restored(id, seatsIn(fields, record) ?? allPeople(record.config.players), record, fields);
}

/**
 * Whether a text is an address, with or without its scheme; a list of moves may begin with `#`, and JSON is
 * no address.
 */
function isAddress(text: string): boolean {
  const hash = text.indexOf('#');
  const before = hash < 0 ? text : text.slice(0, hash);
  return /^https?:\/\//.test(text) || (hash > 0 && before.includes('/') && !/[\s{[]/.test(before));
}

/**
 * A whole address may be pasted where the text behind its `#` is meant. One with `#game=` names a game kept
 * elsewhere, and holds none.
 */
function withoutAddress(text: unknown): unknown {
  if (typeof text !== 'string' || !isAddress(text.trimStart())) return text;
  const [, game] = /#(?!game=)(?:link=)?([^&]*)/.exec(text) ?? [];
  return game ?? '';
}

/** As many as the record needs. */
function seatsIn(
  fields: Readonly<Record<string, unknown>>,
  { config }: GameRecord,
): readonly PlaySeat[] | null {
  const seats = parseSeats(fields['seats']);
  return seats?.length === config.players ? seats : null;
}
