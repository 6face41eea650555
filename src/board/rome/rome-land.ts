/** From hand-set points to the land on the way to Rome: seas, waters, mountains, and tap areas of towns. */
import { Delaunay } from 'd3-delaunay';
import { curveBasis, curveBasisClosed, curveCatmullRom, line } from 'd3-shape';
import { TOWNS, type TownId } from '../../engine/index.ts';
import { ROME_FRAME, ROME_PLACES } from './rome-layout.ts';
import { EAST_COAST, ROME_LAKES, ROME_PEAKS, ROME_RIVERS, WEST_COAST } from './rome-terrain.ts';

type Point = readonly [number, number];

export interface RomeLand {
  readonly coast: string;
  /** The seas with the edges of the picture. */
  readonly sea: string;
  readonly rivers: string;
  readonly lakes: string;
  readonly peaks: string;
  /** The area of the map that belongs to a tap on the town. */
  readonly cells: Readonly<Record<TownId, string>>;
}

const shore = line<Point>().curve(curveCatmullRom).digits(1);
const river = line<Point>().curve(curveBasis).digits(1);
const lake = line<Point>().curve(curveBasisClosed).digits(1);

export function drawRome(): RomeLand {
  const { width, height } = ROME_FRAME;
  const west = shore([...WEST_COAST])!;
  const east = shore([...EAST_COAST])!;
  const ids = TOWNS.map(({ id }) => id);
  const voronoi = Delaunay.from(
    ids.map((id): [number, number] => [ROME_PLACES[id].x, ROME_PLACES[id].y]),
  ).voronoi([0, 0, width, height]);
  return {
    coast: west + east,
    sea: `${west}V${height + 40}H-40V${WEST_COAST[0]![1]}Z${east}H${width + 60}V${EAST_COAST[0]![1]}Z`,
    rivers: ROME_RIVERS.map((points) => river([...points])!).join(''),
    lakes: ROME_LAKES.map((points) => lake([...points])!).join(''),
    peaks: ROME_PEAKS.map(
      ([x, y]) => `M${x - 6},${y}L${x},${y - 9}L${x + 6},${y}M${x},${y - 9}L${x + 1},${y - 3}L${x + 3},${y}`,
    ).join(''),
    cells: Object.fromEntries(
      ids.map((id, i) => [id, `M${voronoi.cellPolygon(i).slice(0, -1).map(written).join('L')}Z`]),
    ) as Record<TownId, string>,
  };
}

const written = ([x, y]: readonly number[]): string =>
  `${Math.round(x! * 10) / 10},${Math.round(y! * 10) / 10}`;
