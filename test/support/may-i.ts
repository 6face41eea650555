/** Positions of played games as questions to the referee. */
import {
  draftOf,
  EDITIONS,
  legalActions,
  newGame,
  nextBelow,
  OFFICIALS,
  play,
  seedRandom,
  type Action,
  type EditionId,
  type State,
} from '../../src/engine/index.ts';
import {
  defaultsFor,
  MOMENTS,
  type FormState,
  type Move,
} from '../../src/features/referee/may-i/form-state.ts';
import { scriptedAction } from '../../src/tools/scripts/scripted-player.ts';
import type { Walk } from './arbitraries.ts';

/** A state, and the closing it is part of if one is under way. */
export interface Moment {
  readonly state: State;
  readonly closing: {
    readonly before: State;
    readonly action: Action;
    readonly made: readonly Move[];
  } | null;
}

type Random = ReturnType<typeof seedRandom>;
type Choose = (state: State, random: Random) => Action;

const anyOf = (actions: readonly Action[], random: Random): Action =>
  actions[nextBelow(random, actions.length)]!;

/** Plays the walk and shows every `stride`th state. */
export const momentsOf = (walk: Walk, stride: number): readonly Moment[] =>
  momentsBy(walk, stride, (state, random) =>
    nextBelow(random, 8) < walk.guided ? scriptedAction(state) : anyOf(legalActions(state), random),
  );

/** Nobody closes and everybody takes what there is: in the end no card is left to draw. */
export const hoardingMoments = (walk: Walk, stride: number): readonly Moment[] =>
  momentsBy({ ...walk, length: 500 }, stride, (state, random) => {
    const legal = legalActions(state);
    const isAtEase = nextBelow(random, 8) === 0;
    const saving = legal.filter(
      (action) => action.type === 'end' || (action.type === 'call' && action.official === 'postmaster'),
    );
    const open = legal.filter(({ type }) => type !== 'close' && type !== 'restart');
    return anyOf(saving.length > 0 && !isAtEase ? saving : open.length > 0 ? open : legal, random);
  });

export const isOut = ({ pile, discard }: State): boolean => pile.length + discard.length === 0;

function momentsBy({ config, dice, length }: Walk, stride: number, choose: Choose): readonly Moment[] {
  const random = seedRandom(dice);
  const draft = draftOf(newGame(config));
  const moments: Moment[] = [];
  let closing: Moment['closing'] = null;
  for (let i = 0; i < length && draft.step !== 'over'; i++) {
    const isRare = draft.step === 'coach' || draft.step === 'carriage' || draft.step.endsWith('hand-in');
    if (isRare || i % stride === 0) moments.push({ state: structuredClone(draft), closing });
    const action = choose(draft, random);
    if (action.type === 'close') closing = { before: structuredClone(draft), action, made: [] };
    if (action.type === 'advance') closing = { ...closing!, made: [...closing!.made, action] };
    if (action.type === 'end' || action.type === 'discard') closing = null;
    const verdict = play(draft, action);
    if (!verdict.ok) throw new Error(JSON.stringify(verdict));
  }
  return moments;
}

/** The same state under the options of another booklet. */
export const under = (state: State, edition: EditionId): State => ({
  ...state,
  options: {
    ...EDITIONS[edition],
    ...(state.modules.includes('audience') && { placement: 'must' as const }),
  },
});

/** All that lies on the table and could matter to a question of this turn. */
function tableOf(state: State): Partial<FormState> {
  const { hand, route, houses, coach, tokens } = state.players[state.player]!;
  const { official, forced } = state.turn;
  return {
    moment: MOMENTS.find((moment) => moment === state.step) ?? 'finish',
    helped: forced ? 'forced' : official === null || official === 'wainwright' ? 'nobody' : official,
    hand,
    route,
    houses,
    coach,
    audience: state.modules.includes('audience'),
    slots: isOut(state) ? [...state.market.keys()].filter((slot) => state.market[slot] !== null) : null,
    players: state.players.length as FormState['players'],
    tokens: OFFICIALS.flatMap((one) => Array<typeof one>(tokens?.[one] ?? 0).fill(one)),
  };
}

/** The question, or `null` where the form has none: see the table in the test. */
export function expressed({ state, closing }: Moment, action: Action): FormState | null {
  const { step } = state;
  const table = tableOf(state);
  const asking = (kind: FormState['kind'], rest: Partial<FormState>): FormState => ({
    ...defaultsFor(kind, rest.official ?? null),
    ...table,
    ...rest,
  });
  const isTurn = step === 'draw' || step === 'play' || step === 'finish';
  // Nobody could draw or lay: a turn without a card laid, which the form takes for unfinished.
  if (step === 'finish' && table.route!.length === 0) return null;
  switch (action.type) {
    case 'play':
      return isTurn ? asking('play', { card: action.city, spot: action.end }) : null;
    case 'restart':
      return isTurn && table.route!.length > 0 ? asking('play', { card: action.city, spot: 'new' }) : null;
    case 'close':
      return isTurn ? asking('houses', { way: action.way, placed: action.houses }) : null;
    case 'draw':
      return isTurn ? asking('draw', { from: action.from }) : null;
    case 'call':
      return isTurn && !(action.official === 'wainwright' && step === 'finish')
        ? asking('call', { official: action.official })
        : null;
    case 'hand-in': {
      if (!step.endsWith('hand-in')) return null;
      const reward = action.draw === undefined ? (action.house ? 'house' : 'none') : 'card';
      return asking('hand-in', {
        given: action.officials,
        reward,
        from: action.draw ?? 'deck',
        house: action.house ?? null,
        isLast: step === 'last-hand-in',
      });
    }
    case 'advance': {
      if (step !== 'carriage' || closing?.action.type !== 'close') return null;
      const { before, action: close, made } = closing;
      return asking('carriage', {
        ...tableOf(before),
        way: close.way,
        placed: close.houses,
        carriages: before.carriages!,
        made,
        carriage: action.carriage,
        to: action.to,
      });
    }
    default:
      return null;
  }
}
