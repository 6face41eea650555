/** Actions as words and back. Which actions are legal is not known here. */
import { GROUPS, OFFICIALS, type Action, type Official } from '../engine/index.ts';
import { expecting, type Expectation, type Expected } from './expected.ts';

/** An action that was asked for, still to be judged; or what was expected, and at which word. */
export type Asked =
  | { readonly ok: true; readonly action: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly wanted: Expected; readonly at: number };

/** The words of an action. The first card of a route needs no side. */
export function wordsOf(action: Action, isFirst: boolean): string {
  switch (action.type) {
    case 'seat':
      return `seat ${GROUPS.map((group) => `${group}=${action.clergy[group]}`).join(' ')}`;
    case 'draw':
      return `draw ${action.from}`;
    case 'call':
      return action.official;
    case 'play':
      if (isFirst) return `play ${action.city}`;
      return action.end === 'left' ? `play <${action.city}` : `play ${action.city}>`;
    case 'restart':
      return `restart ${action.city}`;
    case 'close':
      return ['close', action.way === 'each-province' ? 'each' : 'one', ...action.houses].join(' ');
    case 'take-coach':
      return 'coach';
    case 'advance':
      return `advance ${action.carriage} ${action.to}`;
    case 'discard':
      return ['discard', ...action.cities].join(' ');
    case 'hand-in': {
      const reward = action.draw === undefined ? [] : ['draw', action.draw];
      const house = action.house === undefined ? [] : ['house', action.house];
      return ['hand-in', ...action.officials, ...reward, ...house].join(' ');
    }
    case 'end':
    case 'skip':
      return action.type;
  }
}

/** What a clause can begin with. */
export const VERBS: readonly string[] = [
  'seat',
  'draw',
  'play',
  'restart',
  'close',
  'coach',
  'skip',
  'advance',
  'discard',
  'hand-in',
  'end',
  ...OFFICIALS,
];

const asked = (action: Readonly<Record<string, unknown>>): Asked => ({ ok: true, action });
const want = (expected: Expectation, at: number, words?: readonly string[]): Asked => ({
  ok: false,
  wanted: expecting(expected, words),
  at,
});

/** `words` is not empty. Names are handed on as they are: the engine says whether there is such a city. */
export function readWords(words: readonly string[]): Asked {
  const [verb, first, second] = words;
  const rest = words.slice(1);
  switch (verb) {
    case 'seat':
      return readSeating(rest);
    case 'draw':
      if (first === undefined) return want('source', 1);
      return rest.length > 1
        ? want('end-of-move', 2)
        : readSource(first, (from) => ({ type: 'draw', from }), 1);
    case 'play':
      if (first === undefined) return want('city', 1);
      return rest.length > 1 ? want('end-of-move', 2) : asked({ type: 'play', ...readEnd(first) });
    case 'restart':
      if (first === undefined) return want('city', 1);
      return rest.length > 1 ? want('end-of-move', 2) : asked({ type: 'restart', city: first });
    case 'close':
      if (first !== 'each' && first !== 'one') return want('one-of', 1, ['each', 'one']);
      return asked({ type: 'close', way: `${first}-province`, houses: rest.slice(1) });
    case 'advance':
      if (first === undefined) return want('carriage', 1);
      if (second === undefined) return want('town', 2);
      return rest.length > 2
        ? want('end-of-move', 3)
        : asked({ type: 'advance', carriage: first, to: second });
    case 'discard':
      return asked({ type: 'discard', cities: rest });
    case 'hand-in':
      return readHandIn(rest);
    default:
      return readSingle(verb!, rest);
  }
}

function readSingle(verb: string, rest: readonly string[]): Asked {
  if (!VERBS.includes(verb)) return want('one-of', 0, VERBS);
  if (rest.length > 0) return want('end-of-move', 1);
  if (OFFICIALS.includes(verb as Official)) return asked({ type: 'call', official: verb });
  return asked({ type: verb === 'coach' ? 'take-coach' : verb });
}

/** `<ulm` to the left, `ulm>` to the right, `ulm` where it fits. */
function readEnd(word: string): { readonly city: string; readonly end?: string } {
  if (word.startsWith('<')) return { city: word.slice(1), end: 'left' };
  return word.endsWith('>') ? { city: word.slice(0, -1), end: 'right' } : { city: word };
}

function readSource(
  word: string,
  make: (from: number | 'deck') => Record<string, unknown>,
  at: number,
): Asked {
  if (word === 'deck') return asked(make('deck'));
  return /^\d{1,3}$/.test(word) ? asked(make(Number(word))) : want('source', at);
}

function readSeating(pairs: readonly string[]): Asked {
  const clergy: Record<string, number> = {};
  for (const [i, pair] of pairs.entries()) {
    const [group, rank] = pair.split('=', 2) as [string, string | undefined];
    const isPair = GROUPS.some((known) => known === group) && /^\d$/.test(rank ?? '');
    if (!isPair || Object.hasOwn(clergy, group)) return want('seat', i + 1);
    clergy[group] = Number(rank);
  }
  return asked({ type: 'seat', clergy });
}

function readHandIn(rest: readonly string[]): Asked {
  const end = rest.findIndex((word) => word === 'draw' || word === 'house');
  const officials = end < 0 ? rest : rest.slice(0, end);
  const stranger = officials.findIndex((word) => !OFFICIALS.includes(word as Official));
  if (stranger >= 0) return want('one-of', stranger + 1, [...OFFICIALS, 'draw', 'house']);
  if (end < 0) return asked({ type: 'hand-in', officials });
  const reward = rest[end + 1];
  if (rest.length > end + 2) return want('end-of-move', end + 3);
  if (rest[end] === 'house') {
    if (reward === undefined) return want('city', end + 2);
    return asked({ type: 'hand-in', officials, house: reward });
  }
  return readSource(reward ?? '', (draw) => ({ type: 'hand-in', officials, draw }), end + 2);
}
