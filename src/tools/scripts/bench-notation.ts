/** How long the texts of a game are, and how long making and parsing them takes: part of `npm run bench`. */
import { MODULES, PLAYER_COUNTS, type GameRecord } from '../../engine/index.ts';
import { makeLink, parseLink } from '../../notation/link.ts';
import { MOST_ACTIONS } from '../../notation/limits.ts';
import { makeMoves } from '../../notation/make-moves.ts';
import { parseMoves } from '../../notation/parse-moves.ts';
import { makeRecord, parseRecordText } from '../../notation/record.ts';
import { scriptedGame } from './scripted-game.ts';

const FORMS = [
  ['link', makeLink, parseLink],
  ['moves', makeMoves, parseMoves],
  ['record', makeRecord, parseRecordText],
] as const;

export interface NotationFigures {
  readonly bench: 'notation';
  readonly form: (typeof FORMS)[number][0];
  readonly players: number;
  readonly modules: readonly string[];
  readonly games: number;
  readonly meanCharacters: number;
  readonly maxCharacters: number;
  /** Mean and slowest of one call. */
  readonly makeMs: number;
  readonly parseMs: number;
  readonly maxMakeMs: number;
  readonly maxParseMs: number;
}

/** One row for each form, number of players, and all or none of the modules. */
export function* benchNotation(games: number): Generator<NotationFigures> {
  for (const players of PLAYER_COUNTS) {
    for (const modules of [[], MODULES]) {
      const records = Array.from(
        { length: games },
        (_, i) => scriptedGame({ players, modules, seed: `bench-${i}` }, MOST_ACTIONS).record,
      );
      for (const [form, make, parse] of FORMS) {
        const figures = measure(records, make, parse);
        yield { bench: 'notation', form, players, modules, games, ...figures };
      }
    }
  }
}

type Figures = Omit<NotationFigures, 'bench' | 'form' | 'players' | 'modules' | 'games'>;

function measure(
  records: readonly GameRecord[],
  make: (record: GameRecord) => string,
  parse: (text: string) => { readonly ok: boolean },
): Figures {
  const lengths: number[] = [];
  const makes: number[] = [];
  const parses: number[] = [];
  for (const record of records) {
    const start = performance.now();
    const text = make(record);
    const made = performance.now();
    if (!parse(text).ok) throw new Error(`not readable: ${text}`);
    parses.push(performance.now() - made);
    makes.push(made - start);
    lengths.push(text.length);
  }
  return {
    meanCharacters: Math.round(mean(lengths)),
    maxCharacters: Math.max(...lengths),
    makeMs: round(mean(makes)),
    parseMs: round(mean(parses)),
    maxMakeMs: round(Math.max(...makes)),
    maxParseMs: round(Math.max(...parses)),
  };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const round = (value: number): number => Math.round(value * 1000) / 1000;
