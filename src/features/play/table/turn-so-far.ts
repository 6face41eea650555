/** What has been done so far in the current turn, for a reader who did not follow it. */
import type { CityId, Official, State } from '../../../engine/index.ts';
import type { Done } from '../../../table/model/reducer.ts';

export type TurnPart =
  /** `city` is `null` for a card from the pile that the reader may not know. */
  | { readonly type: 'drawn'; readonly city: CityId | null }
  | { readonly type: 'laid'; readonly city: CityId }
  | { readonly type: 'called'; readonly official: Official }
  | { readonly type: 'closed' };

/** The actions since the turn began. */
function actionsOfTurn(done: readonly Done[]): readonly Done[] {
  const began = done.findLastIndex(({ events }) => events.some(({ type }) => type === 'turn-began'));
  return done.slice(began + 1);
}

/** `you` is the seat that reads it: others' cards from the pile stay hidden. */
export function turnSoFar(now: State, done: readonly Done[], you: number | null): readonly TurnPart[] {
  if (now.step === 'over') return NOTHING;
  const { player } = now.turn;
  const forced: readonly TurnPart[] = now.turn.forced ? [{ type: 'called', official: 'postmaster' }] : [];
  return [
    ...forced,
    ...actionsOfTurn(done)
      .filter((each) => each.player === player)
      .flatMap((each) => partsOf(each, each.player === you)),
  ];
}

function partsOf({ action, events }: Done, isYou: boolean): readonly TurnPart[] {
  switch (action.type) {
    case 'draw':
      return events.flatMap((event): TurnPart[] =>
        event.type === 'drawn'
          ? [{ type: 'drawn', city: event.from === 'deck' && !isYou ? null : event.city }]
          : [],
      );
    case 'call':
      return [{ type: 'called', official: action.official }];
    case 'play':
    case 'restart':
      return [{ type: 'laid', city: action.city }];
    case 'close':
      return [{ type: 'closed' }];
    default:
      return NOTHING;
  }
}

const NOTHING: readonly TurnPart[] = [];
