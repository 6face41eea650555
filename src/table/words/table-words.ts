/** The table's words, in the reader's language. */
import type { TileStack } from '../../engine/index.ts';
import { SEAT_LOOKS, type SeatLook } from '../../board/types.ts';
import { TABLE_LABELS, type Gains, type TableLabel, type TableWords } from '../pieces/types.ts';
import type { Names } from '../../i18n/names.ts';
import type { Translate } from '../../i18n/t.ts';
import { movesInWords } from './module-prompt.ts';
import { capitalised, seatName, tileName } from './narration-context.ts';

/** Players are named by their number at the table, whatever their houses look like. */
export function tableWords(t: Translate, names: Names, looks: readonly SeatLook[] = SEAT_LOOKS): TableWords {
  const points = (n: number): string => t('count.points', { n });
  const stack = (id: TileStack): string => capitalised(tileName(id, t, names));
  const gains = ({ houses, tiles, coach, offer, moves, lapsed }: Gains): string => {
    const brought = names.list([
      t('count.houses', { n: houses }),
      ...tiles.map(({ value }) => t('table.gains.tile', { value })),
      ...(coach === null ? [] : [t('table.coach', { coach })]),
      ...(offer
        ? [t(offer.isHelped ? 'table.gains.wainwright' : 'table.gains.offer', { coach: offer.coach })]
        : []),
    ]);
    const due = [
      ...(moves ? [movesInWords(moves, t)] : []),
      ...(lapsed ? [t('audience.lapsed', { n: lapsed })] : []),
    ];
    return [brought, ...due].join('; ');
  };
  return {
    city: names.city,
    province: names.province,
    provinceCode: (province) => t(`province.${province}.code`),
    seat: (seat) => seatName(looks.indexOf(seat), t),
    official: (official) => capitalised(t(`official.${official}`)),
    officialState: (state) => t(`table.official.${state}`),
    stack,
    stackOf: (id, [top, ...rest]) => {
      if (top === undefined) return `${stack(id)}: ${t('table.tiles-empty')}`;
      const params = { tile: stack(id), points: points(top) };
      return rest.length > 0
        ? t('table.tiles.stack', { ...params, rest: rest.join(', ') })
        : t('table.tiles.last', params);
    },
    heldTile: ({ stack: id, value }) => t('table.tiles.held', { tile: stack(id), points: points(value) }),
    way: (way) => t(`table.way.${way}`),
    decision: (type) => {
      switch (type) {
        case 'new-route':
          return t('table.new-route');
        case 'close':
          return t('table.close');
        case 'end-turn':
          return t('act.end');
        case 'take-coach':
          return t('act.take-coach');
        case 'skip':
          return t('act.skip.coach');
        case 'skip-hand-in':
          return t('act.skip');
        case 'wainwright':
          return t('act.call', names.params({ official: type }, 'official'));
      }
    },
    cards: (n) => t('count.cards', { n }),
    coach: (coach) => t('table.coach', { coach }),
    nextCoach: (coach, worth) => t('table.next-coach', { coach, points: points(worth) }),
    chosenOf: (chosen, needed) => t('table.chosen-of', { chosen, needed }),
    gains: (each) => (each ? gains(each) : t('table.gains.open')),
    moreHouses: (n) => t('table.more-houses', { n }),
    layAt: (end, city) => t(`table.lay.${end}`, names.params({ city })),
    ui: Object.fromEntries(TABLE_LABELS.map((label) => [label, t(`table.ui.${label}`)])) as Record<
      TableLabel,
      string
    >,
  };
}
