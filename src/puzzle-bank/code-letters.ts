/**
 * The letters for cities, towns, officials, groups and tile stacks in the lines of the bank. The lists
 * are repeated here because their order is part of the format: the engine may reorder its own.
 */
import type { CityId, GroupId, Official, TileStack, TownId } from '../engine/index.ts';

const CITIES =
  'mannheim carlsruhe freiburg stuttgart ulm sigmaringen basel zuerich innsbruck pilsen budweis linz salzburg wuerzburg nuernberg regensburg ingolstadt augsburg muenchen passau kempten lodz';
const TOWNS =
  'loerrach tuttlingen st-gallen freising hallstatt bern domodossola konstanz chur andechs ettal bolzano villach como milan trento udine verona venice genoa parma bologna ravenna florence pisa ancona siena arezzo perugia grosseto orvieto viterbo spoleto rome';
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Things of one sort, each with its letter. */
export interface Letters<T extends string> {
  readonly all: readonly T[];
  readonly write: (things: readonly T[]) => string;
  /** `null` where a letter stands for nothing. */
  readonly read: (text: string) => readonly T[] | null;
}

function letters<T extends string>(all: readonly T[], signs: string): Letters<T> {
  return {
    all,
    write: (things) => things.map((thing) => signs[all.indexOf(thing)]).join(''),
    read: (text) => {
      const things = Array.from(text, (sign) => all[signs.indexOf(sign)]);
      return things.includes(undefined) ? null : (things as T[]);
    },
  };
}

export const CITY_LETTERS = /* @__PURE__ */ letters(CITIES.split(' ') as CityId[], LETTERS);
export const TOWN_LETTERS = /* @__PURE__ */ letters(TOWNS.split(' ') as TownId[], LETTERS);
export const OFFICIAL_LETTERS = /* @__PURE__ */ letters<Official>(
  ['coachman', 'postmaster', 'bailiff', 'wainwright'],
  'cpbw',
);
export const GROUP_LETTERS = /* @__PURE__ */ letters<GroupId>(
  ['baden', 'wuerttemberg-hohenzollern', 'schweiz-tyrol', 'boehmen-salzburg', 'baiern'],
  'bwsoi',
);
export const STACK_LETTERS = /* @__PURE__ */ letters<TileStack>(
  [
    'length-5',
    'length-6',
    'length-7',
    'baden',
    'wuerttemberg-hohenzollern',
    'schweiz-tyrol',
    'boehmen-salzburg',
    'baiern',
    'provinces',
    'end',
  ],
  'xyzbwsoipe',
);
