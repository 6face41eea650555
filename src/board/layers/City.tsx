/**
 * One city, drawn around its own origin: the picture (sign, plate, whatever the position adds), and
 * over it the control that is focused, pressed and read aloud. The picture is silent, because the
 * control says all of it in one sentence.
 */
import { provinceOf, type CityId } from '../../engine/index.ts';
import { FONT_SIZE, freeCorners, plate, printedName, SIGN_RADIUS, type Plate } from '../map/geometry.ts';
import { PLACES } from '../map/layout.ts';
import { RedrawOn } from '../RedrawOn.tsx';
import type { BoardView, BoardWords } from '../types.ts';
import { Houses } from './Houses.tsx';

interface Props {
  readonly city: CityId;
  readonly view: BoardView;
  readonly words: BoardWords;
  /** A live city can be picked; one that is not is part of a picture. */
  readonly isLive: boolean;
  readonly isTabStop: boolean;
  /** The id of its picture on the sheet; only given until scripts run. */
  readonly sheetId?: string | undefined;
}

const MARK_PATHS = {
  good: 'M-2.6,0.2L-0.8,2.2L2.8,-2',
  bad: 'M-2.2,-2.2L2.2,2.2M2.2,-2.2L-2.2,2.2',
} as const;

export function City({ city, view, words, isLive, isTabStop, sheetId }: Props) {
  const route = view.route ?? [];
  const isEnd = route[0] === city || route[route.length - 1] === city;
  const mark = view.marks?.[city];
  const badge = view.badges?.[city];
  const seats = view.houses?.[city] ?? [];
  const planned = view.planned?.[city];
  const isSelected = view.selected?.includes(city) ?? false;
  const isPressed = isLive && view.selected ? isSelected : undefined;
  const label = sheetId ? words.brief(city) : words.describe(city);
  const classes = [
    'city',
    `province-${provinceOf(city)}`,
    route.includes(city) && 'is-on-route',
    isEnd && 'is-end',
    view.targets?.includes(city) && 'is-target',
    mark && `is-${mark}`,
    isSelected && 'is-selected',
  ].filter(Boolean);
  // Most cities look the same after a move: comparing this string spares a diff of their elements.
  const looks = [classes, seats, planned, badge, label, isPressed, isLive, isTabStop, sheetId].join('|');
  const draw = () => {
    const { x, y } = PLACES[city];
    const { short, tall } = platesOf(city, words.city(city));
    const [badgeAt, markAt] = freeCorners(city);
    const added = (
      <>
        {(seats.length > 0 || planned !== undefined) && (
          <Houses city={city} seats={seats} planned={planned} />
        )}
        {badge !== undefined && (
          <g class="badge" transform={`translate(${badgeAt})`}>
            <rect x={-4.5 - badge.length} y={-5} width={9 + 2 * badge.length} height={10} rx={5} />
            <text y={3}>{badge}</text>
          </g>
        )}
        {mark && (
          <g class="mark" transform={`translate(${markAt})`}>
            <circle r={4.6} />
            <path d={MARK_PATHS[mark]} />
          </g>
        )}
      </>
    );
    const at = { class: classes.join(' '), transform: `translate(${x},${y})`, 'data-city': city };
    // Without a class for its state a city looks as on every other board: refer to the sheet.
    if (sheetId && classes.length === 2) {
      return (
        <g {...at} role="img" aria-label={label}>
          <use href={`#${sheetId}`} />
          {(seats.length > 0 || badge !== undefined) && <g class="city-body">{added}</g>}
        </g>
      );
    }
    return (
      <g {...at}>
        <g class="city-body" aria-hidden="true">
          <circle class="city-focus" r={SIGN_RADIUS + 10} />
          <circle class="city-halo" r={SIGN_RADIUS + 3.5} />
          <Sign city={city} words={words} />
          {added}
        </g>
        <g
          class="city-control"
          role={isLive ? 'button' : 'img'}
          tabindex={isLive ? (isTabStop ? 0 : -1) : undefined}
          aria-pressed={isPressed}
          aria-label={label}
        >
          {isLive && (
            <>
              <circle class="city-body city-hit" r={SIGN_RADIUS + 1} />
              <HitArea className={tall ? 'plate-short' : ''} box={short} />
              {tall && <HitArea className="plate-tall" box={tall} />}
            </>
          )}
        </g>
      </g>
    );
  };
  return <RedrawOn values={[city, looks, words.city]} draw={draw} />;
}

/** A name that is not the printed one has a taller plate for both, where there is room. */
function platesOf(city: CityId, name: string): { readonly short: Plate; readonly tall: Plate | null } {
  const printed = printedName(city);
  return { short: plate(city, name, null), tall: name === printed ? null : plate(city, name, printed) };
}

interface SignProps {
  readonly city: CityId;
  readonly words: Pick<BoardWords, 'city' | 'provinceCode'>;
  readonly hasPrinted?: boolean;
}

/** What a city always shows: its plate and its sign. */
export function Sign({ city, words, hasPrinted = true }: SignProps) {
  const name = words.city(city);
  const { short, tall: both } = platesOf(city, name);
  const tall = hasPrinted ? both : null;
  return (
    <>
      <PlateText className={tall ? 'plate plate-short' : 'plate'} box={short} name={name} printed={null} />
      {tall && <PlateText className="plate plate-tall" box={tall} name={name} printed={printedName(city)} />}
      <circle class="city-sign" r={SIGN_RADIUS} />
      <text class="city-code" y={2.6}>
        {words.provinceCode(provinceOf(city))}
      </text>
    </>
  );
}

/**
 * The plate as part of the control, slightly enlarged so that it meets the sign: assistive tools
 * press the middle of an element. No larger than that, or it would take taps from its neighbours.
 */
const HitArea = ({ className, box }: { readonly className: string; readonly box: Plate }) => (
  <g class={className}>
    <rect
      class="city-body city-hit"
      x={box.x - 1}
      y={box.y - 1}
      width={box.width + 2}
      height={box.height + 2}
    />
  </g>
);

interface PlateProps {
  readonly className: string;
  readonly box: Plate;
  readonly name: string;
  readonly printed: string | null;
}

/** Baselines sit where the eye expects the middle of the line, not of the em box. */
const PlateText = ({ className, box, name, printed }: PlateProps) => (
  <g class={className}>
    <rect x={box.x} y={box.y} width={box.width} height={box.height} rx={2.5} />
    <text class="plate-name" x={box.x + box.width / 2} y={box.y + FONT_SIZE - 0.2}>
      {name}
    </text>
    {printed && (
      <text class="plate-printed" x={box.x + box.width / 2} y={box.y + FONT_SIZE + 7.6} lang="de">
        {printed}
      </text>
    )}
  </g>
);
