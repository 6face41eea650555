/** Where the bank lies, and the candidates it is chosen from. */
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { KINDS, type Kind } from '../../../puzzle-bank/types.ts';
import { shelf, type Bank } from './schedule.ts';

const BANK = 'content/puzzles';
/** Not committed: everything that was made, so that a long run can go on where it was stopped. */
const CANDIDATES = '.puzzles';
/** So many weeks are one file: small pieces are read and compared more easily. */
const WEEKS_A_FILE = 13;

const fileOf = (kind: Kind): string => `${CANDIDATES}/${kind}.txt`;

const linesOf = (kind: Kind): readonly string[] =>
  existsSync(fileOf(kind)) ? readFileSync(fileOf(kind), 'utf8').split('\n').slice(0, -1) : [];

/** A line is the number of a game, followed by a candidate made from it, if there is one. */
export const nextGame = (kind: Kind): number => Number(linesOf(kind).at(-1)?.split(' ')[0] ?? -1) + 1;

export function keep(kind: Kind, game: number, lines: readonly string[]): void {
  mkdirSync(CANDIDATES, { recursive: true });
  const written = lines.length > 0 ? lines.map((line) => `${game} ${line}\n`) : [`${game}\n`];
  appendFileSync(fileOf(kind), written.join(''));
}

export const candidates = (kind: Kind): readonly string[] =>
  linesOf(kind).flatMap((line) => (line.includes(' ') ? line.slice(line.indexOf(' ') + 1) : []));

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

export function writeBank({ daily, practice }: Bank): void {
  mkdirSync(`${BANK}/daily`, { recursive: true });
  mkdirSync(`${BANK}/practice`, { recursive: true });
  for (let first = 0; first < daily.length; first += WEEKS_A_FILE) {
    const name = `weeks-${String(first + 1).padStart(3, '0')}`;
    writeFileSync(`${BANK}/daily/${name}.json`, json(daily.slice(first, first + WEEKS_A_FILE)));
  }
  for (const kind of KINDS) writeFileSync(`${BANK}/practice/${kind}.json`, json(practice[kind]));
}

const read = (file: string): unknown => JSON.parse(readFileSync(`${BANK}/${file}`, 'utf8'));

export function readBank(): Bank {
  const files = readdirSync(`${BANK}/daily`).toSorted();
  const daily = files.flatMap((file) => read(`daily/${file}`) as string[][]);
  const kinds = new Map(KINDS.map((kind) => [kind, read(`practice/${kind}.json`) as Bank['practice'][Kind]]));
  return { daily, practice: shelf((kind, level) => kinds.get(kind)![level]) };
}
