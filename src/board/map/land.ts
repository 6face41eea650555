/**
 * From sites to land: Voronoi cells merged by province, with edges softened once and shared by
 * both neighbours, so that no gap opens where three provinces meet.
 */
import { Delaunay } from 'd3-delaunay';
import { curveBasis, curveBasisClosed, line } from 'd3-shape';
import { CITY_IDS, provinceOf, type CityId, type ProvinceId } from '../../engine/index.ts';
import { FRAME, PLACES } from './layout.ts';
import { HELPERS, LAKE, OUTSIDE, PEAKS, RIVERS } from './terrain.ts';

type Point = readonly [number, number];

export interface Land {
  /** The filled shape of each province. */
  readonly provinces: Readonly<Record<ProvinceId, string>>;
  /** The outer edge of the drawn country. */
  readonly coast: string;
  /** The area of the map that belongs to a tap on the city. */
  readonly cells: Readonly<Record<CityId, string>>;
  readonly rivers: string;
  readonly lake: string;
  readonly peaks: string;
}

const MARGIN = 60;
const BOUNDS: [number, number, number, number] = [
  FRAME.x - MARGIN,
  FRAME.y - MARGIN,
  FRAME.x + FRAME.width + MARGIN,
  FRAME.y + FRAME.height + MARGIN,
];

/** D3's types require mutable pairs. */
const voronoiOf = (points: readonly Point[]) =>
  Delaunay.from(points.map(([x, y]): [number, number] => [x, y])).voronoi(BOUNDS);

const round = (value: number): number => Math.round(value * 10) / 10;
const keyOf = ([x, y]: Point): string => `${round(x)},${round(y)}`;
const polygon = (points: readonly Point[]): string => `M${points.map(keyOf).join('L')}Z`;

/** A small repeatable shift for a point, so that straight cell edges become drawn lines. */
function wobble([x, y]: Point, size: number): Point {
  const noise = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  const turn = (noise - Math.floor(noise)) * Math.PI * 2;
  return [x + Math.cos(turn) * size, y + Math.sin(turn) * size];
}

/**
 * A row of points as one soft line: it starts and ends exactly there and rounds every corner in
 * between. Read backwards it is the same line, so two provinces can share it.
 */
function soft(points: readonly Point[]): string {
  let d = '';
  for (let i = 1; i < points.length - 1; i++) {
    const [x, y] = points[i]!;
    const [nx, ny] = points[i + 1]!;
    const isLast = i === points.length - 2;
    d += `Q${keyOf([x, y])},${keyOf(isLast ? [nx, ny] : [(x + nx) / 2, (y + ny) / 2])}`;
  }
  return d || `L${keyOf(points[points.length - 1]!)}`;
}

const drawnEdge = (a: Point, b: Point): readonly Point[] => {
  const length = Math.hypot(a[0] - b[0], a[1] - b[1]);
  const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  return length < 14 ? [a, b] : [a, wobble(middle, length * 0.09), b];
};

interface Arc {
  readonly points: readonly Point[];
  readonly sides: readonly [ProvinceId | null, ProvinceId | null];
}

