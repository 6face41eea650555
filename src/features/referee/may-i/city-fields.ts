/** The fields that are filled by tapping cities, and what a tap does in each. */
import { CARDS_PER_CITY, fit, type CityId } from '../../../engine/index.ts';
import type { BoardView } from '../../../board/types.ts';
import { amend, fieldsOf, type FormState } from './form-state.ts';

export const CITY_FIELDS = ['card', 'route', 'placed', 'house', 'houses', 'hand'] as const;
export type CityField = (typeof CITY_FIELDS)[number];

export const cityFieldsOf = (asking: FormState): readonly CityField[] =>
  CITY_FIELDS.filter((field) => fieldsOf(asking).includes(field));

export function citiesIn(asking: FormState, field: CityField): readonly CityId[] {
  const value = asking[field];
  return value === null ? [] : typeof value === 'string' ? [value] : value;
}

/** A tap on the map or the list. */
export function pickCity(asking: FormState, field: CityField, city: CityId): FormState {
  const cities = citiesIn(asking, field);
  switch (field) {
    case 'card':
    case 'house':
      return amend(asking, { [field]: city });
    case 'hand':
      // A city has three cards, so another tap adds one; cards are removed in the row that shows them. A
      // fourth is reported as too many, and a fifth would only repeat that.
      return cities.filter((one) => one === city).length > CARDS_PER_CITY
        ? asking
        : amend(asking, { hand: [...cities, city] });
    case 'route':
      return cities.includes(city)
        ? dropCity(asking, field, city)
        : amend(asking, { route: laid(cities, city) });
    default:
      return cities.includes(city)
        ? dropCity(asking, field, city)
        : amend(asking, { [field]: [...cities, city] });
  }
}

/** At the end where it fits; a city that fits nowhere goes to the right, and the engine says what is wrong. */
function laid(route: readonly CityId[], city: CityId): readonly CityId[] {
  const answer = route.length > 0 ? fit(route, city) : null;
  return answer?.ok && !answer.ends.includes('right') ? [city, ...route] : [...route, city];
}

export function dropCity(asking: FormState, field: CityField, city: CityId): FormState {
  if (field === 'card' || field === 'house') return amend(asking, { [field]: null });
  const cities = citiesIn(asking, field);
  const at = cities.lastIndexOf(city);
  return amend(asking, { [field]: cities.filter((_, i) => i !== at) });
}

/** The field to fill after a tap: after the card, its route; a list stays open until another is chosen. */
export const fieldAfter = (asking: FormState, field: CityField): CityField =>
  field === 'card' && cityFieldsOf(asking).includes('route') ? 'route' : field;

/** What the map shows of the question. */
export function boardViewOf(asking: FormState, field: CityField): BoardView {
  const fields = cityFieldsOf(asking);
  const shown = (one: CityField): readonly CityId[] => (fields.includes(one) ? citiesIn(asking, one) : []);
  const planned = [...shown('placed'), ...shown('house')];
  return {
    route: shown('route'),
    houses: Object.fromEntries(shown('houses').map((city) => [city, [0]])),
    planned: Object.fromEntries(planned.map((city) => [city, 0])),
    selected: field === 'hand' ? [...new Set(shown('hand'))] : shown('card'),
  };
}
