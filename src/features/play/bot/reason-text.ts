/**
 * Why an automatic player acts as it does, or why a hint advises it: one sentence about the position,
 * addressed to nobody. A code without a case here does not compile.
 *
 * The owner of the hand hears what the reason knows about it. Others must not learn from a “why”
 * what they could not see: for them codes that tell of hidden cards or clergy share a wider sentence.
 */
import type { Reason } from '../../../ai/reasons.ts';
import type { Names } from '../../../i18n/names.ts';
import type { Translate } from '../../../i18n/t.ts';
import { capitalised, seatName, tileName } from '../../../table/words/narration-context.ts';

/** Who reads it: the one whose hand it is (a hint, a game that is over), or anybody else. */
export type Reader = 'owner' | 'other';

export function reasonSentence(reason: Reason, reader: Reader, t: Translate, names: Names): string {
  const isOwner = reader === 'owner';
  switch (reason.code) {
    case 'only-choice':
    case 'bailiff-nothing-fits':
    case 'too-short':
    case 'close-last-turn':
    case 'hand-in-point':
    case 'hand-in-card':
    case 'keep-tokens':
      return t(`why.plain.${reason.code}`);
    case 'fits-end':
    case 'fits-both-ends':
    case 'least-useless':
    case 'postmaster-more-cards':
      return t(`why.card.${reason.code}`, names.params({ city: reason.city }));
    case 'house-wanted':
    case 'hand-in-house':
      return t(`why.house.${reason.code}`, { inCity: t(`city.${reason.city}.in`) });
    case 'links-hand':
      return isOwner
        ? t('why.links-hand.own', names.params({ city: reason.city, to: reason.to }))
        : t('why.links-hand', names.params({ city: reason.city }));
    case 'pile-hope':
      return isOwner && reason.fitting > 0
        ? t('why.pile-hope.own', { n: reason.fitting })
        : t('why.pile-hope');
    case 'start-here':
      return isOwner && reason.linked > 0
        ? t('why.start-here.own', { n: reason.linked, ...names.params({ city: reason.city }) })
        : t('why.start-here', names.params({ city: reason.city }));
    case 'extend':
    case 'keeps-open':
      return longer(reason, isOwner, t);
    case 'restart-stuck':
    case 'restart-better':
      return isOwner
        ? t(`why.own.${reason.code}`, { n: reason.lost, ...names.params({ city: reason.city }) })
        : t('why.restart', names.params({ city: reason.city }));
    case 'coachman-second-card':
      return isOwner
        ? t('why.coachman-second-card.own', names.params({ city: reason.city }))
        : t('why.coachman-second-card');
    case 'wait-longer':
      return t('why.wait-longer', { length: t('count.cities', { n: reason.length }) });
    case 'close-coach':
      return t(reason.wainwright ? 'why.close-coach.wainwright' : 'why.close-coach', { coach: reason.coach });
    case 'close-tile':
      return t('why.close-tile', {
        tile: tileName(reason.stack, t, names),
        points: t('count.points', { n: reason.value }),
      });
    case 'close-houses':
      return reason.houses > 0 ? t('why.close-houses', { n: reason.houses }) : t('why.close-houses.none');
    case 'close-now-risk':
      return t('why.close-now-risk', { seat: capitalised(seatName(reason.seat, t)) });
    case 'close-ends-game':
      return reason.ahead > 0
        ? t('why.close-ends-game.ahead', { points: t('count.points', { n: reason.ahead }) })
        : t('why.close-ends-game');
    case 'coach-next':
      return t('why.coach-next', { coach: reason.coach, points: t('count.points', { n: reason.points }) });
    case 'coach-not-yet':
      return t('why.coach-not-yet', { coach: reason.coach });
    case 'keep-linked':
      return isOwner ? t('why.keep-linked.own', names.params({ kept: reason.kept })) : t('why.keep-linked');
    case 'hand-in-least':
      return t('why.hand-in-least', names.params({ official: reason.official }, 'official'));
    case 'seat-late-high':
      return isOwner
        ? t('why.seat-late-high.own', names.params({ carriage: reason.carriage }, 'carriage'))
        : t('why.seat-late-high');
    case 'carriage-arrives':
    case 'carriage-moves':
      return t(`why.carriage.${reason.code}`, names.params({ carriage: reason.carriage }, 'carriage'));
  }
}

/** Whether another card of the hand fits afterwards is told only to the owner of the hand. */
function longer(
  reason: Extract<Reason, { readonly code: 'extend' | 'keeps-open' }>,
  isOwner: boolean,
  t: Translate,
): string {
  const length = t('count.cities', { n: reason.length });
  if (!isOwner) return t('why.extend', { length });
  if (reason.code === 'extend') return t('why.extend.own', { length });
  return reason.roads > 0
    ? t('why.keeps-open.own', { n: reason.roads, length })
    : t('why.extend', { length });
}
