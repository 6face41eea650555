/** Texts that ask as much of a parser as its limits let them: legal games of that many actions, and rubbish. */
import {
  draftOf,
  legalActions,
  MODULES,
  newGame,
  play,
  type Action,
  type GameRecord,
  type PlayerCount,
  type State,
} from '../../engine/index.ts';
import { MOST_ACTIONS } from '../../notation/limits.ts';
import { makeLink } from '../../notation/link.ts';
import { makeMoves } from '../../notation/make-moves.ts';
import { makeRecord } from '../../notation/record.ts';

export type Form = 'link' | 'moves' | 'record';

export interface WorstText {
  readonly name: string;
  readonly form: Form;
  readonly text: string;
}

const LENGTH = 64 * 1024;

/** Fills the 64 KB that a hostile text may have. */
const filled = (head: string, part: string, tail = ''): string =>
  head + part.repeat(Math.floor((LENGTH - head.length - tail.length) / part.length)) + tail;

/** Any choice, by a fixed row of numbers; the game does not end within the limit. */
function wander(state: State, index: number): Action {
  const legal = legalActions(state);
  return legal[(index * 7919) % legal.length]!;
}

/** Hands grow as large as they can, and with them the menus: two cards a turn, one laid, nothing closed. */
function hoard(state: State, index: number): Action {
  const legal = legalActions(state);
  const help = legal.find((action) => action.type === 'call' && action.official === 'postmaster');
  return help ?? legal.find(({ type }) => type === 'restart' || type === 'end') ?? wander(state, index);
}

function longGame(players: PlayerCount, choose: typeof wander): GameRecord {
  const config = { players, modules: MODULES, seed: 'worst' };
  const draft = draftOf(newGame(config));
  const actions: Action[] = [];
  while (actions.length < MOST_ACTIONS && draft.step !== 'over') {
    const action = choose(draft, actions.length);
    actions.push(action);
    play(draft, action);
  }
  return { config, actions };
}

function* longTexts(name: string, record: GameRecord): Generator<WorstText> {
  const moves = makeMoves(record);
  const json = makeRecord(record);
  yield { name, form: 'link', text: makeLink(record) };
  yield { name: `${name}, one action too many`, form: 'moves', text: `${moves.trimEnd()}; draw 99\n` };
  yield { name: `${name}, one action too many`, form: 'record', text: `${json.slice(0, -2)},{"type":"x"}]}` };
}

const HEAD = 'posthorn 1; players 2; edition bard-pl; seed "x"\n';

export function* worstTexts(): Generator<WorstText> {
  for (const players of [2, 4] as const) {
    yield* longTexts(`${players} players, any moves`, longGame(players, wander));
    yield* longTexts(`${players} players, hoarding`, longGame(players, hoard));
  }
  yield { name: 'one letter', form: 'link', text: filled('', 'A') };
  for (const part of ['x', 'x ', ';', '()', ' ', '\n', '#\n', '"\\', '9', 'ß', '😀']) {
    const name = `head, then ${JSON.stringify(part)}`;
    yield { name, form: 'moves', text: filled(HEAD, part, 'x') };
  }
  yield { name: 'draws', form: 'moves', text: filled(`${HEAD}1. Blue: draw`, ' 0') };
  yield { name: 'clauses', form: 'moves', text: filled(`${HEAD}1. Blue: `, 'draw 0; ') };
  for (const part of ['[', '{"a":', '9', '"', '0,']) {
    yield {
      name: `head, then ${part}`,
      form: 'record',
      text: filled('{"config":{"players":2},"actions":[', part),
    };
  }
  const half = LENGTH / 2 - 50;
  const deep = `{"config":{"players":2,"deck":${'['.repeat(half)}${']'.repeat(half)}},"actions":[]}`;
  yield { name: 'deep', form: 'record', text: deep };
  const digits = filled('{"config":{"players":', '9', '},"actions":[]}');
  yield { name: 'a number of 64 KB', form: 'record', text: digits };
}
