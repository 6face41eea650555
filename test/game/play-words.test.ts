import { describe, expect, test } from 'vitest';
import { begin, go, type Session } from '../../src/game/play/session.ts';
import { sayingOf, spokenBetween } from '../../src/game/play-words.ts';
import { LANGUAGES } from '../support/language.ts';
import { onward, setupOf } from '../support/play.ts';

const draw = { type: 'draw', from: 'deck' } as const;

describe.each(LANGUAGES)('a card from the pile ($lang)', (words) => {
  const said = (before: Session, after: Session): string =>
    [...sayingOf(after.table, words).told, ...spokenBetween(before.table, after.table, words)].join(' ');

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
