/**
 * Engravers showed the colours of a coat of arms by the direction of their lines. The provinces do
 * the same, so that they can be told apart in black and white.
 */
import { PROVINCES, type ProvinceId } from '../../engine/index.ts';

interface Hatching {
  /** Side of the repeated square, in map units. */
  readonly size: number;
  readonly d: string;
  readonly turn?: number;
}

const LINE = (size: number): string => `M0,${size / 2}H${size}`;

const HATCHINGS: Readonly<Record<ProvinceId, Hatching>> = {
  // Purple: lines from upper right to lower left.
  baden: { size: 5, d: LINE(5), turn: -45 },
  // Green: lines from upper left to lower right; Hohenzollern's are double.
  wuerttemberg: { size: 7, d: LINE(7), turn: 45 },
  hohenzollern: { size: 7, d: 'M0,2.5H7M0,4.5H7', turn: 45 },
  // Blue: level lines; Tyrol's are close.
  schweiz: { size: 7, d: LINE(7) },
  tyrol: { size: 4, d: LINE(4) },
  // Orange: level lines crossed by slanting ones.
  boehmen: { size: 8, d: 'M0,4H8M0,8L8,0' },
  // Red: upright lines.
  salzburg: { size: 5, d: LINE(5), turn: 90 },
  // Silver: left plain, here with a sparse dot so that it is not mistaken for no land.
  baiern: { size: 11, d: 'M5,5.5h1' },
  // Black: level and upright lines.
  polen: { size: 5, d: 'M0,2.5H5M2.5,0V5' },
};

export const hatchingId = (boardId: string, province: ProvinceId): string =>
  `${boardId}-hatching-${province}`;

export const Hatchings = ({ boardId }: { readonly boardId: string }) => (
  <defs>
    {PROVINCES.map(({ id }) => {
      const { size, d, turn } = HATCHINGS[id];
      return (
        <pattern
          key={id}
          id={hatchingId(boardId, id)}
          class={`province-${id}`}
          width={size}
          height={size}
          patternUnits="userSpaceOnUse"
          patternTransform={turn ? `rotate(${turn})` : undefined}
        >
          <path class="hatching" d={d} />
        </pattern>
      );
    })}
  </defs>
);
