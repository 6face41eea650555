/**
 * A sheet as a short text, for links and for keeping: `1~oa~Anna.6.a4d3.0..2.51~…`, one part for the
 * modules and one for each player. A link may be anything at all: what is not exactly a sheet is refused.
 */
import {
  CITY_IDS,
  COACHES,
  HOUSES_PER_PLAYER,
  MODULES,
  PLAYER_COUNTS,
  RANKS,
  type PlayerCount,
  type PlayerState,
  type Rank,
  type Tile,
} from '../../engine/index.ts';
import { nameProblem } from '../../text/name-problem.ts';
import { emptySheet, enter, MOST_POINTS, STACKS, type Entry, type Sheet, type SheetPlayer } from './sheet.ts';

const VERSION = '1';
/** Far more than four long names need. */
const LONGEST = 2000;

const stackLetter = (stack: Tile['stack']): string => String.fromCharCode(97 + STACKS.indexOf(stack));

/** Escapes the separators inside a name. */
const named = (name: string): string =>
  name.trim().replace(/[%.~]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
const nameIn = (text: string): string =>
  text.replace(/%(25|2e|7e)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const playerText = ({ name, coach, tiles, left, cities, points, clergy }: SheetPlayer): string =>
  [
    named(name),
    coach,
    tiles.map(({ stack, value }) => stackLetter(stack) + value).join(''),
    cities.length > 0 ? '' : (left ?? ''),
    cities.length > 0 ? maskOf(cities).toString(36) : '',
    points === 0 ? '' : points,
    clergy.join(''),
  ].join('.');

const maskOf = (cities: SheetPlayer['cities']): number =>
  cities.reduce((mask, city) => mask + 2 ** CITY_IDS.indexOf(city), 0);

export const writeSheet = ({ modules, players }: Sheet): string =>
  [
    VERSION,
    MODULES.filter((module) => modules.includes(module))
      .map((module) => module[0])
      .join(''),
    ...players.map(playerText),
  ].join('~');

export type ReadSheet =
  | { readonly ok: true; readonly sheet: Sheet }
  | { readonly ok: false; readonly code: 'newer' | 'unreadable' };

const unreadable: ReadSheet = { ok: false, code: 'unreadable' };

/** Every value goes through `enter`, so that no text yields a sheet that cannot be entered by hand. */
export function readSheet(text: string): ReadSheet {
  if (text.length > LONGEST) return unreadable;
  const [version = '', moduleText = '', ...parts] = text.split('~');
  if (/^[2-9]\d{0,3}$/.test(version)) return { ok: false, code: 'newer' };
  const count = PLAYER_COUNTS.find((known) => known === parts.length);
  const modules = MODULES.filter((module) => moduleText.includes(module[0]!));
  if (version !== VERSION || !count || modules.map((module) => module[0]).join('') !== moduleText)
    return unreadable;
  const entries = parts.map((part, player) => entriesOf(part, player));
  if (!entries.every((list) => list !== null)) return unreadable;
  const sheet = [
    ...modules.map((module): Entry => ({ type: 'module', module, isPlayed: true })),
    ...entries.flat(),
  ].reduce(enter, emptySheet(count as PlayerCount));
  // What could not be entered, or is written in another way than by `writeSheet`, shows as a difference here.
  return writeSheet(sheet) === text && isPossible(sheet) ? { ok: true, sheet } : unreadable;
}

/** Points and clergy need their modules; `enter` does not check that. */
const isPossible = (sheet: Sheet): boolean =>
  sheet.players.every(
    ({ points, clergy }) =>
      (points === 0 || sheet.modules.includes('officials')) &&
      (clergy.length === 0 || sheet.modules.includes('audience')),
  );

const PLAYER = /^([^.~]*)\.([03-7])\.((?:[a-j]\d)*)\.(\d{0,2})\.([0-9a-z]{0,5})\.(\d{0,2})\.([1-5]{0,5})$/u;

function entriesOf(text: string, player: number): readonly Entry[] | null {
  const found = PLAYER.exec(text);
  if (!found) return null;
  const [, nameText, coachText, tileText, leftText, cityText, pointText, clergyText] = found;
  const name = nameIn(nameText!);
  const coach = Number(coachText) as PlayerState['coach'];
  const left = leftText === '' ? null : Number(leftText);
  const mask = cityText === '' ? 0 : Number.parseInt(cityText!, 36);
  const isFine =
    nameProblem(name) === null &&
    name === name.trim() &&
    (coach === 0 || COACHES.some(({ value }) => value === coach)) &&
    (left === null || left <= HOUSES_PER_PLAYER) &&
    mask < 2 ** CITY_IDS.length &&
    Number(pointText) <= MOST_POINTS;
  if (!isFine) return null;
  const ranks = [...clergyText!].map(Number) as Rank[];
  return [
    { type: 'name', player, name },
    { type: 'coach', player, coach },
    { type: 'left', player, left },
    { type: 'points', player, points: Number(pointText) },
    ...[...tileText!.matchAll(/([a-j])(\d)/g)].map(([, letter, value]): Entry => ({
      type: 'tile',
      player,
      tile: { stack: STACKS[letter!.charCodeAt(0) - 97]!, value: Number(value) },
    })),
    ...CITY_IDS.filter((_, i) => Math.floor(mask / 2 ** i) % 2 === 1).map((city): Entry => ({
      type: 'city',
      player,
      city,
    })),
    ...RANKS.filter((rank) => ranks.includes(rank)).map((rank): Entry => ({ type: 'rank', player, rank })),
  ];
}
