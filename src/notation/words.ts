/** Actions as words and back. Which actions are legal is not known here. */
import { GROUPS, OFFICIALS, type Action, type Official } from '../engine/index.ts';

/** An action that was asked for, still to be judged; or what was expected, and at which word. */
export type Asked =
  | { readonly ok: true; readonly action: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly expected: string; readonly at: number };

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
const want = (expected: string, at: number): Asked => ({ ok: false, expected, at });

/** `words` is not empty. Names are handed on as they are: the engine says whether there is such a city. */
export function readWords(words: readonly string[]): Asked {
  const [verb, first, second] = words;
  const rest = words.slice(1);
  switch (verb) {
    case 'seat':
      return readSeating(rest);
    case 'draw':
      if (first === undefined) return want('a market slot from 0 to 5, or deck', 1);
      return rest.length > 1
        ? want('nothing more', 2)
        : readSource(first, (from) => ({ type: 'draw', from }), 1);
    case 'play':
      if (first === undefined) return want('a city', 1);
      return rest.length > 1 ? want('nothing more', 2) : asked({ type: 'play', ...readEnd(first) });
    case 'restart':
      if (first === undefined) return want('a city', 1);
      return rest.length > 1 ? want('nothing more', 2) : asked({ type: 'restart', city: first });
    case 'close':
      if (first !== 'each' && first !== 'one') return want('each or one', 1);
      return asked({ type: 'close', way: `${first}-province`, houses: rest.slice(1) });
    case 'advance':
      if (first === undefined) return want('a carriage', 1);
      if (second === undefined) return want('a town', 2);
      return rest.length > 2
        ? want('nothing more', 3)
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
  if (!VERBS.includes(verb)) return want(`one of ${VERBS.join(', ')}`, 0);
  if (rest.length > 0) return want('nothing more', 1);
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
  return /^\d{1,3}$/.test(word) ? asked(make(Number(word))) : want('a market slot from 0 to 5, or deck', at);
}

function readSeating(pairs: readonly string[]): Asked {
  const clergy: Record<string, number> = {};
  for (const [i, pair] of pairs.entries()) {
    const [group, rank] = pair.split('=', 2) as [string, string | undefined];
    const isPair = GROUPS.some((known) => known === group) && /^\d$/.test(rank ?? '');
    if (!isPair || Object.hasOwn(clergy, group))
      return want('a carriage and a rank from 1 to 5, as in baden=3', i + 1);
    clergy[group] = Number(rank);
  }
  return asked({ type: 'seat', clergy });
}

function readHandIn(rest: readonly string[]): Asked {
  const end = rest.findIndex((word) => word === 'draw' || word === 'house');
  const officials = end < 0 ? rest : rest.slice(0, end);
  const stranger = officials.findIndex((word) => !OFFICIALS.includes(word as Official));
  if (stranger >= 0) return want(`one of ${OFFICIALS.join(', ')}, draw, house`, stranger + 1);
  if (end < 0) return asked({ type: 'hand-in', officials });
  const reward = rest[end + 1];
  if (rest.length > end + 2) return want('nothing more', end + 3);
  if (rest[end] === 'house') {
    if (reward === undefined) return want('a city', end + 2);
    return asked({ type: 'hand-in', officials, house: reward });
  }
  return readSource(reward ?? '', (draw) => ({ type: 'hand-in', officials, draw }), end + 2);
}
