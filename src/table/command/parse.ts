/** A typed line, read in the reader's language first and then in the others. Never throws, changes nothing. */
import type { Table } from '../model/reducer.ts';
import { ask, send, stop, type Command, type Desk, type Parsed, type Problem } from './command.ts';
import { idsOf } from './args.ts';
import { deedCommand } from './actions.ts';
import { folded, isOneOff, wordsIn, type Word } from './fold.ts';
import type { Lexicon } from './lexicon.ts';
import { nameOf } from './phrase.ts';
import { read, type Reading } from './reader.ts';
import {
  DEEDS,
  OPENERS,
  QUESTIONS,
  TAKES,
  type Deed,
  type Kind,
  type Question,
  type Sense,
  type Verb,
} from './vocabulary.ts';

export const LONGEST_LINE = 200;

/** A verb and what followed it, as far as it could be read. */
export interface Line {
  readonly verb: Verb | null;
  readonly args: readonly Sense[];
  readonly problem: Problem | null;
}

export function parseCommand(text: string, desk: Desk): Parsed {
  const { lexica, table } = desk;
  if (text.length > LONGEST_LINE) return stop({ why: 'too-long' });
  const { verb, args, problem } = readLine(wordsIn(text), desk);
  if (problem) return stop(problem);
  if (!verb) return stop({ why: 'empty' });
  const surplus = surplusIn(verb, args);
  if (surplus) return stop({ why: 'too-much', word: nameOf(surplus, lexica[0]) });
  const parsed = commandOf(verb, args, desk);
  return parsed.ok && isOthersTurn(table) && isMove(parsed.command) ? stop({ why: 'waiting' }) : parsed;
}

/** Verb first; after it, what that verb takes. */
export function readLine(words: readonly Word[], { lexica, table }: Desk): Line {
  let verb: Verb | null = null;
  const args: Sense[] = [];
  let at = 0;
  while (at < words.length) {
    const kinds: readonly Kind[] = verb ? TAKES[verb] : OPENERS;
    const reading = read(words, at, kinds, lexica);
    if (reading.type === 'filler') at += 1;
    else if (reading.type === 'sense') {
      at += reading.length;
      const { sense } = reading;
      if (sense.kind === 'verb') verb = sense.id;
      else {
        verb ??= impliedVerb(sense, table);
        args.push(sense);
      }
    } else return { verb, args, problem: problemOf(reading, words, at, kinds, lexica[0]) };
  }
  return { verb, args, problem: null };
}

/** The verb that is meant by a line that begins with something else. */
function impliedVerb({ kind }: Sense, { now, pending }: Table): Verb {
  switch (kind) {
    case 'official':
      return 'call';
    case 'way':
      return 'close';
    case 'end':
      return 'play';
    case 'city':
      if (pending?.type === 'closing' || pending?.type === 'hand-in') return 'house';
      if (now.step === 'discard') return 'discard';
      return now.step === 'draw' ? 'take' : 'play';
    default:
      return 'take';
  }
}

function problemOf(
  reading: Exclude<Reading, { readonly type: 'filler' | 'sense' }>,
  words: readonly Word[],
  at: number,
  kinds: readonly Kind[],
  lexicon: Lexicon,
): Problem {
  const raw = (from: number, to?: number): readonly string[] => words.slice(from, to).map((word) => word.raw);
  const word = raw(at, at + reading.length).join(' ');
  if (kinds.length === 0) return { why: 'too-much', word };
  const suggestions = reading.senses.map((sense) => {
    const name = begunForm(sense, folded(word), lexicon) ?? nameOf(sense, lexicon);
    // A preposition that comes with the name has perhaps been typed already.
    const isDouble = at > 0 && folded(name).startsWith(`${words[at - 1]!.folded} `);
    return [...raw(0, isDouble ? at - 1 : at), name, ...raw(at + reading.length)]
      .join(' ')
      .replaceAll('\u00a0', ' ');
  });
  return { why: reading.type, word, suggestions };
}

/** Of a verb, the form that was being typed, if it is one of the reader's own language. */
function begunForm(sense: Sense, begun: string, { t }: Lexicon): string | undefined {
  if (sense.kind !== 'verb') return undefined;
  const forms = t(`command.verb.${sense.id}`).split('|');
  return forms.find((form) => folded(form).startsWith(begun) || isOneOff(folded(form), begun));
}

/** How many arguments a verb takes at most; verbs not listed take any number. */
const ONCE: Readonly<Partial<Record<Verb, number>>> = {
  take: 1,
  draw: 1,
  play: 2,
  restart: 1,
  call: 1,
  house: 1,
  move: 2,
  where: 1,
  roads: 1,
  houses: 1,
  route: 1,
};

function surplusIn(verb: Verb, args: readonly Sense[]): Sense | undefined {
  if (verb !== 'hand-in') return args[ONCE[verb] ?? args.length];
  return args.filter(({ kind }) => kind !== 'official')[1];
}

function commandOf(verb: Verb, args: readonly Sense[], { table, wishes }: Desk): Parsed {
  if (isDeed(verb)) return deedCommand(verb, args, table);
  if (isQuestion(verb)) return questionCommand(verb, args, table);
  if (verb === 'undo') return send({ type: 'undo' });
  return wishes.includes(verb)
    ? { ok: true, command: { type: 'wish', wish: verb } }
    : stop({ why: 'not-here' });
}

const isDeed = (verb: Verb): verb is Deed => DEEDS.some((deed) => deed === verb);
const isQuestion = (verb: Verb): verb is Question => QUESTIONS.some((question) => question === verb);

function questionCommand(about: Question, args: readonly Sense[], { now }: Table): Parsed {
  const [arg] = args;
  switch (about) {
    case 'where':
      return arg?.kind === 'city' || arg?.kind === 'carriage'
        ? ask({ about, what: arg })
        : stop({ why: 'missing', verb: about });
    case 'roads': {
      const [city] = idsOf(args, 'city');
      return city ? ask({ about, city }) : stop({ why: 'missing', verb: about });
    }
    case 'houses':
    case 'route': {
      if (!arg) return ask({ about, player: null });
      // People count seats from 1.
      const player = arg.kind === 'player' ? arg.id : (idsOf(args, 'number')[0] ?? 0) - 1;
      return now.players[player]
        ? ask({ about, player })
        : stop({ why: 'no-such-player', number: player + 1 });
    }
    default:
      return ask({ about });
  }
}

export const isOthersTurn = ({ seat, now }: Table): boolean =>
  seat !== null && seat !== now.player && now.step !== 'over';

/** Undo and cancel are allowed on other players' turns as well. */
const isMove = (command: Command): boolean =>
  command.type === 'send' && !command.intents.every(({ type }) => type === 'undo' || type === 'cancel');
