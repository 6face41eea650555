/** What a word of a command can mean. */
import type { CityId, End, GroupId, Official, ProvinceId, Rank, TownId, Way } from '../../engine/index.ts';

/** Done at the table: most of them are actions, some only begin or finish one. */
export const DEEDS = [
  'take',
  'draw',
  'play',
  'restart',
  'call',
  'close',
  'house',
  'confirm',
  'cancel',
  'coach',
  'skip',
  'end',
  'discard',
  'hand-in',
  'move',
  'seat',
] as const;
export type Deed = (typeof DEEDS)[number];

/** Asked about the position, and answered in words. */
export const QUESTIONS = [
  'now',
  'hand',
  'market',
  'route',
  'score',
  'houses',
  'tiles',
  'officials',
  'tokens',
  'carriages',
  'where',
  'roads',
  'last',
  'help',
] as const;
export type Question = (typeof QUESTIONS)[number];

/** Granted by the page, if it can. */
export const WISHES = ['hint', 'why', 'check'] as const;
export type Wish = (typeof WISHES)[number];

export const VERBS = [...DEEDS, 'undo', ...WISHES, ...QUESTIONS] as const;
export type Verb = (typeof VERBS)[number];

interface Things {
  readonly verb: Verb;
  readonly city: CityId;
  readonly official: Official;
  readonly province: ProvinceId;
  /** A carriage is identified by its group. */
  readonly carriage: GroupId;
  readonly town: TownId;
  readonly rank: Rank;
  readonly end: End;
  readonly way: Way;
  /** The draw pile. */
  readonly deck: 'deck';
  /** No houses. */
  readonly none: 'none';
  /** A place in the market, a rank or a seat, as the command has it. */
  readonly number: number;
  /** A seat. */
  readonly player: number;
}
export type Kind = keyof Things;
export type SenseOf<K extends Kind> = {
  readonly [Each in K]: { readonly kind: Each; readonly id: Things[Each] };
}[K];
export type Sense = SenseOf<Kind>;

/** What may follow each verb, in any order; a word with two meanings has the one that stands first. */
export const TAKES: Readonly<Record<Verb, readonly Kind[]>> = {
  take: ['number', 'city', 'deck'],
  draw: ['number', 'city', 'deck'],
  play: ['city', 'end'],
  restart: ['city'],
  call: ['official'],
  close: ['way', 'none', 'city', 'province'],
  house: ['city'],
  confirm: [],
  cancel: [],
  coach: [],
  skip: [],
  end: [],
  discard: ['city'],
  'hand-in': ['official', 'number', 'city', 'deck'],
  move: ['carriage', 'town'],
  seat: ['number', 'rank', 'carriage'],
  now: [],
  hand: [],
  market: [],
  route: ['player', 'number'],
  score: [],
  houses: ['player', 'number'],
  tiles: [],
  officials: [],
  tokens: [],
  carriages: [],
  where: ['city', 'carriage'],
  roads: ['city'],
  last: [],
  help: [],
  undo: [],
  hint: [],
  why: [],
  check: [],
};

/** A line may begin with one of these as well: the verb goes without saying. */
export const OPENERS: readonly Kind[] = ['verb', 'official', 'number', 'deck', 'end', 'way', 'city'];
