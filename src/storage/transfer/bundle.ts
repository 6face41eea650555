/**
 * Everything this site keeps on a device, as one file: results of puzzles, saved games, settings and
 * progress. Each part is the text that is stored, so nothing is lost in between, also of what cannot
 * be read. A file may be anything at all: it is checked in full before anything of it is taken in.
 */
import { checkOf } from '../../notation/crc32.ts';
import { isTooDeep } from '../../notation/json.ts';
import { LONGEST_TEXT } from '../../notation/limits.ts';
import { isGameId } from '../../table/model/chance.ts';
import { fieldsOf } from '../games/save.ts';
import { KEEPSAKES, type Keepsake } from '../settings/preferences.ts';
import type { Results } from '../results/result.ts';
import { parseResults } from '../results/results-text.ts';
import { LONGEST_ATTEMPTS } from '../attempts/attempts.ts';
import { LONGEST_SHEETS } from '../sheets/score-sheets.ts';

/** Version of the parts of a file. Changed parts take another number, and old ones stay readable. */
const BUNDLE_FORMAT = 1;

/** By id, as stored. */
export type Games = ReadonlyMap<string, string>;
export type Settings = Readonly<Partial<Record<Keepsake, string>>>;

export interface Bundle {
  readonly results: Results;
  readonly games: Games;
  readonly settings: Settings;
}

/** What is on the device: its results are the stored text, or nothing. */
export interface Contents {
  readonly results: string | null;
  readonly games: Games;
  readonly settings: Settings;
}

const BUNDLE_REFUSALS = ['not-ours', 'one-game', 'newer', 'changed', 'results'] as const;
type BundleRefusal = (typeof BUNDLE_REFUSALS)[number];

export type ParsedBundle =
  { readonly ok: true; readonly bundle: Bundle } | { readonly ok: false; readonly code: BundleRefusal };

/** More games than a browser has room for, even if each has only begun. */
const MOST_GAMES = 20_000;
/** Most are a word or a line; score sheets and attempts are lists. */
export const longestSetting = (name: string): number =>
  name === 'sheets' ? LONGEST_SHEETS : name === 'attempts' ? LONGEST_ATTEMPTS : 20_000;
/** More than two thousand of the longest games. */
export const LONGEST_BUNDLE = 100_000_000;

const longestGame = (): number => LONGEST_TEXT;

/** A game or setting too long to be read again is left out: it would spoil the file for all the rest. */
export function makeBundle({ results, games, settings }: Contents): string {
  const parts = {
    posthorn: BUNDLE_FORMAT,
    results,
    games: Object.fromEntries([...games].filter(isIn(longestGame))),
    settings: Object.fromEntries(Object.entries(settings).filter(isIn(longestSetting))),
  };
  const text = JSON.stringify(parts).slice(0, -1);
  return `${text},"check":"${checkOf(text)}"}`;
}

/** Whether `makeBundle` leaves nothing of it out. */
export const hasRoomFor = ({ games, settings }: Contents): boolean =>
  [...games].every(isIn(longestGame)) && Object.entries(settings).every(isIn(longestSetting));

const isIn =
  (longest: (name: string) => number) =>
  (entry: readonly [string, unknown]): entry is [string, string] =>
    typeof entry[1] === 'string' && entry[1].length <= longest(entry[0]);

/** By day, as in `posthorn-everything-2026-11-16.json`. */
export const bundleName = (day: string): string => `posthorn-everything-${day}.json`;

const refuse = (code: BundleRefusal): ParsedBundle => ({ ok: false, code });

export function parseBundle(text: unknown): ParsedBundle {
  if (typeof text !== 'string' || text.length > LONGEST_BUNDLE) return refuse('not-ours');
  const fields = fieldsOf(text);
  const format = fields?.['posthorn'];
  if (!fields || !Number.isSafeInteger(format))
    return refuse(fields && ('save' in fields || 'actions' in fields) ? 'one-game' : 'not-ours');
  if ((format as number) > BUNDLE_FORMAT) return refuse('newer');
  const parts = /^(.*),"check":"([0-9a-f]{8})"\}$/s.exec(text);
  if (format !== BUNDLE_FORMAT || !parts || checkOf(parts[1]!) !== parts[2]) return refuse('changed');
  const games = entriesIn(fields['games'], isGameId);
  const settings = entriesIn(fields['settings'], isKeepsake);
  if (!games || games.length > MOST_GAMES || !settings) return refuse('changed');
  // No file of ours has a game that is no text. A setting that is none is left out: it is not worth the rest.
  if (!games.every(([, game]) => typeof game === 'string')) return refuse('changed');
  const results = resultsIn(fields['results']);
  if (!results) return refuse('results');
  return {
    ok: true,
    bundle: {
      results,
      games: new Map(games.filter(isIn(longestGame))),
      settings: Object.fromEntries(settings.filter(isIn(longestSetting))),
    },
  };
}

/** Results nested more deeply than ours could take seconds to read. */
function resultsIn(value: unknown): Results | null {
  if (value === null) return new Map();
  if (typeof value !== 'string' || isTooDeep(value)) return null;
  const parsed = parseResults(value);
  return parsed.ok ? parsed.results : null;
}

const isKeepsake = (name: string): boolean => KEEPSAKES.some((known) => known === name);

/** Names that nobody here knows are passed over. */
function entriesIn(
  value: unknown,
  isKnown: (name: string) => boolean,
): readonly (readonly [string, unknown])[] | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return Object.entries(value as Readonly<Record<string, unknown>>).filter(([name]) => isKnown(name));
}
