/** Reading a config that may come from anywhere, and what it means. */
import { DEFAULT_EDITION, EDITIONS, OPTION_VALUES } from './data/editions.ts';
import { CITIES, type CityId } from './data/map.ts';
import { CARDS_PER_CITY } from './data/supply.ts';
import { isCity } from './graph.ts';
import { MODULES, PLAYER_COUNTS, type Config, type EditionId, type Module, type Options } from './types.ts';

/** Everything a game needs to know, nothing left open. */
export interface Setting {
  readonly players: number;
  readonly seed: string;
  readonly deck: readonly CityId[] | null;
  readonly options: Options;
  readonly modules: readonly Module[];
}

export type ConfigField = 'config' | keyof Config;
export type ParsedConfig =
  { readonly ok: true; readonly setting: Setting } | { readonly ok: false; readonly field: ConfigField };

const LONGEST_SEED = 1000;

const bad = (field: ConfigField): ParsedConfig => ({ ok: false, field });

export function parseConfig(input: unknown): ParsedConfig {
  try {
    return typeof input === 'object' && input !== null ? read(input as Fields) : bad('config');
  } catch {
    return bad('config');
  }
}

type Fields = Readonly<Record<string, unknown>>;

function read(fields: Fields): ParsedConfig {
  const players = fields['players'];
  if (!isOneOf(PLAYER_COUNTS, players)) return bad('players');
  const { seed = '', edition = DEFAULT_EDITION } = { seed: fields['seed'], edition: fields['edition'] };
  if (typeof seed !== 'string' || seed.length > LONGEST_SEED) return bad('seed');
  if (typeof edition !== 'string' || !Object.hasOwn(EDITIONS, edition)) return bad('edition');
  const deck = readDeck(fields['deck']);
  if (deck === undefined) return bad('deck');
  const modules = readModules(fields['modules']);
  if (!modules) return bad('modules');
  const options = readOptions(edition as EditionId, fields['options'], modules);
  if (!options) return bad('options');
  return { ok: true, setting: { players, seed, deck, options, modules } };
}

const isOneOf = <T>(list: readonly T[], value: unknown): value is T => list.includes(value as T);

/** `null` if there is none, `undefined` if it is not the 66 cards of the box. */
function readDeck(input: unknown): readonly CityId[] | null | undefined {
  if (input === undefined) return null;
  if (!Array.isArray(input) || input.length !== CITIES.length * CARDS_PER_CITY) return undefined;
  const deck: readonly unknown[] = Array.from(input);
  const counts = new Map<unknown, number>();
  for (const card of deck) counts.set(card, (counts.get(card) ?? 0) + 1);
  const isWhole = CITIES.every(({ id }) => counts.get(id) === CARDS_PER_CITY);
  return isWhole ? deck.filter((card) => typeof card === 'string').filter(isCity) : undefined;
}

/** In the order of `MODULES`, so that equal games have equal data. */
function readModules(input: unknown): readonly Module[] | null {
  if (input === undefined) return [];
  if (!Array.isArray(input) || input.length > MODULES.length) return null;
  const asked: readonly unknown[] = Array.from(input);
  if (new Set(asked).size !== asked.length || !asked.every((name) => isOneOf(MODULES, name))) return null;
  return MODULES.filter((name) => asked.includes(name));
}

/** The edition's options with single ones replaced; the audience is always played with `must`. */
function readOptions(edition: EditionId, input: unknown, modules: readonly Module[]): Options | null {
  if (input !== undefined && (typeof input !== 'object' || input === null)) return null;
  const asked = (input ?? {}) as Fields;
  const options: Record<string, unknown> = { ...EDITIONS[edition] };
  for (const [name, values] of Object.entries(OPTION_VALUES)) {
    const value = asked[name];
    if (value === undefined) continue;
    if (!isOneOf<unknown>(values, value)) return null;
    options[name] = value;
  }
  if (modules.includes('audience')) options['placement'] = 'must';
  return options as unknown as Options;
}
