/**
 * Points over turns as a chart: one line per player, told apart by its dashes and by the shape of the
 * player's houses. It is a slider: a tap, a drag or an arrow key leads to a turn. A table has the same data.
 */
import { useRef } from 'preact/hooks';
import { HOUSE_SHAPES } from '../../board/layers/Houses.tsx';
import type { SeatLook } from '../../board/types.ts';
import type { ScoreTimeline } from '../model/timeline/score-timeline.ts';
import { signed, turnName } from '../words/moment-words.ts';
import { capitalised, seatName } from '../words/narration-context.ts';
import type { Translate } from '../../i18n/t.ts';
import { SeatSign } from '../pieces/Seats.tsx';
import { chartOf } from './points-chart.ts';
import { useWidth } from '../../controls/use-width.ts';

interface Props {
  readonly course: ScoreTimeline;
  readonly looks: readonly SeatLook[];
  /** How many turns precede the moment that is shown. */
  readonly turns: number;
  readonly onTurns: (turns: number) => void;
  /** Turns that decided the game: marked below the lines. */
  readonly marked: readonly number[];
  readonly t: Translate;
}

export function PointsChart(props: Props) {
  const { course, looks, turns, t } = props;
  const name = (player: number): string => capitalised(seatName(player, t));
  return (
    <figure class="points-chart">
      <figcaption>{t('end.chart.heading')}</figcaption>
      <ul class="chart-key">
        {looks.map((look, player) => (
          <li key={look} class={`seat-${look}`}>
            <svg class="key-line" viewBox="0 0 34 12" aria-hidden="true">
              <path class={`points-line look-${look}`} d="M0,6H34" />
            </svg>
            <SeatSign seat={look} />
            {name(player)}
          </li>
        ))}
      </ul>
      <Drawing {...props} />
      <p class="chart-now">{sayAt(course, turns, t)}</p>
      <details class="fold">
        <summary>{t('board.table')}</summary>
        <div class="points-scroll">
          <PointsTable {...props} />
        </div>
      </details>
    </figure>
  );
}

/** Which turn it is, and how many points everybody has then. */
function sayAt({ start, turns: all }: ScoreTimeline, turns: number, t: Translate): string {
  const points = all[turns - 1]?.points ?? start;
  const each = points.map((n, player) => `${seatName(player, t)} ${signed(n)}`).join(', ');
  const when = turns === 0 ? t('end.chart.start') : turnName(all[turns - 1]!, t);
  return t('end.chart.at', { when, points: each });
}

function Drawing({ course, looks, turns, onTurns, marked, t }: Props) {
  const svg = useRef<SVGSVGElement>(null);
  const width = useWidth(svg);
  const chart = chartOf(course, width);
  const most = course.turns.length;
  const at = (event: PointerEvent): number =>
    chart.turnsAt(event.clientX - svg.current!.getBoundingClientRect().left);
  const players = course.start.length;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to = {
      ArrowLeft: turns - 1,
      ArrowDown: turns - 1,
      ArrowRight: turns + 1,
      ArrowUp: turns + 1,
      PageDown: turns - players,
      PageUp: turns + players,
      Home: 0,
      End: most,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onTurns(Math.max(0, Math.min(most, to)));
  };
  const { left, right, top, bottom } = chart;
  return (
    <svg
      ref={svg}
      class="chart-drawing"
      viewBox={`0 0 ${chart.width} ${chart.height}`}
      role="slider"
      tabindex={0}
      aria-label={t('end.chart.label')}
      aria-valuemin={0}
      aria-valuemax={most}
      aria-valuenow={turns}
      aria-valuetext={sayAt(course, turns, t)}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        svg.current!.setPointerCapture(event.pointerId);
        onTurns(at(event));
      }}
      onPointerMove={(event) => {
        if (svg.current!.hasPointerCapture(event.pointerId)) onTurns(at(event));
      }}
    >
      {chart.rules.map(({ y, points }) => (
        <g key={points} class={points === 0 ? 'chart-rule is-zero' : 'chart-rule'}>
          <path d={`M${left},${y}H${right}`} />
          <text x={left - 6} y={y}>
            {signed(points)}
          </text>
        </g>
      ))}
      <text class="chart-axis" x={0} y={bottom + 18}>
        {t('end.chart.round')}
      </text>
      {chart.rounds.map(({ x, round }) => (
        <g key={round} class="chart-round">
          <path d={`M${x},${bottom}v5`} />
          <text x={x} y={bottom + 18}>
            {round}
          </text>
        </g>
      ))}
      {course.lastRound && (
        <path class="chart-last" d={`M${chart.x(course.lastRound.turn + 1)},${top}V${bottom}`} />
      )}
      {marked.map((turn) => (
        <path key={turn} class="chart-moment" d={`M${chart.x(turn + 1)},${bottom - 8}l4.5,8h-9Z`} />
      ))}
      <path class="chart-cursor" d={`M${chart.x(turns)},${top - 6}V${bottom + 6}`} />
      {chart.lines.map(({ player, path, marks, label }) => {
        const look = looks[player]!;
        return (
          <g key={player} class={`seat-${look}`}>
            <path class={`points-line look-${look}`} d={path} />
            {marks.map(({ x, y }) => (
              <path key={x} class="house" transform={`translate(${x},${y})`} d={HOUSE_SHAPES[look]} />
            ))}
            <path
              class="house"
              transform={`translate(${right + 12},${label.y})scale(1.3)`}
              d={HOUSE_SHAPES[look]}
            />
            <text class="chart-label" x={right + 22} y={label.y}>
              {signed(label.points)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function PointsTable({ course, looks, turns, onTurns, t }: Props) {
  return (
    <table class="points-table">
      <thead>
        <tr>
          <th scope="col">{t('end.chart.turn')}</th>
          {looks.map((look, player) => (
            <th key={look} scope="col">
              <SeatSign seat={look} />
              <span class="seat-name">{capitalised(seatName(player, t))}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {course.turns.map((turn, i) => (
          <tr key={turn.from} aria-current={turns === i + 1 ? 'true' : undefined}>
            <th scope="row">
              <button type="button" class="link" onClick={() => onTurns(i + 1)}>
                {turnName(turn, t)}
              </button>
            </th>
            {turn.points.map((points, player) => (
              <td key={player}>{signed(points)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
