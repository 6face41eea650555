/** One town on the way to Rome around its own origin: sign, plate, and the control over it. */
import { TOWNS, type TownId } from '../../engine/index.ts';
import { FONT_SIZE, TOWN_RADIUS, townPlate } from '../map/geometry.ts';
import { ROME_PLACES } from '../rome/rome-layout.ts';
import type { RomeView, RomeWords } from '../rome/types-rome.ts';

interface Props {
  readonly town: TownId;
  readonly view: RomeView;
  readonly words: RomeWords;
  readonly isLive: boolean;
  readonly isTabStop: boolean;
}

const DOCUMENTED = new Set<TownId>(TOWNS.filter(({ documented }) => documented).map(({ id }) => id));

export const classOfTown = (town: TownId): string =>
  ['town', DOCUMENTED.has(town) || 'is-reconstructed', town === 'rome' && 'is-goal']
    .filter((part) => typeof part === 'string')
    .join(' ');

export function Town({ town, view, words, isLive, isTabStop }: Props) {
  const { x, y, label } = ROME_PLACES[town];
  const box = townPlate(label, words.town(town));
  const isTarget = view.targets?.includes(town);
  return (
    <g
      class={`${classOfTown(town)}${isTarget ? ' is-target' : ''}`}
      transform={`translate(${x},${y})`}
      data-town={town}
    >
      <g class="city-body" aria-hidden="true">
        <circle class="city-focus" r={TOWN_RADIUS + 9} />
        <circle class="city-halo" r={TOWN_RADIUS + 3.5} />
        <TownSign town={town} words={words} />
      </g>
      <g
        class="city-control"
        role={isLive ? 'button' : 'img'}
        tabindex={isLive ? (isTabStop ? 0 : -1) : undefined}
        aria-label={words.describe(town)}
      >
        {isLive && (
          <g class="city-body">
            <circle class="city-hit" r={TOWN_RADIUS + 3} />
            <rect class="city-hit" x={box.x} y={box.y} width={box.width} height={box.height} />
          </g>
        )}
      </g>
    </g>
  );
}

/** What a town always shows: its plate and its sign. */
export function TownSign({
  town,
  words,
}: {
  readonly town: TownId;
  readonly words: Pick<RomeWords, 'town'>;
}) {
  const name = words.town(town);
  const box = townPlate(ROME_PLACES[town].label, name);
  return (
    <>
      <g class="plate">
        <rect x={box.x} y={box.y} width={box.width} height={box.height} rx={2.5} />
        <text class="plate-name" x={box.x + box.width / 2} y={box.y + FONT_SIZE - 0.2}>
          {name}
        </text>
      </g>
      <circle class="town-sign" r={TOWN_RADIUS} />
      {town === 'rome' && <path class="town-cross" d="M0,-3.200V3.200M-2.200,-1H2.200" />}
    </>
  );
}
