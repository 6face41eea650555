/** What happened in the two modules of the Rome expansion, told. */
import type { GameEvent } from '../../engine/index.ts';
import { person, seatName, type NarrationContext } from './narration-context.ts';

type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { readonly type: T }>;

export function officesSentence(
  event: EventOf<'token-taken' | 'hand-in-began' | 'handed-in' | 'point-taken'>,
  narrator: NarrationContext,
): string {
  const { t, names } = narrator;
  if (event.type === 'hand-in-began') return t('event.hand-in-began');
  const { who, seat } = person(event.player, narrator);
  switch (event.type) {
    case 'token-taken':
      return t(`event.token-taken.${who}`, {
        seat,
        ...names.params({ official: event.official }, 'official'),
      });
    case 'handed-in':
      return t(`event.handed-in.${who}`, {
        seat,
        n: event.officials.length,
        ...names.params({ officials: event.officials }, 'official'),
      });
    case 'point-taken':
      return t(`event.point-taken.${who}`, { seat });
  }
}

export function audienceSentence(
  event: EventOf<'carriage-moved' | 'carriage-arrived' | 'moves-lapsed'>,
  narrator: NarrationContext,
): string {
  const { t, names } = narrator;
  switch (event.type) {
    case 'carriage-moved':
      return t('event.carriage-moved', {
        ...names.params({ carriage: event.carriage }, 'carriage'),
        ...names.params({ from: event.from, to: event.to }, 'town'),
      });
    case 'carriage-arrived': {
      const clergyman = (player: number, rank: (typeof event.clergy)[number]): string =>
        t('event.clergyman', { rank: t(`rank.${rank}`), seat: seatName(player, t) });
      const clergy = names.list(event.clergy.map((rank, player) => clergyman(player, rank)));
      const arrived = t('event.carriage-arrived', {
        clergy,
        ...names.params({ carriage: event.carriage }, 'carriage'),
      });
      if (event.dismissed.length === 0) return arrived;
      const dismissed = names.list(event.dismissed.map(({ player, rank }) => clergyman(player, rank)));
      return `${arrived} ${t('event.dismissed', { dismissed })}`;
    }
    case 'moves-lapsed':
      return t('event.moves-lapsed', { n: event.moves });
  }
}
