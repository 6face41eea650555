/** The rating over days as a chart, and the same as a table. */
import { useRef } from 'preact/hooks';
import { dayWords } from '../calendar/day-words.ts';
import { SURE_ENOUGH, type RatedDay } from './rating.ts';
import type { Language } from '../../../controls/page-texts.ts';
import { useWidth } from '../../../controls/use-width.ts';
import { ratingChartOf } from './rating-chart.ts';

interface Props {
  readonly course: readonly RatedDay[];
  readonly language: Language;
}

export function RatingFigure({ course, language: { lang, t } }: Props) {
  const svg = useRef<SVGSVGElement>(null);
  const chart = ratingChartOf(course, useWidth(svg));
  const words = dayWords(lang);
  const now = course.at(-1)!.rating;
  const params = { rating: Math.round(now.rating), deviation: Math.round(now.deviation) };
  const said = t(now.deviation > SURE_ENOUGH ? 'stats.rating.guess' : 'stats.rating.now', params);
  const { left, right, bottom } = chart;
  return (
    <figure class="rating-chart">
      <figcaption>{t('stats.rating')}</figcaption>
      <p>{said}</p>
      <svg
        ref={svg}
        class="chart-drawing is-still"
        viewBox={`0 0 ${chart.width} ${chart.height}`}
        role="img"
        aria-label={t('stats.rating.label', params)}
      >
        {chart.rules.map(({ y, rating }) => (
          <g key={rating} class="chart-rule">
            <path d={`M${left},${y}H${right}`} />
            <text x={left - 6} y={y}>
              {rating}
            </text>
          </g>
        ))}
        <path class="rating-band" d={chart.band} />
        <path class="rating-line" d={chart.line} />
        <circle class="rating-last" cx={chart.last.x} cy={chart.last.y} r="4" />
        <text class="chart-label" x={chart.last.x + 8} y={chart.last.y}>
          {chart.last.rating}
        </text>
        {chart.days.map(({ x, day, anchor }) => (
          <text key={day} class={`chart-day is-${anchor}`} x={x} y={bottom + 18}>
            {words.short(day)}
          </text>
        ))}
      </svg>
      <details class="fold">
        <summary>{t('stats.table')}</summary>
        <div class="points-scroll">
          <table class="points-table">
            <thead>
              <tr>
                <th scope="col">{t('stats.day')}</th>
                <th scope="col">{t('stats.rating')}</th>
                <th scope="col">{t('stats.deviation')}</th>
              </tr>
            </thead>
            <tbody>
              {course.toReversed().map(({ day, rating: { rating, deviation } }) => (
                <tr key={day}>
                  <th scope="row">{words.long(day)}</th>
                  <td>{Math.round(rating)}</td>
                  <td>± {Math.round(deviation)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
