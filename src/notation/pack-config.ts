/**
 * The head of a compact text: players, edition, options, modules, seed, deck. The lists are repeated
 * here because their order is part of the format: the engine may reorder its own.
 */
import {
  CARDS_PER_CITY,
  CITY_IDS,
  type CityId,
  type Config,
  type EditionId,
  type Module,
  type Options,
} from '../engine/index.ts';
import { isCutShort, readBits, widthOf, writeBits, type BitReader, type BitWriter } from './bits.ts';
import { utf8 } from './game-cursor.ts';

const EDITION_ORDER: readonly EditionId[] = ['rebel-pl', 'biancheria-en', 'smart-ru', 'bard-pl'];
const MODULE_ORDER: readonly Module[] = ['officials', 'audience'];
const OPTION_ORDER = [
  ['provincesTile', ['outside-baiern', 'all-nine']],
  ['placement', ['may', 'must']],
  ['coach', ['must', 'may']],
] as const satisfies readonly (readonly [keyof Options, readonly string[]])[];

/** The config in its canonical spelling, and the options that follow from it. */
export function packConfig(writer: BitWriter, config: Config, options: Options): void {
  writeBits(writer, config.players - 2, 2);
  writeBits(writer, EDITION_ORDER.indexOf(config.edition!), 2);
  for (const [name, values] of OPTION_ORDER) {
    writeBits(writer, (values as readonly string[]).indexOf(options[name]), 1);
  }
  for (const name of MODULE_ORDER) writeBits(writer, config.modules!.includes(name) ? 1 : 0, 1);
  const seed = utf8(config.seed!);
  writeBits(writer, seed.length, 7);
  for (const byte of seed) writeBits(writer, byte, 8);
  writeBits(writer, config.deck ? 1 : 0, 1);
  if (config.deck) packDeck(writer, config.deck);
}

/** A config that the engine still has to check, or `null` for a seed or card that cannot be decoded. */
export function unpackConfig(reader: BitReader): object | null {
  const players = readBits(reader, 2) + 2;
  const edition = EDITION_ORDER[readBits(reader, 2)]!;
  const options = Object.fromEntries(
    OPTION_ORDER.map(([name, values]) => [name, values[readBits(reader, 1)]]),
  );
  const modules = MODULE_ORDER.filter(() => readBits(reader, 1) === 1);
  const seed = unpackSeed(reader);
  if (seed === null) return null;
  const config = { players, edition, options, modules, seed };
  if (readBits(reader, 1) === 0) return config;
  const deck = unpackDeck(reader);
  return deck && { ...config, deck };
}

function unpackSeed(reader: BitReader): string | null {
  const bytes = Uint8Array.from({ length: readBits(reader, 7) }, () => readBits(reader, 8));
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Each card among the cities that still have one: fewer bits towards the end of the deck. */
function packDeck(writer: BitWriter, deck: readonly CityId[]): void {
  const left = allCards();
  for (const card of deck) {
    const kinds = [...new Set(left)];
    writeBits(writer, kinds.indexOf(card), widthOf(kinds.length));
    left.splice(left.indexOf(card), 1);
  }
}

function unpackDeck(reader: BitReader): readonly CityId[] | null {
  const left = allCards();
  const deck: CityId[] = [];
  while (left.length > 0 && !isCutShort(reader)) {
    const kinds = [...new Set(left)];
    const card = kinds[readBits(reader, widthOf(kinds.length))];
    if (card === undefined) return null;
    deck.push(card);
    left.splice(left.indexOf(card), 1);
  }
  return deck;
}

const allCards = (): CityId[] =>
  CITY_IDS.flatMap((city) => Array.from({ length: CARDS_PER_CITY }, () => city));
