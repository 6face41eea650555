/**
 * The Rome board of the audience module.
 *
 * `documented` marks what a printed source states. No source at hand prints the whole road network:
 * every other town and road is this project's reconstruction, chosen so that it agrees with all that
 * is documented (every road leads south, Andechs forks to Ettal and Trento, Florence has three roads
 * south, the five start towns stand at the top of the board, ways differ in length). A correction is
 * a change of this file alone. Where the map is shown, the site says so.
 */
import type { GroupId } from './map.ts';

interface TownData {
  readonly id: string;
  readonly printed: string;
  readonly documented: boolean;
}

export const TOWNS = [
  { id: 'loerrach', printed: 'Lörrach', documented: true },
  { id: 'tuttlingen', printed: 'Tuttlingen', documented: true },
  { id: 'st-gallen', printed: 'St. Gallen', documented: true },
  { id: 'freising', printed: 'Freising', documented: true },
  { id: 'hallstatt', printed: 'Hallstatt', documented: true },
  { id: 'bern', printed: 'Bern', documented: false },
  { id: 'domodossola', printed: 'Domodossola', documented: false },
  { id: 'konstanz', printed: 'Konstanz', documented: false },
  { id: 'chur', printed: 'Chur', documented: false },
  { id: 'andechs', printed: 'Andechs', documented: true },
  { id: 'ettal', printed: 'Ettal', documented: true },
  { id: 'bolzano', printed: 'Bolzano', documented: false },
  { id: 'villach', printed: 'Villach', documented: false },
  { id: 'como', printed: 'Como', documented: true },
  { id: 'milan', printed: 'Milan', documented: true },
  { id: 'trento', printed: 'Trento', documented: true },
  { id: 'udine', printed: 'Udine', documented: true },
  { id: 'verona', printed: 'Verona', documented: false },
  { id: 'venice', printed: 'Venice', documented: false },
  { id: 'genoa', printed: 'Genoa', documented: false },
  { id: 'parma', printed: 'Parma', documented: false },
  { id: 'bologna', printed: 'Bologna', documented: false },
  { id: 'ravenna', printed: 'Ravenna', documented: false },
  { id: 'florence', printed: 'Florence', documented: true },
  { id: 'pisa', printed: 'Pisa', documented: false },
  { id: 'ancona', printed: 'Ancona', documented: false },
  { id: 'siena', printed: 'Siena', documented: false },
  { id: 'arezzo', printed: 'Arezzo', documented: false },
  { id: 'perugia', printed: 'Perugia', documented: false },
  { id: 'grosseto', printed: 'Grosseto', documented: false },
  { id: 'orvieto', printed: 'Orvieto', documented: false },
  { id: 'viterbo', printed: 'Viterbo', documented: false },
  { id: 'spoleto', printed: 'Spoleto', documented: false },
  { id: 'rome', printed: 'Rome', documented: true },
] as const satisfies readonly TownData[];
export type TownId = (typeof TOWNS)[number]['id'];

export const GOAL = 'rome' satisfies TownId;

/** Each road leads from its first town south to its second. */
export const ROADS_SOUTH = [
  ['loerrach', 'bern'],
  ['bern', 'domodossola'],
  ['domodossola', 'milan'],
  ['tuttlingen', 'konstanz'],
  ['konstanz', 'chur'],
  ['st-gallen', 'chur'],
  ['chur', 'como'],
  ['como', 'milan'],
  ['freising', 'andechs'],
  ['andechs', 'ettal'],
  ['andechs', 'trento'],
  ['ettal', 'bolzano'],
  ['bolzano', 'trento'],
  ['hallstatt', 'villach'],
  ['villach', 'udine'],
  ['udine', 'venice'],
  ['udine', 'verona'],
  ['trento', 'verona'],
  ['milan', 'parma'],
  ['milan', 'genoa'],
  ['como', 'parma'],
  ['verona', 'bologna'],
  ['venice', 'ravenna'],
  ['venice', 'bologna'],
  ['parma', 'bologna'],
  ['parma', 'florence'],
  ['genoa', 'pisa'],
  ['bologna', 'florence'],
  ['ravenna', 'florence'],
  ['ravenna', 'ancona'],
  ['florence', 'siena'],
  ['florence', 'arezzo'],
  ['florence', 'pisa'],
  ['pisa', 'grosseto'],
  ['siena', 'grosseto'],
  ['siena', 'viterbo'],
  ['arezzo', 'orvieto'],
  ['arezzo', 'perugia'],
  ['ancona', 'perugia'],
  ['ancona', 'spoleto'],
  ['perugia', 'spoleto'],
  ['orvieto', 'viterbo'],
  ['grosseto', 'rome'],
  ['viterbo', 'rome'],
  ['spoleto', 'rome'],
] as const satisfies readonly (readonly [TownId, TownId])[];

export const DOCUMENTED_ROADS_SOUTH = [
  ['andechs', 'ettal'],
  ['andechs', 'trento'],
] as const satisfies readonly (readonly [TownId, TownId])[];

/** Where the carriages start; towns and colours are paired by geography with three and four players. */
export const CARRIAGE_STARTS = {
  baden: 'loerrach',
  'wuerttemberg-hohenzollern': 'tuttlingen',
  'schweiz-tyrol': 'st-gallen',
  baiern: 'freising',
  'boehmen-salzburg': 'hallstatt',
} as const satisfies Record<GroupId, TownId>;

export const CARRIAGE_STARTS_TWO_PLAYERS = {
  baden: 'milan',
  'wuerttemberg-hohenzollern': 'como',
  'schweiz-tyrol': 'como',
  baiern: 'trento',
  'boehmen-salzburg': 'udine',
} as const satisfies Record<GroupId, TownId>;

/**
 * The five ranks. Values 1 to 5 and cardinal = 5 are documented, and that bishop, chaplain and pater
 * exist; which of them is worth what, and the name of the remaining rank, are not. Nothing in the
 * rules depends on the names.
 */
export const CLERGY = [
  { id: 'cardinal', value: 5, documented: true },
  { id: 'bishop', value: 4, documented: false },
  { id: 'abbot', value: 3, documented: false },
  { id: 'chaplain', value: 2, documented: false },
  { id: 'pater', value: 1, documented: false },
] as const;

const SOUTH_OF: ReadonlyMap<TownId, readonly TownId[]> = /* @__PURE__ */ southOfEach();

function southOfEach(): ReadonlyMap<TownId, readonly TownId[]> {
  const ids = TOWNS.map(({ id }) => id);
  return new Map(
    ids.map((town) => [
      town,
      ids.filter((other) => ROADS_SOUTH.some(([from, to]) => from === town && to === other)),
    ]),
  );
}

/** The towns one road further south, in the order of the list of towns. */
export const southOf = (town: TownId): readonly TownId[] => SOUTH_OF.get(town)!;
