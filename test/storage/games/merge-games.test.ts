import { describe, expect, test } from 'vitest';
import { legalActions } from '../../../src/engine/index.ts';
import { mergeGames } from '../../../src/storage/games/merge-games.ts';
import { isGameId } from '../../../src/table/model/chance.ts';
import { makeSave, parseSave } from '../../../src/storage/games/save.ts';
import { begin, recordOf, type Session } from '../../../src/table/model/session.ts';
import { onward, playedOn, setupOf } from '../../support/play.ts';
import { crc32 } from '../../../src/notation/crc32.ts';
import { fc } from '../../support/property.ts';

const ID = 'abcdefgh';
const start = begin(ID, setupOf(['solid', 'solid']));
const saved = (session: Session, revision: number, at = 1000 + revision): string =>
  makeSave(session, { revision, begun: 1, saved: at });

/** Another action than the guide would take, so that the course is another one. */
const astray = (session: Session): Session => onward(session, legalActions(session.table.now).at(-1)!);

const common = playedOn(start, 10);
const TEXTS = [
  saved(common, 10),
  saved(playedOn(common, 4), 14),
  saved(playedOn(common, 9), 19),
  saved(playedOn(astray(common), 5), 16),
  saved(playedOn(astray(common), 2), 30),
  saved(playedOn(start, 3), 20),
  // Looked at again and again, but not since the others went on.
  saved(common, 40, 1001),
  saved(playedOn(start, 3), 19, 1500),
  'broken',
  'broken too',
] as const;

/** Two ends of a text that leave its checksum the same. */
const FORGED = ['li4hqxt61', '1236rwt2tb1'] as const;

const actionsIn = (text: string): readonly string[] => {
  const parsed = parseSave(ID, text);
  return parsed.ok ? recordOf(parsed.session).actions.map((action) => JSON.stringify(action)) : [text];
};
const isPartOf = (part: readonly string[], whole: readonly string[]): boolean =>
  part.every((action, i) => action === whole[i]);

describe('saved games of two devices', () => {
  test('the course that went on is kept, from whichever side it comes', () => {
    const [early, later] = [new Map([[ID, TEXTS[0]]]), new Map([[ID, TEXTS[2]]])];
    expect(mergeGames(early, later)).toEqual(later);
    expect(mergeGames(later, early)).toEqual(later);
  });

  test('who took back has the later word', () => {
    const [before, after] = [new Map([[ID, TEXTS[2]]]), new Map([[ID, TEXTS[5]]])];
    for (const merged of [mergeGames(before, after), mergeGames(after, before)]) {
      expect(merged.get(ID)).toBe(TEXTS[5]);
      // And what was taken back is not lost.
      expect(new Set(merged.values())).toEqual(new Set([TEXTS[2], TEXTS[5]]));
    }
  });

  test.each([
    ['more often', 40, 1001],
    ['later', 19, 1500],
  ])('a game that was only saved %s was not taken back: the longer one is kept', (_, revision, at) => {
    const looked = new Map([[ID, saved(common, revision, at)]]);
    const merged = mergeGames(new Map([[ID, TEXTS[2]]]), looked);
    expect([...merged.keys()]).toEqual([ID]);
    expect(actionsIn(merged.get(ID)!)).toEqual(actionsIn(TEXTS[2]));
    // A tab that has the other one open must see that this one is not older.
    const parsed = parseSave(ID, merged.get(ID));
    expect(parsed.ok && parsed.stamp.revision).toBe(Math.max(19, revision));
    expect(mergeGames(looked, new Map([[ID, TEXTS[2]]]))).toEqual(merged);
    expect(mergeGames(merged, looked)).toEqual(merged);
  });

  test('two courses of one game are both kept, the one saved more often under its name', () => {
    const merged = mergeGames(new Map([[ID, TEXTS[2]]]), new Map([[ID, TEXTS[3]]]));
    expect(merged.size).toBe(2);
    expect(merged.get(ID)).toBe(TEXTS[2]);
    const [beside] = [...merged.keys()].filter((id) => id !== ID);
    expect(isGameId(beside!)).toBe(true);
    expect(merged.get(beside!)).toBe(TEXTS[3]);
    expect(mergeGames(merged, new Map([[ID, TEXTS[3]]]))).toEqual(merged);
  });

  test('a game gone on with beside the other one does not come twice', () => {
    const merged = new Map(mergeGames(new Map([[ID, TEXTS[2]]]), new Map([[ID, TEXTS[3]]])));
    const beside = [...merged.keys()].find((id) => id !== ID)!;
    const onwards = saved(playedOn(playedOn(astray(common), 5), 3), 40);
    merged.set(beside, onwards);
    expect(mergeGames(merged, new Map([[ID, TEXTS[3]]]))).toEqual(merged);
  });

  test('what cannot be read is kept beside what can', () => {
    const merged = mergeGames(new Map([[ID, 'broken']]), new Map([[ID, TEXTS[0]]]));
    expect(merged.get(ID)).toBe(TEXTS[0]);
    expect([...merged.values()]).toContain('broken');
  });

  test('forged texts with one checksum are all kept, and nobody waits for ever', () => {
    const texts = FORGED.map((tail) => `forged ${tail}`);
    const sum = (text: string): string => crc32(new TextEncoder().encode(text)).toString(16).padStart(8, '0');
    expect(new Set(texts.map(sum)).size).toBe(1);
    const beside = ID + sum(texts[0]!);
    const there = new Map([
      [ID, texts[0]!],
      [beside, texts[1]!],
    ]);
    const merged = mergeGames(new Map([[ID, TEXTS[0]]]), there);
    expect([...merged.values()].toSorted()).toEqual([TEXTS[0], ...texts].toSorted());
    expect(mergeGames(merged, there).size).toBe(merged.size);
  });

  test('in any order, however often: the same, and no move is lost', () => {
    const arbGames = fc
      .dictionary(fc.constantFrom(ID, 'zyxwvuts'), fc.constantFrom(...TEXTS))
      .map((games) => new Map(Object.entries(games)));
    fc.assert(
      fc.property(arbGames, arbGames, (one, other) => {
        const merged = mergeGames(one, other);
        expect(mergeGames(other, one)).toEqual(merged);
        expect(mergeGames(merged, other)).toEqual(merged);
        expect(mergeGames(one, one)).toEqual(one);
        for (const text of [...one.values(), ...other.values()]) {
          const actions = actionsIn(text);
          expect([...merged.values()].some((kept) => isPartOf(actions, actionsIn(kept)))).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });
});
