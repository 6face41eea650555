/** Which paragraph of the rules an event follows. An event without one does not compile. */
import type { GameEvent, Official, RuleId } from '../../engine/index.ts';

type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { readonly type: T }>;

const HELP: Readonly<Record<Official, RuleId>> = {
  coachman: '6.6',
  postmaster: '5.4',
  bailiff: '5.3',
  wainwright: '10.2',
};

export function ruleOf(event: GameEvent): RuleId {
  switch (event.type) {
    case 'turn-began':
    case 'turn-ended':
      return '4.1';
    case 'drawn':
      return '5.1';
    case 'market-filled':
      return '5.2';
    case 'market-swept':
      return '5.3';
    case 'pile-formed':
    case 'draw-skipped':
    case 'play-skipped':
      return '5.6';
    case 'called':
      return event.forced ? '5.5' : HELP[event.official];
    case 'played':
      return '6.3';
    case 'route-discarded':
      return '6.5';
    case 'route-closed':
      return '7.1';
    case 'hand-discarded':
      return '7.3';
    case 'house-placed':
      return event.by === 'closing' ? '8.1' : '12.5';
    case 'tile-taken':
      return ruleOfTile(event);
    case 'coach-taken':
    case 'coach-declined':
      return '10.1';
    case 'game-ended':
      return '11.1';
    case 'token-taken':
      return '12.1';
    case 'hand-in-began':
      return '12.2';
    case 'handed-in':
      return '12.3';
    case 'point-taken':
      return '12.4';
    case 'seated':
      return '13.1';
    case 'carriage-moved':
      return '13.2';
    case 'moves-lapsed':
      return '13.4';
    case 'carriage-arrived':
      return '13.5';
  }
}

function ruleOfTile({ stack }: EventOf<'tile-taken'>): RuleId {
  switch (stack) {
    case 'length-5':
    case 'length-6':
    case 'length-7':
      return '9.1';
    case 'provinces':
      return '9.3';
    case 'end':
      return '9.4';
    default:
      return '9.2';
  }
}
