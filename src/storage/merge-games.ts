/**
 * Saved games of two devices become one set. Of one game the later saving is kept if the other one is
 * a moment on its way; where both went on by themselves, both are kept, and the later one goes on
 * under the name. It does not matter which device asks, or how often.
 */
import { crc32 } from '../notation/crc32.ts';
import { parseSave, type Stamp } from '../game/play/save.ts';
import { recordOf } from '../game/play/session.ts';
import type { Games } from './bundle.ts';

interface Version {
  readonly text: string;
  /** Nothing of a text that cannot be read. */
  readonly stamp: Stamp | null;
  readonly head: string;
  readonly actions: readonly string[];
}

function versionOf(id: string, text: string): Version {
  const parsed = parseSave(id, text);
  if (!parsed.ok) return { text, stamp: null, head: '', actions: [] };
  const { config, actions } = recordOf(parsed.session);
  const lines = actions.map((action) => JSON.stringify(action));
  return { text, stamp: parsed.stamp, head: JSON.stringify(config), actions: lines };
}

/** One came from the other: by going on, or by taking back. */
function areOneCourse(one: Version, other: Version): boolean {
  if (!one.stamp || !other.stamp || one.head !== other.head) return false;
  const [short, long] =
    one.actions.length <= other.actions.length ? [one.actions, other.actions] : [other.actions, one.actions];
  return short.every((action, i) => action === long[i]);
}

/** What can be read before what cannot, then what was saved more often, then later; then any one, always the same. */
function isLater(one: Version, other: Version): boolean {
  const [a, b] = [one, other].map(({ stamp }) => [stamp ? 1 : 0, stamp?.revision ?? 0, stamp?.saved ?? 0]);
  const at = a!.findIndex((value, i) => value !== b![i]);
  return at < 0 ? one.text > other.text : a![at]! > b![at]!;
}

/**
 * The name that a text has wherever it is set beside another; the next one where somebody has forged a
 * checksum, so that this would be a name it has been set aside from already.
 */
function nameBeside(id: string, text: string, tried: readonly string[]): string {
  const sum = crc32(new TextEncoder().encode(text));
  const named = (n: number): string =>
    id.slice(0, 8).padEnd(8, 'x') + ((sum + n) >>> 0).toString(16).padStart(8, '0');
  let n = 0;
  while (tried.includes(named(n))) n += 1;
  return named(n);
}

export function mergeGames(here: Games, there: Games): Games {
  const merged = new Map(here);
  const put = (id: string, text: string, tried: readonly string[] = []): void => {
    const known = merged.get(id);
    if (known === text) return;
    if (known === undefined) return void merged.set(id, text);
    const [one, other] = [versionOf(id, known), versionOf(id, text)];
    const [later, earlier] = isLater(one, other) ? [one, other] : [other, one];
    merged.set(id, later.text);
    const names = [...tried, id];
    if (!areOneCourse(one, other)) put(nameBeside(id, earlier.text, names), earlier.text, names);
  };
  for (const [id, text] of there) put(id, text);
  return merged;
}
