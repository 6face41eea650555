/** The words of one language, and what they mean. They come from the texts: `command.*` and the names. */
import {
  CITY_IDS,
  ENDS,
  GROUPS,
  OFFICIALS,
  PROVINCES,
  RANKS,
  TOWNS,
  WAYS,
  type CityId,
  type GroupId,
} from '../../engine/index.ts';
import { printedName } from '../../board/map/geometry.ts';
import { SEAT_LOOKS } from '../../board/types.ts';
import type { Lang } from '../../i18n/locales.ts';
import type { Translate } from '../../i18n/t.ts';
import { folded, withoutUmlauts } from './fold.ts';
import { asObject } from './inflect.ts';
import { VERBS, type Sense } from './vocabulary.ts';

export interface Entry {
  /** As it is compared. */
  readonly text: string;
  readonly sense: Sense;
}

export interface Lexicon {
  readonly lang: Lang;
  readonly t: Translate;
  readonly entries: readonly Entry[];
  /** The same, by their text. */
  readonly exact: ReadonlyMap<string, readonly Sense[]>;
  /** Words that may stand anywhere and say nothing. */
  readonly fillers: ReadonlySet<string>;
}

/** The texts that a page needs of another language to read commands in it. */
export const WORDS_OF_COMMANDS = [
  'command.verb.',
  'command.word.',
  'command.number.',
  'carriage.',
  'city.',
  'official.',
  'province.',
  'rank.',
  'town.',
];

const alternatives = (text: string): readonly string[] => text.split('|');

/** Players are known by the names they have in the reader's own language alone. */
export function lexiconOf(lang: Lang, t: Translate, players: number = SEAT_LOOKS.length): Lexicon {
  const fillers = new Set(alternatives(t('command.word.filler')).map(folded));
  const exact = new Map<string, Sense[]>();
  const entries: Entry[] = [];
  const add = (sense: Sense, forms: readonly string[]): void => {
    for (const text of new Set(
      forms.flatMap((form) => spellings(form, sense.kind === 'verb' ? NONE : fillers)),
    )) {
      const senses = exact.get(text) ?? [];
      // A name without a letter or number cannot be typed.
      if (!text || senses.some((other) => isSame(other, sense))) continue;
      exact.set(text, [...senses, sense]);
      entries.push({ text, sense });
    }
  };
  for (const id of VERBS) add({ kind: 'verb', id }, alternatives(t(`command.verb.${id}`)));
  for (const id of CITY_IDS) add({ kind: 'city', id }, cityForms(id, t));
  for (const id of OFFICIALS)
    add({ kind: 'official', id }, [
      ...bothCases(t(`official.${id}`)),
      t(`official.${id}.gen`),
      ...alternatives(t(`command.word.${id}`)),
    ]);
  for (const { id } of PROVINCES)
    add({ kind: 'province', id }, [...bothCases(t(`province.${id}`)), t(`province.${id}.in`), id]);
  for (const id of GROUPS) add({ kind: 'carriage', id }, carriageForms(id, t));
  for (const { id } of TOWNS)
    add({ kind: 'town', id }, [...bothCases(t(`town.${id}`)), t(`town.${id}.gen`), id]);
  for (const id of RANKS) add({ kind: 'rank', id }, [t(`rank.${id}`), t(`rank.${id}`).replace(/\(.*/, '')]);
  for (const id of ENDS) add({ kind: 'end', id }, alternatives(t(`command.word.${id}`)));
  for (const id of WAYS) add({ kind: 'way', id }, alternatives(t(`command.word.${id}`)));
  for (const id of NUMBERS) add({ kind: 'number', id }, alternatives(t(`command.number.${id}`)));
  for (const id of SEAT_LOOKS.slice(0, players)) add({ kind: 'player', id }, [t(`seat.${id}`)]);
  add({ kind: 'deck', id: 'deck' }, alternatives(t('command.word.deck')));
  add({ kind: 'none', id: 'none' }, alternatives(t('command.word.none')));
  return { lang, t, entries, exact, fillers };
}

export const isSame = (a: Sense, b: Sense): boolean => a.kind === b.kind && a.id === b.id;

/** As a name stands in a list, and as it stands after a verb. */
const bothCases = (name: string): readonly string[] => [name, asObject(name)];

const cityForms = (id: CityId, t: Translate): readonly string[] => [
  ...bothCases(t(`city.${id}`)),
  t(`city.${id}.gen`),
  t(`city.${id}.in`),
  printedName(id),
  id,
];

/** By both its provinces, or by one of them. */
const carriageForms = (id: GroupId, t: Translate): readonly string[] =>
  [...bothCases(t(`carriage.${id}`)), t(`carriage.${id}.gen`), id.replace('-', '/')].flatMap((name) => [
    name,
    ...name.split('/'),
  ]);

const NONE: ReadonlySet<string> = new Set();

/** A preposition that belongs to a form may be left out. */
function spellings(form: string, fillers: ReadonlySet<string>): readonly string[] {
  return [form, withoutUmlauts(form)].map(folded).flatMap((text) => {
    const [first = '', ...rest] = text.split(' ');
    return rest.length > 0 && fillers.has(first) ? [text, rest.join(' ')] : [text];
  });
}

const NUMBERS = [1, 2, 3, 4, 5, 6] as const;
