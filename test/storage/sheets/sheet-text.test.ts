/** A sheet in a link and on this device: it comes back as it was, and nothing else is taken for one. */
import { beforeEach, describe, expect, test } from 'vitest';
import { sheetHash, sheetInHash } from '../../../src/features/referee/score/address.ts';
import {
  dropSheet,
  keepSheet,
  keptSheets,
  mergeSheets,
  mergeSheetsOfFile,
  sheetsIn,
} from '../../../src/storage/sheets/score-sheets.ts';
import { emptySheet, enter, leftOf, type Sheet } from '../../../src/storage/sheets/sheet.ts';
import { readSheet, writeSheet } from '../../../src/storage/sheets/sheet-text.ts';
import { fc } from '../../support/property.ts';
import { sheets } from '../../support/sheets.ts';
import { fullStorage, workingStorage } from '../../support/storage.ts';

const meaning = ({ modules, players }: Sheet) => ({
  modules: modules.toSorted(),
  players: players.map((player) => ({
    ...player,
    name: player.name.trim(),
    left: leftOf(player),
    cities: player.cities.toSorted(),
    points: modules.includes('officials') ? player.points : 0,
    clergy: modules.includes('audience') ? player.clergy : [],
  })),
});

/** Points and clergy of a module that is not played cannot be entered on the page. */
const tidy = (sheet: Sheet): Sheet =>
  (['officials', 'audience'] as const)
    .filter((module) => !sheet.modules.includes(module))
    .reduce((all, module) => enter(all, { type: 'module', module, isPlayed: false }), sheet);

test('every sheet comes back from its link', () => {
  fc.assert(
    fc.property(sheets, (any) => {
      const sheet = tidy(any);
      const hash = sheetHash(sheet);
      expect(hash).toMatch(/^#score(=[\w.~!'()*%-]*)?$/);
      const read = hash === '#score' ? { ok: true, sheet: emptySheet() } : sheetInHash(hash);
      expect(read?.ok && meaning(read.sheet as Sheet)).toEqual(meaning(sheet));
      expect(read?.ok && writeSheet(read.sheet as Sheet)).toBe(writeSheet(sheet));
    }),
  );
});

test('a text that was changed is refused or is another sheet, never half of one', () => {
  const change = fc.tuple(sheets, fc.nat(), fc.string({ unit: 'binary', maxLength: 3 }), fc.nat(3));
  fc.assert(
    fc.property(change, ([sheet, at, more, gone]) => {
      const text = writeSheet(tidy(sheet));
      const place = at % (text.length + 1);
      const read = readSheet(text.slice(0, place) + more + text.slice(place + gone));
      expect(read.ok ? readSheet(writeSheet(read.sheet)) : read).toEqual(read);
    }),
  );
});

test('any text at all is answered', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^1~[oa]{0,3}(~[\w.%-]{0,30}){0,5}$/)),
      (text) => {
        const read = readSheet(text);
        expect(read.ok ? writeSheet(read.sheet) : '').toBe(read.ok ? text : '');
        expect(sheetInHash(`#score=${text}`)).not.toBeNull();
      },
    ),
  );
});

describe('is refused', () => {
  const good = '1~~Anna.7.a2j1.0...~Boris.5.d3.4...';
  test('but not this one', () => expect(readSheet(good).ok).toBe(true));
  test.each([
    ['another kind of text', 'hello'],
    ['one player', '1~~Anna.7..0...'],
    ['five players', `${good}~.0.....~.0.....~.0.....`],
    ['a tile twice', '1~~A.7.d3.0...~B.5.d3.4...'],
    ['two tiles of a province', '1~~A.7.d3d2.0...~B.5..4...'],
    ['a tile that two cannot reach', '1~~A.7.d1.0...~B.5..4...'],
    ['a tile that is not in the box', '1~~A.7.a9.0...~B.5..4...'],
    ['21 houses', '1~~A.7..21...~B.5..4...'],
    ['coach 8', '1~~A.8..0...~B.5..4...'],
    ['points without the module', '1~~A.7..0..3.~B.5..4...'],
    ['clergy without the module', '1~o~A.7..0...5~B.5..4...'],
    ['a rank twice', '1~a~A.7..0...55~B.5..4...'],
    ['another order', '1~~A.7.d3a2.0...~B.5..4...'],
    ['houses and cities', '1~~A.7..3.a..~B.5..4...'],
    ['a name that turns the line', '1~~A\u202eB.7..0...~B.5..4...'],
    ['a long name', `1~~${'a'.repeat(25)}.7..0...~B.5..4...`],
    ['a very long text', `1~~${'a'.repeat(3000)}.7..0...~B.5..4...`],
  ])('%s', (_, text) => expect(readSheet(text)).toEqual({ ok: false, code: 'unreadable' }));
  test('a later version, by that name', () =>
    expect(readSheet('2~anything')).toEqual({ ok: false, code: 'newer' }));
  test('an address that is no text', () =>
    expect(sheetInHash('#score=%E0%A4%A')).toEqual({ ok: false, code: 'unreadable' }));
  test('nothing of an address without a sheet', () => expect(sheetInHash('#score')).toBeNull());
});

