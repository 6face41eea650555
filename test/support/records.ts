/** Records for properties: legal ones, the same ones spelled otherwise, and texts that were tampered with. */
import { CITY_IDS, type Action, type GameRecord, type State } from '../../src/engine/index.ts';
import { nextBelow, seedRandom, shuffle, type Random } from '../../src/engine/rng.ts';
import { fromBase64url, toBase64url } from '../../src/notation/bits.ts';
import { crc32 } from '../../src/notation/crc32.ts';
import { arbWalk, walk } from './arbitraries.ts';
import { fc } from './property.ts';

/** Seeds that a text might trip over. */
const arbSeed = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.constantFrom(
    '',
    '"',
    '\\',
    'a;b (c) # d',
    'line\nbreak\r\n',
    '\u2028',
    '\ufeffx',
    '🐎'.repeat(16),
    '\0',
  ),
);

const arbDeck = fc.option(
  fc.shuffledSubarray(
    CITY_IDS.flatMap((city) => [city, city, city]),
    { minLength: 66, maxLength: 66 },
  ),
  { nil: undefined, freq: 3 },
);

/** Random and guided play, of any length, under every mix of options; every action in a random spelling. */
export const arbRecord: fc.Arbitrary<GameRecord> = fc
  .tuple(arbWalk, arbSeed, arbDeck)
  .map(([game, seed, deck]) => {
    const config = { ...game.config, seed, ...(deck ? { deck } : {}) };
    const random = seedRandom(`spelling ${game.dice}`);
    const actions: Action[] = [];
    walk({ ...game, config }, (state, action) => actions.push(respelled(action, state, random)));
    return { config, actions };
  });

/** The same effect, written in another way where there is one. */
function respelled(action: Action, state: State, random: Random): Action {
  const mixed = <T>(list: readonly T[]): readonly T[] => {
    const copy = [...list];
    shuffle(copy, random);
    return copy;
  };
  switch (action.type) {
    case 'play': {
      const isFirst = state.players[state.player]!.route.length === 0;
      return isFirst && nextBelow(random, 2) === 0 ? { ...action, end: 'left' } : action;
    }
    case 'close':
      return { ...action, houses: mixed(action.houses) };
    case 'discard':
      return { ...action, cities: mixed(action.cities) };
    case 'hand-in':
      return { ...action, officials: mixed(action.officials) };
    case 'seat':
      return { ...action, clergy: Object.fromEntries(mixed(Object.entries(action.clergy))) as never };
    default:
      return action;
  }
}

const HEAD = 6;

/** The bytes of a link behind its checksum. */
export const dataOf = (link: string): number[] => [...fromBase64url(link)!].slice(HEAD);

/** A link with these bytes and a checksum that fits them: what somebody who knows the format can write. */
export function sign(data: readonly number[], format = 1, rules = 1): string {
  const crc = crc32([format, rules, ...data]);
  return toBase64url([format, rules, crc >>> 24, (crc >>> 16) & 255, (crc >>> 8) & 255, crc & 255, ...data]);
}
