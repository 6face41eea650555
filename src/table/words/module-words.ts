/** The words of the two modules' pieces, in the reader's language. */
import { PROVINCES, type GroupId, type Rank, type TownId } from '../../engine/index.ts';
import { SEAT_LOOKS, type SeatLook } from '../../board/types.ts';
import { AUDIENCE_LABELS, OFFICES_LABELS, type ModuleWords } from '../pieces/types.ts';
import type { Names } from '../../i18n/names.ts';
import type { Translate } from '../../i18n/t.ts';
import { capitalised, seatName } from './narration-context.ts';

export function moduleWords(
  t: Translate,
  names: Names,
  looks: readonly SeatLook[] = SEAT_LOOKS,
): ModuleWords {
  const seat = (look: SeatLook): string => seatName(looks.indexOf(look), t);
  const rank = (value: Rank): string => capitalised(t(`rank.${value}`));
  const moves = (n: number): string => t('audience.count.moves', { n });
  return {
    city: names.city,
    seat,
    official: (official) => capitalised(t(`official.${official}`)),
    tokensLeft: (official, n) => t('offices.left', { official: capitalised(t(`official.${official}`)), n }),
    tokensHeld: (official, n) => t('offices.held', { official: t(`official.${official}`), n }),
    points: (n) => t('count.points', { n }),
    confirmHandIn: ({ reward, draw, house }) => {
      if (reward === 'card' && !draw) return t('offices.confirm.no-card');
      return reward === 'house' && !house ? t('offices.confirm.no-house') : t('offices.confirm');
    },
    rank,
    // Allow a line break after the slash of a long double name.
    carriage: (group) => t(`carriage.${group}`).replace('/', '/\u200b'),
    carriageCode: (group) => carriageCode(group, t),
    carriageAt: (group, town) => carriageAt(group, town, t, names),
    seatIn: (group, who) =>
      t('audience.seat', {
        who: who ? t(`rank.${who}`) : t('audience.ui.empty-seat'),
        ...names.params({ carriage: group }, 'carriage'),
      }),
    town: (town) => t(`town.${town}`),
    moves,
    freeMoves: (n) => t('audience.due.free', { moves: moves(n) }),
    clergyState: (state) => t(`audience.clergy.${state}`),
    waiting: (value, seats) =>
      t('audience.place', {
        rank: rank(value),
        seats: seats.length > 0 ? names.list(seats.map(seat)) : t('audience.ui.nobody'),
      }),
    offices: Object.fromEntries(
      OFFICES_LABELS.map((label) => [label, t(`offices.ui.${label}`)]),
    ) as ModuleWords['offices'],
    audience: Object.fromEntries(
      AUDIENCE_LABELS.map((label) => [label, t(`audience.ui.${label}`)]),
    ) as ModuleWords['audience'],
    cancel: t('table.ui.cancel'),
  };
}

/** The letters of its first province, as on the map. */
export const carriageCode = (group: GroupId, t: Translate): string =>
  t(`province.${PROVINCES.find((province) => province.group === group)!.id}.code`);

export const carriageAt = (carriage: GroupId, town: TownId, t: Translate, names: Names): string =>
  t('audience.carriage', {
    ...names.params({ carriage }, 'carriage'),
    ...names.params({ town }, 'town'),
  });
