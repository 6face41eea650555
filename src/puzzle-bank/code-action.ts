/** An action as a short word: what the puzzles of the kind `legal` propose. */
import type { Action, Official, Source, Way } from '../engine/index.ts';
import { CITY_LETTERS, GROUP_LETTERS, OFFICIAL_LETTERS, TOWN_LETTERS } from './code-letters.ts';

const WAYS = { e: 'each-province', o: 'one-province' } as const satisfies Record<string, Way>;
const source = (from: Source): string => (from === 'deck' ? 'd' : `${from}`);
const city = (sign: string): string => CITY_LETTERS.write([sign as 'ulm']);

/** Seating is never proposed: it has no place in a position that was played to. */
export function writeAction(action: Exclude<Action, { readonly type: 'seat' }>): string {
  switch (action.type) {
    case 'draw':
      return `d${source(action.from)}`;
    case 'call':
      return `k${OFFICIAL_LETTERS.write([action.official])}`;
    case 'play':
      return `p${city(action.city)}${action.end[0]}`;
    case 'restart':
      return `r${city(action.city)}`;
    case 'close':
      return `x${action.way[0]}${CITY_LETTERS.write(action.houses)}`;
    case 'end':
      return 'e';
    case 'take-coach':
      return 't';
    case 'skip':
      return 's';
    case 'advance':
      return `a${GROUP_LETTERS.write([action.carriage])}${TOWN_LETTERS.write([action.to])}`;
    case 'discard':
      return `g${CITY_LETTERS.write(action.cities)}`;
    case 'hand-in': {
      const { officials, draw, house } = action;
      const reward =
        draw === undefined ? (house === undefined ? '' : `+h${city(house)}`) : `+d${source(draw)}`;
      return `h${OFFICIAL_LETTERS.write(officials)}${reward}`;
    }
  }
}

/** `null` for a word that encodes no action. Whether the action is legal, the engine decides. */
export function readAction(word: string): Action | null {
  const [sign, rest] = [word[0], word.slice(1)];
  switch (sign) {
    case 'd':
      return /^[0-5d]$/.test(rest) ? { type: 'draw', from: readSource(rest) } : null;
    case 'k': {
      const official = /^[cpbw]$/.test(rest) && OFFICIAL_LETTERS.read(rest)![0]!;
      return official ? { type: 'call', official } : null;
    }
    case 'p': {
      const laid = /^([a-v])([lr])$/.exec(rest);
      const end = laid?.[2] === 'l' ? 'left' : 'right';
      return laid && { type: 'play', city: CITY_LETTERS.read(laid[1]!)![0]!, end };
    }
    case 'r':
      return /^[a-v]$/.test(rest) ? { type: 'restart', city: CITY_LETTERS.read(rest)![0]! } : null;
    case 'x': {
      const houses = /^[eo][a-v]{0,20}$/.test(rest) && CITY_LETTERS.read(rest.slice(1));
      return houses ? { type: 'close', way: WAYS[rest[0] as 'e' | 'o'], houses } : null;
    }
    case 'a': {
      const move = /^([bwsoi])([a-zA-H])$/.exec(rest);
      const to = move && TOWN_LETTERS.read(move[2]!)?.[0];
      return to ? { type: 'advance', carriage: GROUP_LETTERS.read(move[1]!)![0]!, to } : null;
    }
    case 'g': {
      const cities = /^[a-v]{0,66}$/.test(rest) && CITY_LETTERS.read(rest);
      return cities ? { type: 'discard', cities } : null;
    }
    case 'h':
      return readHandIn(rest);
    default:
      return (
        (word === 'e' && { type: 'end' }) ||
        (word === 't' && { type: 'take-coach' }) ||
        (word === 's' && { type: 'skip' }) ||
        null
      );
  }
}

const readSource = (text: string): Source => (text === 'd' ? 'deck' : Number(text));

function readHandIn(text: string): Action | null {
  const parts = /^([cpbw]{0,5})(?:\+(?:d([0-5d])|h([a-v])))?$/.exec(text);
  if (!parts) return null;
  const officials: readonly Official[] = OFFICIAL_LETTERS.read(parts[1]!)!;
  return {
    type: 'hand-in',
    officials,
    ...(parts[2] !== undefined && { draw: readSource(parts[2]) }),
    ...(parts[3] !== undefined && { house: CITY_LETTERS.read(parts[3])![0]! }),
  };
}
