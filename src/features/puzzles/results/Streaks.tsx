/** Days in a row, and the longest row there was. */
import type { Day } from '../../../text/day.ts';
import type { Results } from '../../../storage/results/result.ts';
import { streakOf } from './streak.ts';
import type { Translate } from '../../../i18n/t.ts';

interface Props {
  readonly results: Results;
  readonly today: Day;
  readonly t: Translate;
}

export function Streaks({ results, today, t }: Props) {
  const { current, longest, hasToday } = streakOf(results, today);
  if (longest === 0) return <p class="lead">{t('stats.streak.none')}</p>;
  return (
    <p class="lead">
      {current > 0 ? t('stats.streak', { n: current }) : t('stats.streak.over')}{' '}
      {current > 0 && !hasToday && t('stats.streak.today')}{' '}
      {longest > current && t('stats.streak.longest', { n: longest })}
    </p>
  );
}
