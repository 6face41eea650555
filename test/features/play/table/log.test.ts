import { describe, expect, test } from 'vitest';
import { RULES } from '../../../../src/engine/index.ts';
import { makeLog, type LogTurn } from '../../../../src/features/play/table/log.ts';
import { begin, go, type Session } from '../../../../src/table/model/session.ts';
import { isProse, LANGUAGES, speak } from '../../../support/language.ts';
import { arbSeveral, onward, playedOn, playedOut, sessionOf, setupOf } from '../../../support/play.ts';
import { fc } from '../../../support/property.ts';

const words = speak('en');
const logOf = (session: Session, player: number | null = null): readonly LogTurn[] =>
  makeLog(words, session.setup)(session, player);
const sentencesOf = (log: readonly LogTurn[]) =>
  log.flatMap(({ entries }) => entries.flatMap(({ sentences }) => sentences));

describe('the log', () => {
  const session = playedOut(begin('a', setupOf(['person', 'solid', 'solid'], ['officials', 'audience'])));
  const log = logOf(session);

  test.each(LANGUAGES)('is prose with a rule behind every sentence ($lang)', (language) => {
    for (const { text, rule } of sentencesOf(makeLog(language, session.setup)(session))) {
      expect(text).toSatisfy(isProse);
      expect(RULES).toHaveProperty([rule]);
    }
  });

  test('goes by turns: the seating first, then every turn in order of play', () => {
    expect(log.map(({ turn }) => turn)).toEqual([...log.keys()]);
    expect(log.slice(1).map(({ player }) => player)).toEqual(log.slice(1).map((_, i) => i % 3));
  });

  test('every entry leads to the moment at which it was done', () => {
    const at = log.flatMap(({ entries }) => entries.map((entry) => entry.at));
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    expect(at[0]).toBe(1);
    expect(at.at(-1)).toBe(session.table.done.length);
    for (const { entries } of log)
      for (const entry of entries)
        expect([session.table.done[entry.at - 1]!.player, session.table.past[entry.at]?.player]).toContain(
          entry.player,
        );
  });

  test('by player, it holds what that player did and nothing else', () => {
    const own = [0, 1, 2].map((player) => logOf(session, player));
    for (const [player, turns] of own.entries())
      for (const { entries } of turns) for (const entry of entries) expect(entry.player).toBe(player);
    const all = own.flatMap((turns) => sentencesOf(turns));
    expect(all).toHaveLength(sentencesOf(log).length);
  });

  test('what befalls a player at the beginning of a turn is told in that turn', () => {
    const start = begin('a', setupOf(['person', 'solid']));
    const turns = logOf(playedOn(start, 6));
    expect(turns[1]!.player).toBe(1);
    expect(turns[1]!.entries[0]!.sentences[0]!.rule).toBe('5.5');
    expect(turns[1]!.entries[0]!.player).toBe(1);
  });

  test('the only person is addressed, others go by their names', () => {
    const setup = setupOf(['person', 'solid']);
    const named = {
      ...setup,
      seats: [
        { ...setup.seats[0]!, name: 'Anna' },
        { ...setup.seats[1]!, name: 'Post 1' },
      ],
    };
    const texts = sentencesOf(logOf(playedOn(begin('a', named), 40))).map(({ text }) => text);
    expect(texts.some((text) => text.startsWith('You '))).toBe(true);
    expect(texts.some((text) => text.startsWith('Post 1 '))).toBe(true);
    expect(texts.filter((text) => text.includes('Anna'))).toEqual([]);
  });

  test('a card from the pile is told only to the one person who drew it', () => {
    const draw = { type: 'draw', from: 'deck' } as const;
    const told = (each: Session): string => {
      const turns = logOf(each);
      return turns.at(-1)!.entries.at(-1)!.sentences[0]!.text;
    };
    const { t, names } = words;
    const alone = begin('a', setupOf(['person', 'solid']));
    const city = alone.table.now.pile[0]!;
    expect(told(go(alone, { type: 'act', action: draw }))).toBe(
      t('event.drawn.deck.you', names.params({ city })),
    );
    const two = begin('a', setupOf(['person', 'person']));
    expect(told(go(two, { type: 'act', action: draw }))).not.toContain(names.city(city));
    const other = begin('a', setupOf(['solid', 'person']));
    expect(told(onward(other, draw))).not.toContain(names.city(city));
  });

  test('of several people says the same whoever is at the device', () => {
    fc.assert(
      fc.property(arbSeveral, (plan) => {
        const each = sessionOf(plan);
        expect(logOf(go(each, { type: 'uncover' }))).toEqual(logOf(each));
      }),
      { numRuns: 10 },
    );
  });

  test('made once, it follows the game forth and back', () => {
    const start = begin('a', setupOf(['person', 'solid']));
    const follow = makeLog(words, start.setup);
    let now = start;
    for (let i = 0; i < 40; i++) {
      now = i % 7 === 6 ? go(now, { type: 'undo' }) : onward(now);
      expect(follow(now)).toEqual(logOf(now));
    }
  });
});
