/** An action as somebody would type it. What is written here is read back as the same action. */
import { RANKS, type Action, type GroupId, type Source, type State } from '../../engine/index.ts';
import { namesIn } from '../../i18n/names.ts';
import { seatName } from '../words/narration-context.ts';
import { asObject } from './inflect.ts';
import type { Lexicon } from './lexicon.ts';
import type { Sense, Verb } from './vocabulary.ts';

export interface Part {
  readonly sense: Sense;
  readonly text: string;
}

export interface Phrase {
  readonly verb: Verb;
  /** One group after another; inside a group the order does not matter. */
  readonly groups: readonly (readonly Part[])[];
}

/** How a thing is named after a verb. */
export function nameOf(sense: Sense, { lang, t }: Lexicon): string {
  const object = (name: string): string => (lang === 'en' ? name : asObject(name));
  const first = (alternatives: string): string => alternatives.split('|', 1)[0]!;
  switch (sense.kind) {
    case 'verb':
      return first(t(`command.verb.${sense.id}`));
    case 'city':
      return object(t(`city.${sense.id}`));
    case 'official': {
      const name = t(`official.${sense.id}`);
      return object(name) === name ? t(`official.${sense.id}.gen`) : object(name);
    }
    case 'province':
      return object(t(`province.${sense.id}`));
    case 'carriage':
      return object(t(`carriage.${sense.id}`));
    case 'town':
      return t('command.phrase.to', namesIn(lang, t).params({ town: sense.id }, 'town'));
    case 'player':
      return seatName(sense.id, t);
    case 'end':
    case 'way':
    case 'deck':
    case 'none':
      return first(t(`command.word.${sense.id}`));
    case 'rank':
    case 'number':
      return String(sense.id);
  }
}

export function phraseOf(action: Action, state: State, lexicon: Lexicon): Phrase {
  const { t } = lexicon;
  const part = (sense: Sense): Part => ({ sense, text: nameOf(sense, lexicon) });
  switch (action.type) {
    case 'draw':
      return action.from === 'deck'
        ? { verb: 'draw', groups: [] }
        : { verb: 'take', groups: [[part(sourceSense(action.from, state))]] };
    case 'call':
      return { verb: 'call', groups: [[part({ kind: 'official', id: action.official })]] };
    case 'play': {
      const city = [part({ kind: 'city', id: action.city })];
      // With at most one card, both ends are the same place.
      const isPlain = action.end === 'right' && state.players[state.player]!.route.length <= 1;
      return { verb: 'play', groups: isPlain ? [city] : [city, [part({ kind: 'end', id: action.end })]] };
    }
    case 'restart':
      return {
        verb: 'restart',
        groups: [
          [
            {
              sense: { kind: 'city', id: action.city },
              text: t('command.phrase.start', namesIn(lexicon.lang, t).params({ city: action.city })),
            },
          ],
        ],
      };
    case 'close': {
      const houses = action.houses.map((id) => ({
        sense: { kind: 'city', id } as const,
        text: t(`city.${id}`),
      }));
      return {
        verb: 'close',
        groups:
          houses.length > 0
            ? [[part({ kind: 'way', id: action.way })], houses]
            : [[part({ kind: 'none', id: 'none' })]],
      };
    }
    case 'end':
    case 'skip':
      return { verb: action.type, groups: [] };
    case 'take-coach':
      return { verb: 'coach', groups: [] };
    case 'advance':
      return {
        verb: 'move',
        groups: [[part({ kind: 'carriage', id: action.carriage })], [part({ kind: 'town', id: action.to })]],
      };
    case 'discard':
      return { verb: 'discard', groups: [action.cities.map((id) => part({ kind: 'city', id }))] };
    case 'hand-in': {
      const officials = action.officials.map((id) => part({ kind: 'official', id }));
      if (action.house !== undefined) {
        const text = t('command.phrase.house', { inCity: t(`city.${action.house}.in`) });
        return {
          verb: 'hand-in',
          groups: [officials, [{ sense: { kind: 'city', id: action.house }, text }]],
        };
      }
      if (action.draw === undefined) return { verb: 'hand-in', groups: [officials] };
      const sense = sourceSense(action.draw, state);
      const text = t('command.phrase.for', { card: nameOf(sense, lexicon) });
      return { verb: 'hand-in', groups: [officials, [{ sense, text }]] };
    }
    case 'seat': {
      const inRank = RANKS.toReversed().map(
        (rank) =>
          [rank, (Object.keys(action.clergy) as GroupId[]).find((id) => action.clergy[id] === rank)] as const,
      );
      return {
        verb: 'seat',
        groups: inRank.flatMap(([rank, id]) =>
          id
            ? [
                [part({ kind: 'number', id: rank })],
                [{ sense: { kind: 'carriage', id } as const, text: t(`carriage.${id}`) }],
              ]
            : [],
        ),
      };
    }
  }
}

/** By its city where only one such card lies open, by its place otherwise. */
function sourceSense(from: Source, { market }: State): Sense {
  if (from === 'deck') return { kind: 'deck', id: 'deck' };
  const city = market[from];
  return city && market.filter((other) => other === city).length === 1
    ? { kind: 'city', id: city }
    : { kind: 'number', id: from + 1 };
}

export const commandFor = (action: Action, state: State, lexicon: Lexicon): string => {
  const { verb, groups } = phraseOf(action, state, lexicon);
  const words = [nameOf({ kind: 'verb', id: verb }, lexicon), ...groups.flat().map(({ text }) => text)];
  return words.join(' ').replaceAll('\u00a0', ' ');
};