/** The borders of the land, cut where three areas meet. */
function arcsOf(
  cells: readonly (readonly Point[])[],
  owners: readonly (ProvinceId | null)[],
): readonly Arc[] {
  interface Edge {
    readonly a: Point;
    readonly b: Point;
    readonly sides: Set<ProvinceId | null>;
  }
  const edges = new Map<string, Edge>();
  cells.forEach((ring, index) => {
    for (let i = 0; i < ring.length - 1; i++) {
      const [a, b] = [ring[i]!, ring[i + 1]!];
      if (keyOf(a) === keyOf(b)) continue;
      const key = [keyOf(a), keyOf(b)].toSorted().join(' ');
      const edge = edges.get(key);
      if (edge) edge.sides.add(owners[index]!);
      else edges.set(key, { a, b, sides: new Set([owners[index]!]) });
    }
  });
  const borders = [...edges.values()].filter((edge) => edge.sides.size === 2);
  const at = new Map<string, Edge[]>();
  for (const edge of borders) {
    for (const point of [edge.a, edge.b]) at.set(keyOf(point), [...(at.get(keyOf(point)) ?? []), edge]);
  }
  const isNode = (point: Point): boolean => at.get(keyOf(point))!.length !== 2;
  const used = new Set<Edge>();
  const walk = (start: Point, first: Edge): Arc => {
    const points: Point[] = [start];
    let edge: Edge | undefined = first;
    while (edge) {
      used.add(edge);
      const from: Point = points[points.length - 1]!;
      const to: Point = keyOf(edge.a) === keyOf(from) ? edge.b : edge.a;
      points.push(...drawnEdge(from, to).slice(1));
      edge = isNode(to) ? undefined : at.get(keyOf(to))!.find((next) => !used.has(next));
    }
    const [one, two] = [...first.sides];
    return { points, sides: [one!, two!] };
  };
  const arcs: Arc[] = [];
  // Arcs that end at a meeting point first; what is left over are closed rings.
  for (const edge of borders) {
    for (const point of [edge.a, edge.b]) {
      if (isNode(point) && !used.has(edge)) arcs.push(walk(point, edge));
    }
  }
  for (const edge of borders) if (!used.has(edge)) arcs.push(walk(edge.a, edge));
  return arcs;
}

/** The outline of one province, chained from its arcs. */
function outline(arcs: readonly Arc[]): string {
  const open = arcs.map((arc) => arc.points);
  let d = '';
  while (open.length > 0) {
    const first = open.pop()!;
    const start = keyOf(first[0]!);
    let end = keyOf(first[first.length - 1]!);
    d += `M${start}${soft(first)}`;
    while (end !== start) {
      const index = open.findIndex((arc) => keyOf(arc[0]!) === end || keyOf(arc[arc.length - 1]!) === end);
      if (index < 0) throw new Error(`a border of the land does not close at ${end}`);
      const found = open.splice(index, 1)[0]!;
      const next = keyOf(found[0]!) === end ? found : found.toReversed();
      d += soft(next);
      end = keyOf(next[next.length - 1]!);
    }
    d += 'Z';
  }
  return d;
}

const smooth = line<Point>().curve(curveBasis).digits(1);
const smoothClosed = line<Point>().curve(curveBasisClosed).digits(1);

export function drawLand(): Land {
  const sites: { readonly at: Point; readonly province: ProvinceId | null }[] = [
    ...CITY_IDS.map((id) => ({ at: [PLACES[id].x, PLACES[id].y] as const, province: provinceOf(id) })),
    ...HELPERS,
    ...OUTSIDE.map((at) => ({ at, province: null })),
  ];
  const voronoi = voronoiOf(sites.map((site) => site.at));
  const cells = sites.map((_, i) => voronoi.cellPolygon(i) as readonly Point[]);
  const arcs = arcsOf(
    cells,
    sites.map((site) => site.province),
  );
  const provinces = {} as Record<ProvinceId, string>;
  for (const id of new Set(CITY_IDS.map(provinceOf))) {
    provinces[id] = outline(arcs.filter((arc) => arc.sides.includes(id)));
  }

  // Tap areas know only cities and the edge of the land: helper points must not eat into them.
  const tapSites = [...CITY_IDS.map((id) => [PLACES[id].x, PLACES[id].y] as const), ...OUTSIDE];
  const taps = voronoiOf(tapSites);
  const tapCells = {} as Record<CityId, string>;
  CITY_IDS.forEach(
    (id, i) => (tapCells[id] = polygon((taps.cellPolygon(i) as readonly Point[]).slice(0, -1))),
  );

  return {
    provinces,
    coast: arcs
      .filter((arc) => arc.sides.includes(null))
      .map((arc) => `M${keyOf(arc.points[0]!)}${soft(arc.points)}`)
      .join(''),
    cells: tapCells,
    rivers: RIVERS.map((river) => smooth([...river])!).join(''),
    lake: smoothClosed([...LAKE])!,
    // A slope, a ridge and its shadow.
    peaks: PEAKS.map(
      ([x, y]) => `M${x - 6},${y}L${x},${y - 9}L${x + 6},${y}M${x},${y - 9}L${x + 1},${y - 3}L${x + 3},${y}`,
    ).join(''),
  };
}
