/**
 * `npm run bench`: how fast the rules are, as JSON lines. Guided games for every number of players and
 * every mix of modules, the mean cost of the three questions asked of a state, then proving puzzles,
 * writing and reading games as text, and the worst texts. One core.
 */
import {
  apply,
  check,
  draftOf,
  legalActions,
  newGame,
  play,
  PLAYER_COUNTS,
  type Action,
  type Config,
  type Module,
  type State,
} from '../../engine/index.ts';
import { benchNotation } from './bench-notation.ts';
import { benchPuzzles } from './bench-puzzles.ts';
import { benchWorst } from './bench-worst.ts';
import { scriptedAction } from './scripted-player.ts';

const SECONDS = 2;
const GAMES_TO_ENCODE = 200;
const MIXES: readonly (readonly Module[])[] = [[], ['officials'], ['audience'], ['officials', 'audience']];

const print = (line: object): void => console.log(JSON.stringify(line));

function playGame(config: Config): number {
  const draft = draftOf(newGame(config));
  let actions = 0;
  while (draft.step !== 'over') {
    const verdict = play(draft, scriptedAction(draft));
    if (!verdict.ok) throw new Error(`the guide was refused: ${JSON.stringify(verdict)}`);
    actions += 1;
  }
  return actions;
}

/** Whole games for the given time, after some that only warm the machine up. */
function gamesPerSecond(players: Config['players'], modules: readonly Module[]): object {
  for (let i = 0; i < 300; i++) playGame({ players, modules, seed: `warm-${i}` });
  const start = performance.now();
  let games = 0;
  let actions = 0;
  while (performance.now() - start < SECONDS * 1000) {
    actions += playGame({ players, modules, seed: `bench-${games}` });
    games += 1;
  }
  const seconds = (performance.now() - start) / 1000;
  return {
    measure: 'guided games',
    players,
    modules,
    gamesPerSecond: Math.round(games / seconds),
    actionsPerGame: Math.round(actions / games),
    nanosecondsPerAction: Math.round((seconds * 1e9) / actions),
  };
}

/** States of some guided games, each with the action that was chosen there. */
function samples(modules: readonly Module[]): readonly (readonly [State, Action])[] {
  const found: [State, Action][] = [];
  for (const players of PLAYER_COUNTS) {
    for (let i = 0; i < 3; i++) {
      let state = newGame({ players, modules, seed: `sample-${i}` });
      while (state.step !== 'over') {
        const action = scriptedAction(state);
        found.push([state, action]);
        const applied = apply(state, action);
        if (!applied.ok) throw new Error(JSON.stringify(applied));
        state = applied.state;
      }
    }
  }
  return found;
}

function meanCost(
  name: string,
  modules: readonly Module[],
  run: (state: State, action: Action) => unknown,
): object {
  const states = samples(modules);
  for (const [state, action] of states) run(state, action);
  const start = performance.now();
  let runs = 0;
  while (performance.now() - start < SECONDS * 500) {
    for (const [state, action] of states) run(state, action);
    runs += states.length;
  }
  const nanoseconds = Math.round(((performance.now() - start) * 1e6) / runs);
  return { measure: name, modules, states: states.length, nanoseconds };
}

for (const modules of MIXES) {
  for (const players of PLAYER_COUNTS) print(gamesPerSecond(players, modules));
}
for (const modules of [MIXES[0]!, MIXES[3]!]) {
  print(meanCost('legalActions', modules, (state) => legalActions(state)));
  print(meanCost('check', modules, (state, action) => check(state, action)));
  print(meanCost('apply', modules, (state, action) => apply(state, action)));
  print(meanCost('draftOf', modules, (state) => draftOf(state)));
}
for (const line of benchPuzzles()) print(line);
for (const line of benchNotation(GAMES_TO_ENCODE)) print(line);
for (const line of benchWorst()) print(line);
