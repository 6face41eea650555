/** Refusals of positions for which there are several sentences: the facts decide which is used. */
import { GROUPS, TOWNS, type Impossible } from '../../../engine/index.ts';
import type { Names } from '../../../i18n/names.ts';
import type { Translate } from '../../../i18n/t.ts';
import type { Who } from '../../../table/words/player-name.ts';
import { quoteUntrusted } from '../../../text/quote-untrusted.ts';

type Problem<C extends Impossible['code']> = Extract<Impossible, { readonly code: C }>;

export function brokenRoute(
  { player, twice, gap }: Problem<'broken-route'>,
  t: Translate,
  names: Names,
  who: Who,
): string {
  if (twice !== null) {
    return t('impossible.broken-route.twice', { player: who(player), ...names.params({ city: twice }) });
  }
  const [from, to] = gap;
  return t('impossible.broken-route.gap', { player: who(player), ...names.params({ from, to }) });
}

export function tokenCount(
  { official, total, isStackEmpty }: Problem<'token-count'>,
  t: Translate,
  names: Names,
): string {
  if (total === 0) return t('impossible.token-count.no-module', { module: t('module.officials') });
  return isStackEmpty
    ? t('impossible.token-count.empty', names.params({ official }, 'official'))
    : t('impossible.token-count.sum', { total, ...names.params({ official }, 'official') });
}

export function unknownTown(
  { carriage, town, start }: Problem<'unknown-town'>,
  t: Translate,
  names: Names,
): string {
  const group = GROUPS.find((id) => id === carriage);
  const known = TOWNS.find(({ id }) => id === town)?.id;
  if (!group || start === null) {
    return t('impossible.unknown-town.carriage', {
      carriage: quoteUntrusted(carriage),
      module: t('module.audience'),
    });
  }
  return known
    ? t('impossible.unknown-town.far', {
        ...names.params({ carriage: group }, 'carriage'),
        ...names.params({ town: known, start }, 'town'),
      })
    : t('illegal.no-road-south.unknown', { to: quoteUntrusted(town) });
}
