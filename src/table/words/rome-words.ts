/** What the map of the way to Rome shows of a table, and what it says. */
import { GROUPS, southOf, type TownId } from '../../engine/index.ts';
import type { RomeView, RomeWords } from '../../board/rome/types-rome.ts';
import type { Names } from '../../i18n/names.ts';
import type { Translate } from '../../i18n/t.ts';
import type { AudienceView } from '../pieces/types.ts';
import { carriageCode } from './module-words.ts';

/** With a carriage chosen, only its roads matter. */
export function toRomeView({ carriages }: AudienceView): RomeView {
  const chosen = carriages.filter(({ isChosen }) => isChosen);
  const movable = carriages.filter(({ isPossible }) => isPossible);
  const open = chosen.length > 0 ? chosen : movable;
  return {
    carriages: Object.fromEntries(
      carriages.map(({ carriage, town }) => [carriage, town]),
    ) as RomeView['carriages'],
    movable: movable.map(({ carriage }) => carriage),
    chosen: chosen.map(({ carriage }) => carriage),
    targets: [...new Set(open.flatMap(({ towns }) => towns))],
    roads: open.flatMap(({ town, towns }) => towns.map((to) => [town, to] as const)),
  };
}

export function romeWords(view: RomeView, t: Translate, names: Names): RomeWords {
  const town = (id: TownId): string => t(`town.${id}`);
  const list = (towns: readonly TownId[]): string => names.list(towns.map(town));
  const state = (id: TownId): string => {
    const here = GROUPS.filter((group) => view.carriages[group] === id);
    return [
      here.length > 0 &&
        t('rome.state.carriages', {
          n: here.length,
          ...names.params({ carriages: here }, 'carriage'),
        }),
      view.targets?.includes(id) && t('rome.state.target'),
    ]
      .filter((part) => typeof part === 'string')
      .join('; ');
  };
  const describe = (id: TownId): string => {
    const now = state(id);
    const south = southOf(id);
    if (south.length === 0)
      return now
        ? t('rome.describe.goal.now', { town: town(id), state: now })
        : t('rome.describe.goal', { town: town(id) });
    const facts = { town: town(id), south: list(south) };
    return now ? t('rome.describe.now', { ...facts, state: now }) : t('rome.describe', facts);
  };
  return {
    title: t('rome.title'),
    help: t('rome.help'),
    town,
    carriage: (group) => t(`carriage.${group}`),
    carriageCode: (group) => carriageCode(group, t),
    describe,
    state,
    list,
    ui: {
      note: t('rome.note'),
      documented: t('rome.documented'),
      reconstructed: t('rome.reconstructed'),
      table: t('board.table'),
      columnTown: t('rome.column.town'),
      columnSouth: t('rome.column.south'),
      columnState: t('board.column.state'),
    },
  };
}
