import { describe, expect, test } from 'vitest';
import { brokenSaveSentence } from '../../../src/table/words/broken-save.ts';
import { listGames } from '../../../src/features/play/lobby/game-cards.ts';
import { gameKey as keyOf, gameTexts, rawOf, readGame } from '../../../src/storage/games/saved-games.ts';
import { makeSave, parseSave } from '../../../src/storage/games/save.ts';
import { begin } from '../../../src/table/model/session.ts';
import { toTableView } from '../../../src/table/model/view.ts';
import { CORRUPTIONS, signed } from '../../support/corrupt.ts';
import { isProse, LANGUAGES } from '../../support/language.ts';
import { playedOn, setupOf } from '../../support/play.ts';
import { fc } from '../../support/property.ts';
import { workingStorage } from '../../support/storage.ts';

const SAVE = makeSave(playedOn(begin('aaaa', setupOf(['person', 'solid'])), 60), {
  revision: 7,
  begun: 1000,
  saved: 2000,
});

describe.each(CORRUPTIONS)('a saved game %s', (_, corrupt, code) => {
  test('is refused with a sentence in every language, kept, and listed', () => {
    const text = corrupt(SAVE);
    workingStorage({ [keyOf('aaaa')]: text });
    const found = readGame('aaaa');
    if (found.ok || found.why !== 'unreadable') throw new Error('it was read');
    expect(found.refusal.code).toBe(code);
    for (const { t, names } of LANGUAGES)
      expect(brokenSaveSentence(found.refusal, t, names)).toSatisfy(isProse);
    expect(rawOf('aaaa')).toBe(text);
    expect(listGames(gameTexts(), () => false)).toEqual([
      { id: 'aaaa', text, isReadable: false, refusal: found.refusal },
    ]);
  });
});

test('the game itself is read, so that the table above says something', () => {
  expect(parseSave('aaaa', SAVE)).toMatchObject({ ok: true, stamp: { revision: 7 } });
  expect(parseSave('aaaa', signed(JSON.parse(SAVE) as Record<string, unknown>))).toEqual(
    parseSave('aaaa', SAVE),
  );
});

const times = (n: number, reason: object): readonly object[] => Array.from({ length: n }, () => reason);

describe('parts that a game is whole without are left out when they cannot be read', () => {
  const fields = JSON.parse(SAVE) as Record<string, unknown>;
  test.each<[string, Readonly<Record<string, unknown>>]>([
    ['reasons that are none', { reasons: 'because' }],
    ['too many reasons', { reasons: times(500, { code: 'only-choice' }) }],
    ['a reason of an unknown code', { reasons: times(60, { code: 'whim' }) }],
    ['a reason named like a field of every object', { reasons: times(60, { code: 'constructor' }) }],
    ['a reason about no city', { reasons: times(60, { code: 'fits-end', city: 'atlantis' }) }],
    ['a reason without its facts', { reasons: times(60, { code: 'close-tile' }) }],
    ['something begun of an unknown kind', { pending: { type: 'toString' } }],
    ['a closing where none is possible', { pending: { type: 'closing', way: 'each-province', houses: [] } }],
    ['a discard of cards nobody has', { pending: { type: 'discard', cards: [0, 0, 99] } }],
    ['a card that is no city', { pending: { type: 'card', city: {}, ends: [] } }],
    ['a new route that cannot be', { pending: { type: 'new-route' } }],
  ])('%s', (_, change) => {
    const parsed = parseSave('aaaa', signed({ ...fields, ...change }));
    if (!parsed.ok) throw new Error(JSON.stringify(parsed));
    const { table, reasons } = parsed.session;
    expect(table.done).toHaveLength(60);
    expect(reasons).toHaveLength(60);
    for (const reason of reasons) expect(reason === null || reason.code === 'only-choice').toBe(true);
    expect(table.pending).toBeNull();
    expect(() => toTableView(table)).not.toThrow();
  });
});

describe('whatever is stored', () => {
  const readable = (text: string): boolean => {
    const parsed = parseSave('aaaa', text);
    if (parsed.ok) expect(() => toTableView(parsed.session.table)).not.toThrow();
    else
      for (const { t, names } of LANGUAGES) expect(brokenSaveSentence(parsed, t, names)).toSatisfy(isProse);
    return parsed.ok;
  };

  test('no text throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => void expect(readable(text)).toBe(false)),
    );
  });

  test('one changed character is found', () => {
    fc.assert(
      fc.property(fc.nat(SAVE.length - 1), fc.string({ minLength: 1, maxLength: 1 }), (at, character) => {
        const text = SAVE.slice(0, at) + character + SAVE.slice(at + 1);
        expect(readable(text)).toBe(text === SAVE);
      }),
    );
  });

  test('a field of anything under a checksum that fits throws nothing', () => {
    const fields = JSON.parse(SAVE) as Record<string, unknown>;
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(fields)), fc.jsonValue(), (field, value) => {
        expect(() => readable(signed({ ...fields, [field]: value }))).not.toThrow();
      }),
    );
  });

  test('nothing of the object every object comes from is touched', () => {
    readable(SAVE.replace('{', '{"__proto__":{"polluted":1},'));
    readable(
      signed({
        ...(JSON.parse(SAVE) as object),
        pending: JSON.parse('{"__proto__":{"type":"closing"}}') as unknown,
      }),
    );
    expect('polluted' in {}).toBe(false);
  });
});
