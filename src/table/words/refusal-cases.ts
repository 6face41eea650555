/** Refusals whose facts decide which of several sentences is said. */
import { provinceOf, TOWNS, type Facts } from '../../engine/index.ts';
import type { Names } from '../../i18n/names.ts';
import type { Translate } from '../../i18n/t.ts';
import { fitSentence } from './refusal-fit.ts';
import { quoteUntrusted } from '../../text/quote-untrusted.ts';

/** When it could be done, and what is expected now. */
export function wrongStep({ step, type, official }: Facts['wrong-step'], t: Translate): string {
  if (step === 'over') return t('illegal.game-over');
  const rule = type === 'call' ? t(`illegal.wrong-step.call.${official}`) : t(`illegal.wrong-step.${type}`);
  return `${rule} ${t(`illegal.wrong-step.now.${step}`)}`;
}

/** Slots are counted from 0 by programs and from 1 by people. */
export function slotEmpty({ slot, slots }: Facts['slot-empty'], t: Translate, names: Names): string {
  const place = slot + 1;
  const places = names.list(slots.map((filled) => String(filled + 1)));
  return slots.length === 0
    ? t('illegal.slot-empty.none', { place })
    : t('illegal.slot-empty.some', { n: slots.length, place, places });
}

export function officialUsed({ official, used }: Facts['official-used'], t: Translate, names: Names): string {
  return official === used
    ? t('illegal.official-used.same', names.params({ used }, 'official'))
    : t('illegal.official-used.other', names.params({ official, used }, 'official'));
}

export function postmasterForced(
  { official }: Facts['postmaster-forced'],
  t: Translate,
  names: Names,
): string {
  return official === 'postmaster'
    ? t('illegal.postmaster-forced.same')
    : t('illegal.postmaster-forced.other', names.params({ official }, 'official'));
}

export function notInHand({ city, hand }: Facts['not-in-hand'], t: Translate, names: Names): string {
  if (hand.length === 0) return t('illegal.not-in-hand.empty', names.params({ city }));
  return t(
    hand.includes(city) ? 'illegal.not-in-hand.too-often' : 'illegal.not-in-hand.absent',
    names.params({ city, hand }),
  );
}

export function noRoad(refusal: Facts['no-road'], t: Translate, names: Names): string {
  const { city, ends, other } = refusal;
  return other === null
    ? fitSentence({ ok: false, code: 'no-road', ...refusal }, t, names)
    : t(`illegal.no-road.fits-${other.end}`, names.params({ city, end: ends[0]!, other: other.city }));
}

export function mustFit({ city, fits }: Facts['must-fit'], t: Translate, names: Names): string {
  return fits.length === 0
    ? t('illegal.must-fit.none', names.params({ city }))
    : t('illegal.must-fit.some', { n: fits.length, ...names.params({ city, fits }) });
}

export function housesLeft({ left, asked }: Facts['houses-left'], t: Translate): string {
  return left === 0
    ? t('illegal.houses-left.none')
    : t('illegal.houses-left.some', { n: left, asked: t('count.cities', { n: asked }) });
}

export function mustPlace(
  { way, asked, needed, open }: Facts['must-place'],
  t: Translate,
  names: Names,
): string {
  const n = needed - asked;
  if (way === 'each-province') return t('illegal.must-place.each-province', { n, ...names.params({ open }) });
  // Without a single house no province has been chosen yet.
  if (asked === 0) return t('illegal.must-place.any', names.params({ open }));
  const inProvince = t(`province.${provinceOf(open[0]!)}.in`);
  return t('illegal.must-place.one-province', { n, inProvince, ...names.params({ open }) });
}

export function coachTooFar(
  { coach, missing, wainwrightHelps, used }: Facts['coach-too-far'],
  t: Translate,
  names: Names,
): string {
  const facts = { n: missing, coach };
  if (!wainwrightHelps) return t('illegal.coach-too-far.far', facts);
  return used === null
    ? t('illegal.coach-too-far.near', facts)
    : t('illegal.coach-too-far.used', { ...facts, ...names.params({ used }, 'official') });
}

export const handInCount = ({ asked }: Facts['hand-in-count'], t: Translate): string =>
  asked === 0 ? t('illegal.hand-in-count.none') : t('illegal.hand-in-count.many', { n: asked });

/** The reward asked for is not earned; the sentence adds what so many tokens do earn. */
export function reward({ reward: wish, needed, asked }: Facts['reward'], t: Translate): string {
  const earned = ([1, 2, 3, 4] as const).find((tokens) => tokens === asked);
  const refused = t(`illegal.reward.${wish}`, { needed, asked });
  return earned ? `${refused} ${t(`illegal.reward.for.${earned}`)}` : refused;
}

export function noRoadSouth(
  { carriage, from, to, roads }: Facts['no-road-south'],
  t: Translate,
  names: Names,
): string {
  const town = TOWNS.find(({ id }) => id === to)?.id;
  const refused = town
    ? t('illegal.no-road-south.town', names.params({ from, to: town }, 'town'))
    : t('illegal.no-road-south.unknown', { to: quoteUntrusted(to) });
  const open = t('illegal.no-road-south.roads', {
    n: roads.length,
    ...names.params({ carriage }, 'carriage'),
    ...names.params({ roads }, 'town'),
  });
  return `${refused} ${open}`;
}
