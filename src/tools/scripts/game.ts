/**
 * `npm run game`: plays a guided game and prints it, or replays one from a file. What it prints is a
 * move list, everything else in it being comments, so the output can be replayed as it is.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { EDITIONS, scores, type GameRecord, type State } from '../../engine/index.ts';
import { brokenSentence } from '../../table/words/broken-text.ts';
import { translate } from '../../i18n/messages.ts';
import { namesIn } from '../../i18n/names.ts';
import { begin } from '../../notation/game-cursor.ts';
import { makeLink } from '../../notation/link.ts';
import { MOST_ACTIONS } from '../../notation/limits.ts';
import { makeMoves } from '../../notation/make-moves.ts';
import { parseGame } from '../../notation/parse-game.ts';
import type { NotationRefusal } from '../../notation/refusal.ts';
import { seatName } from '../../notation/seats.ts';
import { scriptedGame } from './scripted-game.ts';

const USAGE =
  'usage: npm run game -- [--players 2|3|4] [--modules officials,audience] [--seed TEXT] ' +
  `[--edition ${Object.keys(EDITIONS).join('|')}] [--print]\n       npm run game -- --replay FILE [--print]`;

/** What to print, where, and the exit code. */
export interface Outcome {
  readonly code: 0 | 1 | 2;
  readonly out: string;
  readonly error: string;
}

const wrong = (why: string): Outcome => ({ code: 2, out: '', error: `${why}\n${USAGE}` });

export function runGame(args: readonly string[]): Outcome {
  const options = readOptions(args);
  if (typeof options === 'string') return wrong(options);
  const { replay, print = false, ...game } = options;
  if (replay !== undefined) {
    return Object.keys(game).length > 0
      ? wrong('--replay takes no game of its own')
      : replayFile(replay, print);
  }
  const { players = '2', seed = '', edition, modules } = game;
  const begun = begin({
    players: Number(players),
    seed,
    ...(edition === undefined ? {} : { edition }),
    ...(modules === undefined ? {} : { modules: modules.split(',').filter((name) => name !== '') }),
  });
  if (!begun.ok) return wrong(`bad ${begun.code === 'bad-record' ? begun.field : begun.code}`);
  const { record, state } = scriptedGame(begun.course.config, MOST_ACTIONS);
  return { code: 0, out: report(record, state, print), error: '' };
}

type Options = Readonly<Partial<Record<'players' | 'modules' | 'seed' | 'edition' | 'replay', string>>> & {
  readonly print?: boolean;
};

/** The options, or what is wrong with them. */
function readOptions(args: readonly string[]): Options | string {
  try {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({
      args: [...args],
      options: {
        players: text,
        modules: text,
        seed: text,
        edition: text,
        replay: text,
        print: { type: 'boolean' },
      },
    });
    return { ...values };
  } catch (error) {
    return (error as Error).message;
  }
}

function replayFile(file: string, print: boolean): Outcome {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return wrong((error as Error).message);
  }
  const parsed = parseGame(text);
  return parsed.ok
    ? { code: 0, out: report(parsed.record, parsed.state, print), error: '' }
    : { code: 1, out: '', error: explain(parsed) };
}

/** What a reader of the site is told, and then all the facts. */
function explain(refusal: NotationRefusal): string {
  const t = translate('en');
  return `${brokenSentence(refusal, t, namesIn('en', t), seatName)}\n${JSON.stringify(refusal)}`;
}

function report(record: GameRecord, state: State, print: boolean): string {
  const { players, winner, tie } = scores(state);
  const lines = players.map(
    ({ total, ...parts }, player) =>
      `# ${seatName(player)}: ${total} (${Object.entries(parts)
        .map(([part, points]) => `${part} ${points}`)
        .join(', ')})`,
  );
  const by = tie === 'end-tile' || tie === 'clockwise' ? `, tie broken: ${tie}` : '';
  const isOver = state.step === 'over';
  lines.push(
    isOver && winner !== null ? `# ${seatName(winner)} wins${by}` : `# not over: step ${state.step}`,
  );
  lines.push(`# ${makeLink(record)}`);
  return (print ? makeMoves(record) : '') + lines.join('\n');
}

if (import.meta.main) {
  const { code, out, error } = runGame(process.argv.slice(2));
  if (out) console.log(out);
  if (error) console.error(error);
  process.exitCode = code;
}
