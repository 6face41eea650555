/** Links that have been given away keep working. A row is never changed; new formats add new rows. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { scores } from '../../src/engine/index.ts';
import { makeLink, parseLink } from '../../src/notation/link.ts';
import { parseGame } from '../../src/notation/parse-game.ts';
import { makeMoves } from '../../src/notation/make-moves.ts';
import { makeRecord } from '../../src/notation/record.ts';

interface GoldenLink {
  readonly name: string;
  readonly link: string;
  readonly config: object;
  readonly actions: number;
  readonly step: string;
  readonly totals: readonly number[];
}

const links = JSON.parse(readFileSync('test/golden/links.json', 'utf8')) as readonly GoldenLink[];

describe.each(links.map((row) => [row.name, row] as const))('%s', (_, { link, ...golden }) => {
  const parsed = parseLink(link);

  test('still leads to the same game', () => {
    expect(
      parsed.ok && {
        config: parsed.record.config,
        actions: parsed.record.actions.length,
        step: parsed.state.step,
        totals: scores(parsed.state).players.map(({ total }) => total),
      },
    ).toEqual({ config: golden.config, actions: golden.actions, step: golden.step, totals: golden.totals });
  });

  test('is still what the game is written as', () => {
    expect(parsed.ok && makeLink(parsed.record)).toBe(link);
  });

  test('is the same game in all three texts', () => {
    if (!parsed.ok) throw new Error(parsed.code);
    for (const text of [link, ` ${link}\n`, makeMoves(parsed.record), makeRecord(parsed.record)]) {
      expect(parseGame(text)).toEqual(parsed);
    }
  });
});

test('the rows hold every edition, both modules, every number of players, a deck and an option', () => {
  const configs = links.map(({ config }) => JSON.stringify(config)).join();
  for (const part of [
    'rebel-pl',
    'biancheria-en',
    'smart-ru',
    'bard-pl',
    'officials',
    'audience',
    'deck',
    'options',
  ]) {
    expect(configs).toContain(part);
  }
  for (const players of [2, 3, 4]) expect(configs).toContain(`"players":${players}`);
});
