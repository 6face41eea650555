/**
 * The stored games: a move list (`.txt`) and, beside it, the final state and scores (`.json`). Files are
 * only ever added. What each means, and when one may go, is in test/golden/README.md.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { replay, scores, type GameRecord, type Scores, type State } from '../../../engine/index.ts';
import { makeMoves } from '../../../notation/make-moves.ts';
import { parseMoves } from '../../../notation/parse-moves.ts';

const FOLDER = 'test/golden/games';

export interface GoldenGame {
  readonly name: string;
  /** The move list. */
  readonly text: string;
  readonly state: State;
  readonly scores: Scores;
}

export function readGames(): readonly GoldenGame[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.txt'))
    .map((file) => readGame(file.slice(0, -'.txt'.length)));
}

function readGame(name: string): GoldenGame {
  const text = readFileSync(join(FOLDER, `${name}.txt`), 'utf8');
  const end = JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')) as Pick<
    GoldenGame,
    'state' | 'scores'
  >;
  return { name, text, state: end.state, scores: end.scores };
}

/** Throws if the list can no longer be played. */
export function recordOf({ name, text }: GoldenGame): GameRecord {
  const parsed = parseMoves(text);
  if (!parsed.ok) throw new Error(`golden game ${name}: ${JSON.stringify(parsed)}`);
  return parsed.record;
}

/** Throws if there is a file of that name. */
export function addGame(name: string, record: GameRecord): void {
  const replayed = replay(record);
  if (!replayed.ok) throw new RangeError(JSON.stringify(replayed));
  const write = (file: string, text: string): void => writeFileSync(join(FOLDER, file), text, { flag: 'wx' });
  write(`${name}.txt`, makeMoves(record));
  write(`${name}.json`, textOf(replayed.state));
}

/** A line a field and a line a player, so that a difference shows what differs. */
function textOf(state: State): string {
  const fields = Object.entries(state).map(([key, value]) =>
    key === 'players'
      ? `"players": [\n${state.players.map((player) => JSON.stringify(player)).join(',\n')}\n]`
      : `"${key}": ${JSON.stringify(value)}`,
  );
  return `{\n"scores": ${JSON.stringify(scores(state))},\n"state": {\n${fields.join(',\n')}\n}\n}\n`;
}
