/** The closing as a command: begun, or whole in one line. */
import {
  check,
  citiesByProvince,
  provinceOf,
  WAYS,
  type CityId,
  type ProvinceId,
  type Way,
} from '../../engine/index.ts';
import { closingRefusal } from '../model/closing-choice.ts';
import type { Table } from '../model/reducer.ts';
import { act, send, type Parsed } from './command.ts';
import type { Sense } from './vocabulary.ts';

/** `close`, `close each`, `close each ulm linz`, `close one bavaria`, `close without`. */
export function closeCommand(args: readonly Sense[], { now, pending }: Table): Parsed {
  const said = args.find((arg) => arg.kind === 'way')?.id as Way | undefined;
  const isBare = args.every((arg) => arg.kind === 'way');
  if (isBare) {
    if (!said) return send({ type: 'close' });
    // Where no closing can begin, the engine says why.
    if (closingRefusal(now, said, [])) return act({ type: 'close', way: said, houses: [] });
    const way = { type: 'way', way: said } as const;
    return pending?.type === 'closing' ? send(way) : send({ type: 'close' }, way);
  }
  const houses = args.reduce<readonly CityId[]>((chosen, arg) => {
    if (arg.kind === 'city') return [...chosen, arg.id];
    return arg.kind === 'province' ? withProvince(chosen, arg.id, said, now) : chosen;
  }, []);
  const way =
    said ?? WAYS.find((each) => check(now, { type: 'close', way: each, houses }).ok) ?? wayOf(houses);
  return act({ type: 'close', way, houses });
}

/** As many as can stand in the cities of that province, in the order of the route. */
function withProvince(
  chosen: readonly CityId[],
  province: ProvinceId,
  way: Way | undefined,
  now: Table['now'],
): readonly CityId[] {
  const cities = citiesByProvince(now.players[now.player]!.route).get(province) ?? [];
  return cities.reduce(
    (houses, city) =>
      closingRefusal(now, way ?? 'one-province', [...houses, city]) ? houses : [...houses, city],
    chosen,
  );
}

/** The one that was meant, as far as one can tell: two houses in a province cannot be one in each. */
const wayOf = (houses: readonly CityId[]): Way =>
  houses.length > 1 && new Set(houses.map(provinceOf)).size === 1 ? 'one-province' : 'each-province';
