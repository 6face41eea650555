/** What tokens bring, in words. Apart from the other words of the modules, because the prompt needs these alone. */
import type { HandInView } from '../pieces/types.ts';
import type { Names } from '../../i18n/names.ts';
import type { Translate } from '../../i18n/t.ts';

/** What so many tokens bring. */
export function rewardOf(count: number, t: Translate): string {
  const known = ([1, 2, 3, 4] as const).find((tokens) => tokens === count);
  return known ? t(`illegal.reward.for.${known}`) : t('illegal.wrong-step.now.hand-in');
}

/** What has been chosen as the reward, or what can be; empty where nothing is to be chosen. */
export function chosenReward({ reward, draw, house }: HandInView, t: Translate, names: Names): string {
  if (reward === 'card') {
    if (!draw) return t('offices.ask.card');
    return draw.city
      ? t('event.drawn.market.you', names.params({ city: draw.city }))
      : t('offices.chosen.pile');
  }
  if (reward !== 'house') return '';
  return house ? t('offices.chosen.house', { inCity: t(`city.${house}.in`) }) : t('offices.ask.house');
}
