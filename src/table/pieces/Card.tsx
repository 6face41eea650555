/** A city card: name, province by colour, lines and letters, and a miniature of where the city lies. */
import { provinceOf, type CityId } from '../../engine/index.ts';
import { FRAME, PLACES } from '../../board/map/layout.ts';
import { RedrawOn } from '../../board/RedrawOn.tsx';
import { COAST_ID, sheetHatchingId } from '../../board/map/sheet.tsx';
import { isLong } from './long-name.ts';
import type { TableWords } from './types.ts';

interface Props {
  readonly city: CityId;
  readonly words: TableWords;
  /** Without one the card is only looked at. */
  readonly onPress?: (() => void) | undefined;
  readonly isRaised?: boolean;
  readonly isChosen?: boolean;
  /** What can be done with it, for those who do not see that it is raised. */
  readonly note?: string | undefined;
  /** In a row of many, the name is enough. */
  readonly isSmall?: boolean;
}

export function Card({ city, words, onPress, isRaised, isChosen, note, isSmall }: Props) {
  const province = provinceOf(city);
  const name = words.city(city);
  const className = [
    'card',
    `province-${province}`,
    isSmall && 'is-small',
    isLong(name) && 'is-long',
    isRaised && 'is-raised',
    isChosen && 'is-chosen',
  ]
    .filter(Boolean)
    .join(' ');
  const face = (
    <RedrawOn
      values={[city, words, note, isSmall]}
      draw={() => (
        <>
          <Lines city={city} />
          {!isSmall && <Miniature city={city} />}
          <span class="card-code" aria-hidden="true">
            {words.provinceCode(province)}
          </span>
          {/* One phrase for screen readers: after a name laid out on its own, a comma would be apart. */}
          <span class="card-name" aria-hidden="true">
            {name}
          </span>
          <span class="visually-hidden">
            {[name, words.province(province), note].filter(Boolean).join(', ')}
          </span>
        </>
      )}
    />
  );
  return onPress ? (
    <button type="button" class={className} aria-pressed={isChosen} onClick={onPress}>
      {face}
    </button>
  ) : (
    <span class={className}>{face}</span>
  );
}

const Miniature = ({ city }: { readonly city: CityId }) => (
  <svg
    class="card-map"
    viewBox={`${FRAME.x} ${FRAME.y} ${FRAME.width} ${FRAME.height}`}
    preserveAspectRatio="xMidYMid meet"
    aria-hidden="true"
  >
    <use href={`#${COAST_ID}`} class="card-coast" />
    <circle class="card-spot" cx={PLACES[city].x} cy={PLACES[city].y} r={30} />
  </svg>
);

/** The province's lines, as a strip at the edge of the card. */
const Lines = ({ city }: { readonly city: CityId }) => (
  <svg class="card-lines" aria-hidden="true">
    <rect width="100%" height="100%" fill={`url(#${sheetHatchingId(provinceOf(city))})`} />
  </svg>
);