describe('kept on this device', () => {
  beforeEach(() => void workingStorage());
  const named = (name: string): Sheet => enter(emptySheet(), { type: 'name', player: 0, name });

  test('several, the newest first, until they are dropped', () => {
    expect(keepSheet({ at: 1, sheet: named('Anna') })).toBe(true);
    expect(keepSheet({ at: 2, sheet: named('Boris') })).toBe(true);
    expect(keptSheets().map(({ sheet }) => sheet.players[0]!.name)).toEqual(['Boris', 'Anna']);
    dropSheet(keptSheets()[0]!);
    expect(keptSheets().map(({ at }) => at)).toEqual([1]);
    dropSheet(keptSheets()[0]!);
    expect(keptSheets()).toEqual([]);
  });

  /** Names as long as they can be, so that a list is soon full. */
  const long = (n: number): Sheet =>
    [0, 1, 2, 3].reduce(
      (sheet, player) =>
        enter(sheet, { type: 'name', player, name: `${n}`.padEnd(4, '%') + '👩‍🚀'.repeat(18) }),
      emptySheet(),
    );

  test('a full list says so and loses nothing; what was dropped can always come back', () => {
    let count = 0;
    while (count < 999 && keepSheet({ at: count + 1, sheet: long(count) })) count += 1;
    expect(count > 100 && count < 999).toBe(true);
    expect(keptSheets().map(({ at }) => at)).toEqual(Array.from({ length: count }, (_, i) => count - i));
    const [, dropped] = keptSheets();
    dropSheet(dropped!);
    expect(keptSheets()).toHaveLength(count - 1);
    expect(keepSheet(dropped!)).toBe(true);
    expect(keptSheets()[1]).toEqual(dropped);
  });

  test('a full device says so', () => {
    fullStorage();
    expect(keepSheet({ at: 1, sheet: named('Anna') })).toBe(false);
  });

  test('lines that cannot be read are passed over, and stay', () => {
    localStorage.setItem('posthorn.sheets', 'rubbish\n5 2~later');
    expect(keptSheets()).toEqual([]);
    keepSheet({ at: 7, sheet: named('Anna') });
    expect(keptSheets()).toHaveLength(1);
    expect(localStorage.getItem('posthorn.sheets')).toContain('5 2~later');
  });

  test('what cannot be read does not take the room of sheets', () => {
    localStorage.setItem('posthorn.sheets', 'x'.repeat(59_990));
    expect(keepSheet({ at: 7, sheet: named('Anna') })).toBe(true);
    expect(keptSheets().map(({ at }) => at)).toEqual([7]);
    const here = localStorage.getItem('posthorn.sheets')!;
    expect(mergeSheetsOfFile(here, 'x'.repeat(59_990))).toBe(here);
    const there = `${'x'.repeat(59_900)}\n9 ${writeSheet(named('Boris'))}`;
    expect(sheetsIn(mergeSheetsOfFile(here, there)!).map(({ at }) => at)).toEqual([9, 7]);
  });

  test('two devices come together, each sheet once', () => {
    const line = (at: number, name: string): string => `${at} ${writeSheet(named(name))}`;
    const merged = mergeSheets(`${line(3, 'A')}\n${line(1, 'B')}`, `${line(2, 'C')}\n${line(1, 'B')}`);
    expect(sheetsIn(merged!).map(({ at }) => at)).toEqual([3, 2, 1]);
    expect(mergeSheets(undefined, line(1, 'B'))).toBe(line(1, 'B'));
  });

  test('of two lists no line is lost, in whatever order they come together, and however often', () => {
    const good = writeSheet(named('Anna'));
    const arbLine = fc.oneof(
      fc.nat(99).map((at) => `${at} ${good}`),
      fc.string({ unit: 'binary', maxLength: 20 }).map((text) => text.replaceAll('\n', '')),
    );
    const arbList = fc.array(arbLine, { maxLength: 60, size: 'max' });
    fc.assert(
      fc.property(arbList, arbList, (one, other) => {
        const [here, there] = [one.join('\n'), other.join('\n')];
        const merged = mergeSheets(here, there)!;
        const lines = new Set([...one, ...other].filter((line) => line !== ''));
        expect(
          merged
            .split('\n')
            .filter((line) => line !== '')
            .toSorted(),
        ).toEqual([...lines].toSorted());
        expect(mergeSheets(merged, there)).toBe(merged);
      }),
      { numRuns: 60 },
    );
  });

  test('whatever is shown can be dropped, and nothing else goes with it', () => {
    const arbAt = fc.oneof(fc.nat().map(String), fc.constantFrom('007', '00', '1e3', '-1', '9'.repeat(15)));
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(arbAt, sheets), { maxLength: 6 }), (kept) => {
        const text = kept.map(([at, sheet]) => `${at} ${writeSheet(tidy(sheet))}`).join('\n');
        localStorage.setItem('posthorn.sheets', text);
        const unread = text.split('\n').filter((line) => sheetsIn(line).length === 0);
        for (const one of keptSheets()) dropSheet(one);
        expect(keptSheets()).toEqual([]);
        expect(localStorage.getItem('posthorn.sheets') ?? '').toBe(unread.join('\n'));
      }),
      { numRuns: 100 },
    );
  });
});
