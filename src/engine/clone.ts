/** A private copy of a state to play on. Written out field by field: searches copy millions of them. */
import { RANKS, type Draft, type DraftPlayer, type PlayerState, type State } from './types.ts';

function copyPlayer(player: PlayerState): DraftPlayer {
  return {
    hand: player.hand.slice(),
    route: player.route.slice(),
    houses: player.houses.slice(),
    coach: player.coach,
    tiles: player.tiles.map(({ stack, value }) => ({ stack, value })),
    tokens: player.tokens && { ...player.tokens },
    points: player.points,
    clergy: player.clergy && { ...player.clergy },
  };
}

function copyStacks(stacks: State['stacks']): Draft['stacks'] {
  return {
    'length-5': stacks['length-5'].slice(),
    'length-6': stacks['length-6'].slice(),
    'length-7': stacks['length-7'].slice(),
    baden: stacks.baden.slice(),
    'wuerttemberg-hohenzollern': stacks['wuerttemberg-hohenzollern'].slice(),
    'schweiz-tyrol': stacks['schweiz-tyrol'].slice(),
    'boehmen-salzburg': stacks['boehmen-salzburg'].slice(),
    baiern: stacks.baiern.slice(),
    provinces: stacks.provinces.slice(),
    end: stacks.end.slice(),
  };
}

function copyRoom(room: NonNullable<State['waitingRoom']>): NonNullable<Draft['waitingRoom']> {
  const copy = {} as NonNullable<Draft['waitingRoom']>;
  for (const rank of RANKS) copy[rank] = room[rank].slice();
  return copy;
}

export function draftOf(state: State): Draft {
  const { turn } = state;
  return {
    version: state.version,
    options: { ...state.options },
    modules: state.modules.slice(),
    random: state.random.slice(),
    step: state.step,
    player: state.player,
    turn: {
      player: turn.player,
      official: turn.official,
      forced: turn.forced,
      drawn: turn.drawn,
      laid: turn.laid,
      moves: turn.moves && { ...turn.moves },
    },
    queue: state.queue.slice(),
    market: state.market.slice(),
    pile: state.pile.slice(),
    discard: state.discard.slice(),
    players: state.players.map(copyPlayer),
    stacks: copyStacks(state.stacks),
    tokenStacks: state.tokenStacks && { ...state.tokenStacks },
    carriages: state.carriages && { ...state.carriages },
    waitingRoom: state.waitingRoom && copyRoom(state.waitingRoom),
  };
}
