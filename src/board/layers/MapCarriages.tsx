/** The carriages on the map, under the names of the towns, so that those stay readable. */
import { GROUPS, type GroupId, type TownId } from '../../engine/index.ts';
import { TOWN_RADIUS } from '../map/geometry.ts';
import { ROME_PLACES } from '../rome/rome-layout.ts';
import type { RomeView, RomeWords } from '../rome/types-rome.ts';
import { CARRIAGE_SHAPE, CARRIAGE_WHEELS, groupClass } from './Carriage.tsx';

interface Props {
  readonly view: RomeView;
  readonly words: Pick<RomeWords, 'carriageCode'>;
}

export const MapCarriages = ({ view, words }: Props) => (
  <g class="map-carriages" aria-hidden="true">
    {GROUPS.map((group) => {
      const town = view.carriages[group];
      const { x, y } = ROME_PLACES[town];
      return (
        <g key={group} transform={`translate(${x},${y})`} data-town={town}>
          <g class="city-body">
            <g
              class={classOf(group, view)}
              data-carriage={group}
              transform={`translate(${placeOf(group, view)})`}
            >
              <path class="carriage-body" d={CARRIAGE_SHAPE} />
              <path class="carriage-wheels" d={CARRIAGE_WHEELS} />
              <text class="carriage-code" y={0.4}>
                {words.carriageCode(group)}
              </text>
            </g>
          </g>
        </g>
      );
    })}
  </g>
);

const classOf = (group: GroupId, { movable, chosen }: RomeView): string =>
  [
    'map-carriage',
    groupClass(group),
    movable?.includes(group) && 'is-movable',
    chosen?.includes(group) && 'is-chosen',
  ]
    .filter(Boolean)
    .join(' ');

const IN_A_ROW = 3;

/** Side by side on the side of the sign that the plate leaves free, in Rome in two rows. */
function placeOf(group: GroupId, { carriages }: RomeView): string {
  const town: TownId = carriages[group];
  const here = GROUPS.filter((other) => carriages[other] === town);
  const i = here.indexOf(group);
  const row = Math.floor(i / IN_A_ROW);
  const inRow = Math.min(IN_A_ROW, here.length - row * IN_A_ROW);
  const x = ((i % IN_A_ROW) - (inRow - 1) / 2) * 23;
  const isBelow = ROME_PLACES[town].label.startsWith('n');
  return `${x},${(isBelow ? 1 : -1) * (TOWN_RADIUS + 6.5 + row * 15)}`;
}
