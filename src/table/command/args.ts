/** Reads the arguments that follow a verb. */
import type { Action, Source } from '../../engine/index.ts';
import type { TableIntent } from '../pieces/types.ts';
import type { Table } from '../model/reducer.ts';
import { send, stop, type Parsed } from './command.ts';
import type { Kind, Sense, SenseOf } from './vocabulary.ts';

/** The ids of one kind among what was said. */
export const idsOf = <K extends Kind>(args: readonly Sense[], kind: K): readonly SenseOf<K>['id'][] =>
  args.flatMap((arg) => (arg.kind === kind ? [(arg as SenseOf<K>).id] : []));

export const doing = (action: Action): TableIntent => ({ type: 'act', action });

/** A place, a city that lies open, or the pile. */
export function withSource(arg: Sense, { now }: Table, make: (from: Source) => TableIntent): Parsed {
  if (arg.kind === 'number') return send(make(arg.id - 1));
  if (arg.kind !== 'city') return send(make('deck'));
  const slot = now.market.indexOf(arg.id);
  return slot < 0 ? stop({ why: 'not-open', city: arg.id }) : send(make(slot));
}
