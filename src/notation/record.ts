/** A record as JSON: `{ config, actions }`, and the version of the rules it was played under. */
import type { GameRecord } from '../engine/index.ts';
import { advance, begin, finished, orThrow } from './game-cursor.ts';
import { isTooDeep, readJson } from './json.ts';
import { LONGEST_TEXT, MOST_ACTIONS, RULES_VERSION } from './limits.ts';
import { refuse, type Parsed } from './refusal.ts';
import { attempt, listSnapshot } from './snapshot.ts';

/** Takes any value and checks all of it. Gives the record back in its canonical spelling. */
export function parseRecord(input: unknown): Parsed {
  const parts = attempt(() => {
    const { rules, config, actions } = input as Partial<Record<string, unknown>>;
    return { rules, config, actions };
  });
  if (parts === null) return refuse('bad-record', { field: 'record' });
  const { rules = RULES_VERSION } = parts;
  if (rules !== RULES_VERSION) {
    return typeof rules === 'number'
      ? refuse('rules-version', { version: rules, known: RULES_VERSION })
      : refuse('bad-record', { field: 'record' });
  }
  const begun = begin(parts.config);
  if (!begun.ok) return begun;
  const actions = listSnapshot(parts.actions, MOST_ACTIONS + 1);
  if (actions === null) return refuse('bad-record', { field: 'actions' });
  for (const action of actions) {
    const refusal = advance(begun.course, action);
    if (refusal) return refusal;
  }
  return finished(begun.course);
}

/** One line of JSON. Throws a `RangeError` for what is not a legal record. */
export function makeRecord(record: GameRecord): string {
  return JSON.stringify({ rules: RULES_VERSION, ...orThrow(parseRecord(record)).record });
}

/**
 * The same without replaying, for a game that was played here: the engine has checked every action
 * already. Throws a `RangeError` for one with more actions than a record can have.
 */
export function writePlayed({ config, actions }: GameRecord): string {
  if (actions.length > MOST_ACTIONS) throw new RangeError(`${actions.length} actions`);
  return JSON.stringify({ rules: RULES_VERSION, config, actions });
}

export function parseRecordText(text: unknown): Parsed {
  if (typeof text !== 'string') return refuse('not-text', {});
  if (text.length > LONGEST_TEXT) return refuse('too-long', { length: text.length, limit: LONGEST_TEXT });
  if (isTooDeep(text)) return refuse('bad-record', { field: 'record' });
  const read = readJson(text);
  return read ? parseRecord(read.value) : refuse('bad-json', {});
}
