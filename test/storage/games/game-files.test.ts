import { describe, expect, test } from 'vitest';
import { exportName, exportText, importGame, rawName } from '../../../src/storage/games/game-files.ts';
import { parseGame } from '../../../src/notation/parse-game.ts';
import { begin, recordOf, type Session } from '../../../src/table/model/session.ts';
import { makeLink } from '../../../src/notation/link.ts';
import { makeMoves } from '../../../src/notation/make-moves.ts';
import { makeRecord } from '../../../src/notation/record.ts';
import { arbPlan, playedOn, sessionOf, setupOf } from '../../support/play.ts';
import { fc } from '../../support/property.ts';

const session = playedOn(begin('aaaa', setupOf(['person', 'solid', 'solid'], ['officials'])), 80);
const record = recordOf(session);

function imported(text: string): Session {
  const taken = importGame('bbbb', text, parseGame);
  if (!taken.ok) throw new Error(JSON.stringify(taken));
  return taken.session;
}

describe('a game that goes out', () => {
  test('comes back whole: people, automatic players, reasons', () => {
    fc.assert(
      fc.property(arbPlan, (plan) => {
        const out = sessionOf(plan);
        const back = imported(exportText(out));
        expect(back.table.now).toEqual(out.table.now);
        expect(back.setup.seats).toEqual(out.setup.seats);
        expect(back.reasons).toEqual(out.reasons);
      }),
      { numRuns: 30 },
    );
  });

  test('is a record for everybody else', () => {
    const parsed = parseGame(exportText(session));
    expect(parsed.ok && parsed.state).toEqual(session.table.now);
  });

  test.each([
    ['ulm-passau-417', 'posthorn-2026-11-16-ulm-passau-417.json'],
    ['', 'posthorn-2026-11-16.json'],
    ['../../Ключ & key!', 'posthorn-2026-11-16-key.json'],
    ['CON', 'posthorn-2026-11-16-con.json'],
  ])('with the seed “%s” is called %s', (seed, name) => {
    const setup = { ...session.setup, seed };
    expect(exportName({ setup }, new Date('2026-11-16T12:00:00Z'))).toBe(name);
  });

  test('unread goes out under a name that promises nothing', () => {
    expect(rawName('aaaa')).toBe('posthorn-aaaa.txt');
  });
});

describe('a game that comes in', () => {
  const link = makeLink(record);
  test.each([
    ['a link’s text', link],
    ['a link’s text with spaces around it', `  ${link}\n`],
    ['a whole address', `https://example.org/pl/replay/#${link}`],
    ['an address of a moment', `https://example.org/pl/replay/#${link}&at=17`],
    ['an address that offers a game', ` https://example.org/ru/play/#link=${link} `],
    ['an address without its scheme', `example.org/pl/replay/#${link}`],
    ['a list of moves', makeMoves(record)],
    ['a record', makeRecord(record)],
  ])('as %s is played by people', (_, text) => {
    const { table, setup, id } = imported(text);
    expect(table.now).toEqual(session.table.now);
    expect(setup.seats.map(({ who }) => who)).toEqual(['person', 'person', 'person']);
    expect(id).toBe('bbbb');
  });

  /** Each of them took minutes, or might, when an address was looked for by a pattern that goes back. */
  test.each([
    ['slashes', 'a/'.repeat(500_000)],
    ['slashes and no game behind them', `${'a/'.repeat(499_999)} #`],
    ['spaces', `${' '.repeat(999_999)}x`],
    ['number signs', '#'.repeat(1_000_000)],
    ['an address without end', `https://${'/'.repeat(999_000)}`],
  ])('as a million characters of %s is refused', (_, text) => {
    expect(importGame('bbbb', text, parseGame).ok).toBe(false);
  });

  test('as a saved text edited by hand is still a game', () => {
    const text = exportText(session).replace(/"check":"[^"]*"/, '"check":"?"');
    expect(imported(text).setup.seats).toEqual(session.setup.seats);
  });

  test('with seats that do not fit is played by people', () => {
    const fields = JSON.parse(exportText(session)) as { seats: unknown[] };
    fields.seats.pop();
    expect(imported(JSON.stringify(fields)).setup.seats.map(({ who }) => who)).toEqual(
      Array(3).fill('person'),
    );
  });

  test.each<[unknown, string]>([
    [undefined, 'not-text'],
    ['', 'empty'],
    ['{"config"', 'bad-json'],
    ['https://example.org/pl/play/', 'empty'],
    ['https://example.org/pl/play/#game=abcd2345', 'empty'],
    ['https://example.org/pl/play/#', 'empty'],
    ['hello', 'checksum'],
  ])('as %j is refused: %s', (text, code) => {
    expect(importGame('bbbb', text, parseGame)).toMatchObject({ ok: false, code });
  });

  test('as anything at all never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (text) => void expect(importGame('bbbb', text, parseGame).ok).toBe(false)),
    );
  });
});
