/** The board's words for a position, in the reader's language. */
import { neighbours, provinceOf, type CityId } from '../../engine/index.ts';
import { printedName } from '../../board/map/geometry.ts';
import { SEAT_LOOKS, type BoardView, type BoardWords, type SeatLook } from '../../board/types.ts';
import type { Names } from '../../i18n/names.ts';
import type { Translate } from '../../i18n/t.ts';
import { seatName } from './narration-context.ts';

interface Options {
  readonly title: string;
  /** What a badge at a city means, as words. */
  readonly badge?: (text: string) => string;
  /** Colour and shape of each seat's houses; by its number if left out. */
  readonly looks?: readonly SeatLook[] | undefined;
}

type Facts = Readonly<Record<'city' | 'cityGen' | 'roads' | 'roadsGen' | 'printed' | 'province', string>>;

/** Texts that do not depend on the position, cached: making them takes longer than all the rest. */
const facts = new WeakMap<Names, Map<CityId, Facts>>();

function factsOf(city: CityId, names: Names): Facts {
  const known = facts.get(names) ?? new Map<CityId, Facts>();
  const params = known.get(city) ?? {
    ...names.params({ city, roads: neighbours(city) }),
    printed: printedName(city),
    province: names.province(provinceOf(city)),
  };
  facts.set(names, known.set(city, params));
  return params;
}

export function boardWords(
  view: BoardView,
  t: Translate,
  names: Names,
  { title, badge, looks = SEAT_LOOKS }: Options,
): BoardWords {
  const stateParts = (city: CityId): readonly string[] => {
    const route = view.route ?? [];
    const isEnd = city === route[0] || city === route.at(-1);
    const mark = view.marks?.[city];
    const seats = view.houses?.[city] ?? [];
    const text = view.badges?.[city];
    return [
      isEnd && t('board.state.end'),
      !isEnd && route.includes(city) && t('board.state.route'),
      view.targets?.includes(city) && t('board.state.target'),
      mark && t(`board.mark.${mark}`),
      view.selected?.includes(city) && t('board.state.selected'),
      seats.length > 0 &&
        t('board.state.houses', { seats: names.list(seats.map((seat) => seatName(looks.indexOf(seat), t))) }),
      view.planned?.[city] !== undefined && t('board.state.planned'),
      text !== undefined && (badge?.(text) ?? text),
    ].filter((part) => typeof part === 'string');
  };
  const state = (city: CityId): string => stateParts(city).join('; ');
  const describe = (city: CityId): string => {
    const params = factsOf(city, names);
    const isPrinted = names.city(city) === params.printed;
    const now = state(city);
    if (!now) return t(isPrinted ? 'board.describe' : 'board.describe.printed', params);
    // What matters now comes before what is always so.
    const withState = { ...params, state: now };
    return t(isPrinted ? 'board.describe.now' : 'board.describe.now.printed', withState);
  };
  const brief = (city: CityId): string => [names.city(city), ...stateParts(city)].join('; ');
  return {
    title,
    help: t('board.help'),
    city: names.city,
    province: names.province,
    provinceCode: (province) => t(`province.${province}.code`),
    describe,
    brief,
    state,
    list: names.cities,
    compare: names.compare,
    ui: {
      zoomIn: t('board.zoom-in'),
      zoomOut: t('board.zoom-out'),
      fit: t('board.fit'),
      pan: {
        up: t('board.pan.up'),
        right: t('board.pan.right'),
        down: t('board.pan.down'),
        left: t('board.pan.left'),
      },
      wheelHint: t('board.wheel-hint'),
      table: t('board.table'),
      columnCity: t('board.column.city'),
      columnPrinted: t('board.column.printed'),
      columnProvince: t('board.column.province'),
      columnRoads: t('board.column.roads'),
      columnState: t('board.column.state'),
    },
  };
}
