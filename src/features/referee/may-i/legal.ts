/** Everything that would be legal now, in few lines: choices that differ only in detail are one line. */
import { legalActions, provinceOf, type Action, type State } from '../../../engine/index.ts';
import type { Names } from '../../../i18n/names.ts';
import type { Translate } from '../../../i18n/t.ts';
import { actionLabel } from '../../../table/words/action-label.ts';

/** More closings of one sort than this are counted, not named. */
const NAMED = 4;

interface Asked {
  /** If false, the form did not ask for the hand, and the cards in it stand for any. */
  readonly isHandKnown: boolean;
}

type OfType<T extends Action['type']> = Extract<Action, { readonly type: T }>;
const ofType = <T extends Action['type']>(actions: readonly Action[], type: T): readonly OfType<T>[] =>
  actions.filter((action): action is OfType<T> => action.type === type);

export function legalLines(
  state: State,
  { isHandKnown }: Asked,
  t: Translate,
  names: Names,
): readonly string[] {
  const actions = legalActions(state);
  const label = (action: Action): string => actionLabel(action, state, t, names);
  const cards = [...ofType(actions, 'play'), ...ofType(actions, 'restart')];
  return [
    ...drawLines(actions, t),
    ...ofType(actions, 'call').map(label),
    ...(isHandKnown || cards.length === 0 ? cards.map(label) : [t('may.now.play')]),
    ...closingLines(ofType(actions, 'close'), t, names),
    ...ofType(actions, 'take-coach').map(label),
    ...ofType(actions, 'advance').map(label),
    ...new Set(ofType(actions, 'hand-in').map(label)),
    ...ofType(actions, 'end').map(label),
    ...ofType(actions, 'skip').map(label),
  ];
}

/** One line for all open cards: the form did not ask which they are. */
function drawLines(actions: readonly Action[], t: Translate): readonly string[] {
  const draws = ofType(actions, 'draw');
  return [
    ...(draws.some(({ from }) => from !== 'deck') ? [t('may.now.draw.market')] : []),
    ...(draws.some(({ from }) => from === 'deck') ? [t('act.draw.deck')] : []),
  ];
}

/** The closings that place most, and how many others there are. */
function closingLines(closings: readonly OfType<'close'>[], t: Translate, names: Names): readonly string[] {
  const named = [...largest(closings).values()].flatMap((same) => {
    const [{ houses }] = same;
    return same.length > NAMED
      ? [
          t('may.now.close.each-province', {
            n: same.length,
            houses: t('count.houses', { n: houses.length }),
          }),
        ]
      : same.map((closing) => closingLabel(closing, t, names));
  });
  const counted = [...largest(closings).values()].reduce((sum, { length }) => sum + length, 0);
  const rest = closings.length - counted;
  return rest > 0 ? [...named, t('may.now.close.fewer', { n: rest })] : named;
}

type Same = readonly [OfType<'close'>, ...OfType<'close'>[]];

/** Of each way, and of each province where all houses are in one, the closings with most houses. */
function largest(closings: readonly OfType<'close'>[]): ReadonlyMap<string, Same> {
  const most = new Map<string, Same>();
  for (const closing of closings) {
    const { way, houses } = closing;
    const key = way === 'one-province' && houses[0] ? provinceOf(houses[0]) : way;
    const same = most.get(key);
    const more = houses.length - (same?.[0].houses.length ?? -1);
    if (more > 0) most.set(key, [closing]);
    else if (more === 0) most.set(key, [...same!, closing]);
  }
  return most;
}

const closingLabel = ({ way, houses }: OfType<'close'>, t: Translate, names: Names): string =>
  houses.length === 0 ? t('act.close.none') : t(`act.close.${way}`, names.params({ cities: houses }));
