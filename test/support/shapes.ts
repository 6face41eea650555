/** Flat polygons out of path data made of M, L, Q and Z. */
type Point = readonly [x: number, y: number];
export type Ring = readonly Point[];

export function ringsOf(d: string): readonly Ring[] {
  const rings: Point[][] = [];
  for (const [, command, rest] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const n = rest!.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const ring = rings.at(-1);
    switch (command) {
      case 'M':
        rings.push([[n[0]!, n[1]!]]);
        break;
      case 'L':
        ring!.push([n[0]!, n[1]!]);
        break;
      case 'Q': {
        const [x, y] = ring!.at(-1)!;
        for (let i = 1; i <= 8; i++) {
          const t = i / 8;
          const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
          ring!.push([p * x + q * n[0]! + r * n[2]!, p * y + q * n[1]! + r * n[3]!]);
        }
        break;
      }
      case 'Z':
        break;
      default:
        throw new Error(`the tests cannot read ${command} in a path`);
    }
  }
  return rings;
}

const sides = (ring: Ring): readonly (readonly [Point, Point])[] =>
  ring.map((point, i) => [point, ring[(i + 1) % ring.length]!] as const);

/** The even-odd rule over all rings together. */
export const isWithin = (rings: readonly Ring[], x: number, y: number): boolean =>
  rings
    .flatMap(sides)
    .filter(([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax)
    .length %
    2 ===
  1;

/** How far a point is from the nearest side. */
export const distanceToEdge = (rings: readonly Ring[], x: number, y: number): number =>
  Math.min(
    ...rings.flatMap(sides).map(([[ax, ay], [bx, by]]) => {
      const [dx, dy] = [bx - ax, by - ay];
      const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
      return Math.hypot(ax + t * dx - x, ay + t * dy - y);
    }),
  );
