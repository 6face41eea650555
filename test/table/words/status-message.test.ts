import { describe, expect, test } from 'vitest';
import { begin, go, type Session } from '../../../src/table/model/session.ts';
import { narrate } from '../../../src/table/words/narrate.ts';
import { statusMessageOf, spokenBetween } from '../../../src/table/words/status-message.ts';
import { LANGUAGES } from '../../support/language.ts';
import { onward, setupOf } from '../../support/play.ts';

const draw = { type: 'draw', from: 'deck' } as const;

describe.each(LANGUAGES)('a card from the pile ($lang)', (words) => {
  const said = (before: Session, after: Session): string =>
    [...statusMessageOf(after.table, words).told, ...spokenBetween(before.table, after.table, words)].join(
      ' ',
    );

  test('is told to the person who drew it', () => {
    const before = begin('a', setupOf(['person', 'solid']));
    const after = go(before, { type: 'act', action: draw });
    expect(said(before, after)).toContain(words.names.city(before.table.now.pile[0]!));
  });

  test('of an automatic player is not told', () => {
    const before = begin('a', setupOf(['solid', 'person']));
    const after = onward(before, draw);
    expect(said(before, after)).not.toBe(' ');
    expect(said(before, after)).not.toContain(words.names.city(before.table.now.pile[0]!));
  });
});

describe.each(LANGUAGES)('the move of an automatic player ($lang)', (words) => {
  /** Turn after turn, until the person is to move. */
  const theirTurn = (): Session => {
    let session = begin('a', setupOf(['solid', 'person']));
    while (session.table.now.player === 0) session = onward(session);
    return session;
  };

  test('is what can be asked about, also when its turn has ended since', () => {
    const { table } = theirTurn();
    const { told, at, turn } = statusMessageOf(table, words);
    expect(table.done.at(-1)!.action.type, 'the turn was ended by itself').toBe('end');
    expect(table.done[at!]!.action.type).not.toBe('end');
    expect(told.join(' ')).not.toBe('');
    expect(told).not.toContain(words.t('event.turn-began.you'));
    expect(turn).toContain(words.t('event.turn-began.you'));
    // Nobody has a card in the first turn: that this official helps is not what the other did.
    const [postmaster] = narrate(
      [{ type: 'called', player: 1, official: 'postmaster', forced: true }],
      table.now,
      { ...words, you: 1 },
    );
    expect(turn).toContain(postmaster);
    expect(told).not.toContain(postmaster);
  });

  test('is spoken with whose turn begins, once', () => {
    const after = theirTurn();
    const before = { ...after.table, done: after.table.done.slice(0, -1), now: after.table.past.at(-1)! };
    const spoken = spokenBetween(before, after.table, words).join(' ');
    expect(spoken.split(words.t('event.turn-began.you'))).toHaveLength(2);
  });

  test('a turn that begins for somebody else is not announced as the reader’s', () => {
    const session = onward(begin('a', setupOf(['solid', 'person'])));
    expect(statusMessageOf(session.table, words).turn).toBeNull();
  });
});
