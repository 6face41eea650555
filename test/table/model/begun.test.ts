import { describe, expect, test } from 'vitest';
import { makeSave, parseSave } from '../../../src/storage/games/save.ts';
import type { Session } from '../../../src/table/model/session.ts';
import type { Pending } from '../../../src/table/model/reducer.ts';
import { BEGUN, begunIn } from '../../support/begun.ts';

/** That a house has just moved is said once, and not again to whoever comes back. */
function lasting(pending: Pending | null): Pending | null {
  if (pending?.type !== 'closing') return pending;
  const { moved: _moved, ...rest } = pending;
  return rest;
}

function reread(session: Session): Session {
  const parsed = parseSave(session.id, makeSave(session, { revision: 1, begun: 0, saved: 0 }));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed));
  return parsed.session;
}

describe('what a person has begun comes back', () => {
  const found = begunIn('begun');
  test.each(BEGUN)('%s', (kind) => {
    const sessions = found.get(kind) ?? [];
    expect(sessions).not.toEqual([]);
    for (const session of sessions)
      expect(reread(session).table.pending).toEqual(lasting(session.table.pending));
  });
});
