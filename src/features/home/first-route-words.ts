/** The home page's sentences. */
import { CITY_IDS } from '../../engine/index.ts';
import type { Names } from '../../i18n/names.ts';
import type { Translate } from '../../i18n/t.ts';
import { targetsOf, type FirstRoute } from './first-route.ts';
import { fitSentence } from '../../table/words/refusal-fit.ts';

export function sentenceFor(state: FirstRoute, t: Translate, names: Names): string {
  const { route, refusal, movable } = state;
  if (refusal) return fitSentence(refusal, t, names);
  const [left, right] = [route[0], route.at(-1)];
  if (!left || !right) return t('home.start');
  if (route.length === CITY_IDS.length) return t('home.complete');
  const targets = targetsOf(route);
  if (targets.length === 0) return t('home.stuck', { n: route.length });
  if (route.length === 1) return t('home.begun', names.params({ city: left, targets }));
  const grown = t('home.grown', { n: route.length, ...names.params({ left, right, targets }) });
  return movable ? `${grown} ${t('home.both-ends', names.params({ city: movable }))}` : grown;
}
