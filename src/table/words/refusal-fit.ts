/** Why a city does not fit a route, in a sentence: all that a page without a whole game needs. */
import type { Fit } from '../../engine/index.ts';
import type { Names } from '../../i18n/names.ts';
import type { Translate } from '../../i18n/t.ts';

export function fitSentence(refusal: Exclude<Fit, { ok: true }>, t: Translate, names: Names): string {
  switch (refusal.code) {
    case 'already-in-route':
      return t('illegal.already-in-route', names.params({ city: refusal.city }));
    case 'no-road': {
      const { city, roads, ends } = refusal;
      const [left, right] = ends;
      return left && right
        ? t('illegal.no-road.two', names.params({ city, roads, left, right }))
        : t('illegal.no-road.one', names.params({ city, roads, end: left! }));
    }
  }
}
