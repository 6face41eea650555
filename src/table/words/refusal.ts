/**
 * The one place where a refusal of the engine becomes a sentence. A code without a case here does
 * not compile; `refusal-cases.ts` holds those that need more than one sentence to choose from.
 */
import { MARKET_SLOTS, type Refusal } from '../../engine/index.ts';
import type { Names } from '../../i18n/names.ts';
import type { Translate } from '../../i18n/t.ts';
import {
  coachTooFar,
  handInCount,
  housesLeft,
  mustFit,
  mustPlace,
  noRoad,
  noRoadSouth,
  notInHand,
  officialUsed,
  postmasterForced,
  reward,
  slotEmpty,
  wrongStep,
} from './refusal-cases.ts';
import { fitSentence } from './refusal-fit.ts';
import { quoteUntrusted } from '../../text/quote-untrusted.ts';

export function refusalSentence(refusal: Refusal, t: Translate, names: Names): string {
  switch (refusal.code) {
    case 'malformed':
      return refusal.field === null
        ? t('illegal.malformed.action')
        : t('illegal.malformed.field', { field: quoteUntrusted(refusal.field) });
    case 'game-over':
      return t('illegal.game-over');
    case 'wrong-step':
      return wrongStep(refusal, t);
    case 'unknown-card':
      return typeof refusal.card === 'number'
        ? t('illegal.unknown-card.place', { place: refusal.card + 1, places: MARKET_SLOTS })
        : t('illegal.unknown-card.city', { card: quoteUntrusted(refusal.card) });
    case 'slot-empty':
      return slotEmpty(refusal, t, names);
    case 'pile-empty':
      return t(refusal.slots.length > 0 ? 'illegal.pile-empty.some' : 'illegal.pile-empty.none');
    case 'official-used':
      return officialUsed(refusal, t, names);
    case 'postmaster-forced':
      return postmasterForced(refusal, t, names);
    case 'bailiff-too-late':
      return t('illegal.bailiff-too-late');
    case 'no-effect':
      return t(`illegal.no-effect.${refusal.official}`);
    case 'not-in-hand':
      return notInHand(refusal, t, names);
    case 'no-road':
      return noRoad(refusal, t, names);
    case 'already-in-route':
      return fitSentence(refusal, t, names);
    case 'must-fit':
      return mustFit(refusal, t, names);
    case 'no-route':
      return t('illegal.no-route');
    case 'route-too-short':
      return t('illegal.route-too-short', { n: refusal.missing });
    case 'not-on-route':
      return t('illegal.not-on-route', {
        route: names.route(refusal.route),
        ...names.params({ city: refusal.city }),
      });
    case 'own-house':
      return t(refusal.twice ? 'illegal.own-house.twice' : 'illegal.own-house.standing', {
        inCity: t(`city.${refusal.city}.in`),
      });
    case 'one-per-province':
      return t('illegal.one-per-province', {
        inProvince: t(`province.${refusal.province}.in`),
        ...names.params({ cities: refusal.cities }),
      });
    case 'one-province':
      return t('illegal.one-province', {
        inProvinces: names.list(refusal.provinces.map((province) => t(`province.${province}.in`))),
      });
    case 'houses-left':
      return housesLeft(refusal, t);
    case 'must-place':
      return mustPlace(refusal, t, names);
    case 'coach-too-far':
      return coachTooFar(refusal, t, names);
    case 'no-coach-left':
      return t('illegal.no-coach-left');
    case 'discard-count':
      return t('illegal.discard-count', { n: refusal.needed, asked: refusal.asked });
    case 'token-missing':
      return t(
        'illegal.token-missing',
        names.params({ official: refusal.official, held: refusal.held }, 'official'),
      );
    case 'token-repeated':
      return t('illegal.token-repeated', names.params({ official: refusal.official }, 'official'));
    case 'hand-in-count':
      return handInCount(refusal, t);
    case 'reward':
      return reward(refusal, t);
    case 'no-road-south':
      return noRoadSouth(refusal, t, names);
    case 'carriage-in-rome':
      return t('illegal.carriage-in-rome', {
        n: refusal.due.length,
        ...names.params({ carriage: refusal.carriage, due: refusal.due }, 'carriage'),
      });
    case 'wrong-carriage':
      return t('illegal.wrong-carriage', {
        n: refusal.due.length,
        ...names.params({ carriage: refusal.carriage, due: refusal.due }, 'carriage'),
      });
    case 'seating':
      // The highest first.
      return t('illegal.seating', {
        missing: names.list(refusal.missing.toReversed().map((rank) => t(`rank.${rank}`))),
      });
  }
}
