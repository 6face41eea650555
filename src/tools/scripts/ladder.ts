/**
 * `npm run ladder -- --games N --seed S [--a strong --b solid] [--nodes N]`: levels play each other,
 * two to a table, every deal twice with the seats exchanged; with `--players 3` or 4, one of the first
 * level against others of the second, in each seat in turn. A JSON line a game, then a table. `--from`
 * leaves out the first games, so that a long match can be played in parts.
 */
import { parseArgs } from 'node:util';
import { DEFAULT_BUDGET } from '../../ai/budget.ts';
import { LEVELS, think, type Choice, type Level, type Request } from '../../ai/levels.ts';
import {
  apply,
  MODULES,
  newGame,
  scores,
  viewFor,
  type Module,
  type PlayerCount,
  type State,
} from '../../engine/index.ts';

const USAGE =
  'usage: npm run ladder -- [--games N] [--from N] [--seed S] [--a LEVEL --b LEVEL] [--nodes N] [--players 2] [--modules officials,audience]';
const MOST_ACTIONS = 5000;

interface Side {
  readonly level: Level;
  /** In all games together. */
  seats: number;
  wins: number;
  points: number;
  decisions: number;
  milliseconds: number;
  slowest: number;
  nodes: number;
}

interface Match {
  readonly pairs: readonly (readonly [Level, Level])[];
  readonly games: number;
  readonly from: number;
  readonly seed: string;
  readonly nodes: number;
  readonly players: PlayerCount;
  readonly modules: readonly Module[];
}

const isLevel = (text: string | undefined): text is Level => LEVELS.includes(text as Level);

function readOptions(): Match | null {
  try {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({
      options: {
        games: text,
        from: text,
        seed: text,
        a: text,
        b: text,
        nodes: text,
        players: text,
        modules: text,
      },
    });
    const {
      games = '400',
      from = '0',
      seed = '1',
      a,
      b,
      nodes = `${DEFAULT_BUDGET.nodes}`,
      players = '2',
      modules = '',
    } = values;
    if (![games, nodes].every((number) => /^[1-9]\d{0,6}$/.test(number))) return null;
    if (!/^\d{1,6}$/.test(from) || !/^[234]$/.test(players)) return null;
    const chosen = modules.split(',').filter((name) => name !== '');
    if (!chosen.every((name) => MODULES.includes(name as Module))) return null;
    if ((a === undefined) !== (b === undefined)) return null;
    const pairs: [Level, Level][] = LEVELS.slice(1).map((level, i) => [level, LEVELS[i]!]);
    if (a !== undefined && !(isLevel(a) && isLevel(b))) return null;
    return {
      pairs: isLevel(a) && isLevel(b) ? [[a, b]] : pairs,
      games: Number(games),
      from: Number(from),
      seed,
      nodes: Number(nodes),
      players: Number(players) as PlayerCount,
      modules: chosen as Module[],
    };
  } catch {
    return null;
  }
}

function decide(request: Request): Choice & { readonly used: number } {
  const thinking = think(request);
  let used = 0;
  let step = thinking.next();
  for (; !step.done; step = thinking.next()) used = step.value.nodes;
  return { ...step.value, used };
}

function playGame(sides: readonly Side[], seed: string, { nodes, players, modules }: Match): State {
  let state = newGame({ players, seed, modules });
  for (let i = 0; state.step !== 'over'; i++) {
    if (i === MOST_ACTIONS) throw new Error(`the game ${seed} does not end`);
    const side = sides[state.player]!;
    const view = viewFor(state, state.player);
    const start = performance.now();
    const { action, used } = decide({ level: side.level, view, seed: `${seed}/${i}`, budget: { nodes } });
    const spent = performance.now() - start;
    side.decisions += 1;
    side.nodes += used;
    side.milliseconds += spent;
    side.slowest = Math.max(side.slowest, spent);
    const applied = apply(state, action);
    if (!applied.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(applied)}`);
    state = applied.state;
  }
  return state;
}

function playMatch([a, b]: readonly [Level, Level], match: Match): void {
  const { games, from, seed, players: count } = match;
  const [one, two] = [a, b].map((level): Side => ({
    level,
    seats: 0,
    wins: 0,
    points: 0,
    decisions: 0,
    milliseconds: 0,
    slowest: 0,
    nodes: 0,
  })) as [Side, Side];
  for (let game = from; game < from + games; game++) {
    const seats = Array.from({ length: count }, (_, seat) => (seat === game % count ? one : two));
    const deal = `${seed}/${Math.floor(game / count)}`;
    const { players, winner } = scores(playGame(seats, deal, match));
    seats[winner!]!.wins += 1;
    for (const [seat, side] of seats.entries()) {
      side.seats += 1;
      side.points += players[seat]!.total;
    }
    const totals = players.map(({ total }) => total);
    console.log(JSON.stringify({ deal, seats: seats.map(({ level }) => level), totals, winner }));
  }
  console.table(
    [one, two].map(({ level, seats, wins, points, decisions, milliseconds, slowest, nodes }) => ({
      level,
      games,
      wins,
      share: `${((100 * wins) / games).toFixed(1)} %`,
      'mean score': Number((points / seats).toFixed(1)),
      'nodes a decision': Math.round(nodes / decisions),
      'ms a decision': Number((milliseconds / decisions).toFixed(1)),
      'ms the slowest': Math.round(slowest),
    })),
  );
}

const match = readOptions();
if (match === null) {
  console.error(USAGE);
  process.exitCode = 2;
} else for (const pair of match.pairs) playMatch(pair, match);
