/**
 * Merges the saved games of two devices; no move is lost. Of two saves of one game the longer is kept if the
 * other is an earlier point of it. Where moves were taken back, or both were continued separately, both are
 * kept, and the later one keeps the name. The outcome is the same on either device, however often it is
 * repeated.
 */
import { crc32 } from '../../notation/crc32.ts';
import { makeSave, parseSave, type Stamp } from './save.ts';
import { recordOf, type Session } from '../../table/model/session.ts';
import type { Games } from '../transfer/bundle.ts';

interface Version {
  readonly text: string;
  /** `null` for a text that cannot be read. */
  readonly read: { readonly session: Session; readonly stamp: Stamp } | null;
  readonly head: string;
  readonly actions: readonly string[];
}

function versionOf(id: string, text: string): Version {
  const read = parseSave(id, text);
  if (!read.ok) return { text, read: null, head: '', actions: [] };
  const { config, actions } = recordOf(read.session);
  const lines = actions.map((action) => JSON.stringify(action));
  return { text, read, head: JSON.stringify(config), actions: lines };
}

/** Whether one came from the other: by going on, or by taking moves back. */
function areOneCourse(one: Version, other: Version): boolean {
  if (!one.read || !other.read || one.head !== other.head) return false;
  const [short, long] =
    one.actions.length <= other.actions.length ? [one.actions, other.actions] : [other.actions, one.actions];
  return short.every((action, i) => action === long[i]);
}

/**
 * Readable before unreadable, then saved more often, then saved later; then in an arbitrary but fixed order.
 */
function isLater(one: Version, other: Version): boolean {
  const [a, b] = [one, other].map(({ read }) => [
    read ? 1 : 0,
    read?.stamp.revision ?? 0,
    read?.stamp.saved ?? 0,
  ]);
  const at = a!.findIndex((value, i) => value !== b![i]);
  return at < 0 ? one.text > other.text : a![at]! > b![at]!;
}

/**
 * The longer of two saves of one course, unless the shorter may have come from it by taking moves back: that
 * saves once more, and later. A game that is only looked at is saved too, so the number of saves alone says
 * nothing.
 */
function longerOf(one: Version, other: Version): Version | null {
  if (one.actions.length === other.actions.length || !areOneCourse(one, other)) return null;
  const [short, long] = one.actions.length < other.actions.length ? [one, other] : [other, one];
  const [a, b] = [short.read!.stamp, long.read!.stamp];
  if (a.revision > b.revision && a.saved > b.saved) return null;
  return a.revision > b.revision ? outnumbering(long, a.revision) : long;
}

/**
 * The save with the revision of the one it replaces: a tab that has that one open would overwrite anything
 * older.
 */
function outnumbering(version: Version, revision: number): Version {
  const { session, stamp } = version.read!;
  return { ...version, text: makeSave(session, { ...stamp, revision }) };
}

/**
 * The name under which a text is kept beside another, the same on every device; the next one where somebody
 * has forged a checksum, so that it would be a name that was tried already.
 */
function nameBeside(id: string, text: string, tried: readonly string[]): string {
  const sum = crc32(new TextEncoder().encode(text));
  const named = (n: number): string => kinOf(id) + ((sum + n) >>> 0).toString(16).padStart(8, '0');
  let n = 0;
  while (tried.includes(named(n))) n += 1;
  return named(n);
}

/** The prefix shared by the names of all texts that were ever kept beside one another. */
export const kinOf = (id: string): string => id.slice(0, 8).padEnd(8, 'x');

export function mergeGames(here: Games, there: Games): Games {
  const merged = new Map(here);
  const put = (id: string, text: string, tried: readonly string[] = []): void => {
    const known = merged.get(id);
    if (known === text) return;
    if (known === undefined) return void merged.set(id, text);
    const [one, other] = [versionOf(id, known), versionOf(id, text)];
    const longer = longerOf(one, other);
    if (longer) return void merged.set(id, longer.text);
    const [later, earlier] = isLater(one, other) ? [one, other] : [other, one];
    merged.set(id, later.text);
    if (areOneCourse(one, other) && earlier.actions.length <= later.actions.length) return;
    const names = [...tried, id];
    put(nameBeside(id, earlier.text, names), earlier.text, names);
  };
  for (const [id, text] of there) put(id, text);
  return merged;
}
