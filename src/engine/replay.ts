/** Records: a game is its config and its actions. */
import { apply } from './apply.ts';
import { parseConfig, type ConfigField } from './config.ts';
import type { GameEvent } from './events.ts';
import { start } from './setup.ts';
import type { Action, Config, State } from './types.ts';
import type { Refusal } from './verdict.ts';

export interface GameRecord {
  readonly config: Config;
  readonly actions: readonly Action[];
}

export type Replayed =
  | { readonly ok: true; readonly state: State; readonly events: readonly GameEvent[] }
  /** The record itself is not one: `field` names what is wrong with it. */
  | { readonly ok: false; readonly code: 'bad-record'; readonly field: ConfigField | 'record' | 'actions' }
  /** The first illegal action, and the state before it. */
  | {
      readonly ok: false;
      readonly code: 'illegal-action';
      readonly index: number;
      readonly verdict: Refusal;
      readonly state: State;
    };

const badRecord = (field: ConfigField | 'record' | 'actions'): Replayed => ({
  ok: false,
  code: 'bad-record',
  field,
});

/** Runs a record, which may come from anywhere, to its end or to the first illegal action. */
export function replay(record: unknown): Replayed {
  const parts = readParts(record);
  if (!parts) return badRecord('record');
  const parsed = parseConfig(parts.config);
  if (!parsed.ok) return badRecord(parsed.field);
  if (!parts.actions) return badRecord('actions');
  let state = start(parsed.setting);
  const events: GameEvent[] = [];
  for (const [index, action] of parts.actions.entries()) {
    const applied = apply(state, action);
    if (!applied.ok) return { ok: false, code: 'illegal-action', index, verdict: applied, state };
    state = applied.state;
    events.push(...applied.events);
  }
  return { ok: true, state, events };
}

function readParts(record: unknown): { config: unknown; actions: readonly unknown[] | null } | null {
  try {
    const { config, actions } = record as Partial<Record<string, unknown>>;
    return { config, actions: Array.isArray(actions) ? Array.from(actions) : null };
  } catch {
    return null;
  }
}
