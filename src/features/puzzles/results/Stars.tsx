/** Partial credit as three stars. */
import type { Stars as StarCount } from '../../../storage/results/finished.ts';
import type { Translate } from '../../../i18n/t.ts';

interface Props {
  readonly stars: StarCount;
  readonly t: Translate;
}

const STAR =
  'M12,2.500L14.800,8.700L21.500,9.500L16.500,14.100L17.900,20.800L12,17.400L6.100,20.800L7.500,14.100L2.500,9.500L9.200,8.700Z';

export const Stars = ({ stars, t }: Props) => (
  <p class="stars">
    <span class="visually-hidden">{t('puzzle.stars', { stars })}</span>
    {[1, 2, 3].map((place) => (
      <svg key={place} viewBox="0 0 24 24" aria-hidden="true" class={place <= stars ? 'is-won' : undefined}>
        <path d={STAR} />
      </svg>
    ))}
  </p>
);
