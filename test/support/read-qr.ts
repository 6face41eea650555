/**
 * Reads an undamaged QR code of up to 49 × 49 modules, as ISO/IEC 18004 lays them out. It shares nothing
 * with the library that draws them; errors are not corrected, so a wrong module is a wrong text.
 */
export type Modules = readonly (readonly boolean[])[];

type Level = 'L' | 'M' | 'Q' | 'H';
const LEVELS: readonly Level[] = ['M', 'L', 'H', 'Q'];

/** For versions 1 to 8, how many data words each block has. */
const times = (count: number, words: number): number[] => Array<number>(count).fill(words);
const BLOCKS: Readonly<Record<Level, readonly (readonly number[])[]>> = {
  L: [[19], [34], [55], [80], [108], times(2, 68), times(2, 78), times(2, 97)],
  M: [[16], [28], [44], times(2, 32), times(2, 43), times(4, 27), times(4, 31), [38, 38, 39, 39]],
  Q: [
    [13],
    [22],
    times(2, 17),
    times(2, 24),
    [15, 15, 16, 16],
    times(4, 19),
    [...times(2, 14), ...times(4, 15)],
    [...times(4, 18), ...times(2, 19)],
  ],
  H: [
    [9],
    [16],
    times(2, 13),
    times(4, 9),
    [11, 11, 12, 12],
    times(4, 15),
    [...times(4, 13), 14],
    [...times(4, 14), ...times(2, 15)],
  ],
};
const ALIGNED: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
];

const MASKS: readonly ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

const ALPHANUMERIC = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

export function readQr(modules: Modules): string {
  const size = modules.length;
  const version = (size - 17) / 4;
  const at = (x: number, y: number): number => Number(modules[y]![x]!);
  const format = [
    ...[14, 13, 12, 11, 10, 9].map((bit) => at(14 - bit, 8) << bit),
    (at(7, 8) << 8) | (at(8, 8) << 7) | (at(8, 7) << 6),
    ...[5, 4, 3, 2, 1, 0].map((bit) => at(8, bit) << bit),
  ].reduce((all, bit) => all | bit, 0);
  const plain = (format ^ 0x5412) >> 10;
  const blocks = BLOCKS[LEVELS[plain >> 3]!][version - 1]!;
  const mask = MASKS[plain & 7]!;

  const bits: number[] = [];
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - i : i;
      for (const x of [right, right - 1]) {
        if (!isFixed(x, y, size, version)) bits.push(at(x, y) ^ Number(mask(x, y) === 0));
      }
    }
  }
  return textOf(
    wordsOf(bits, blocks).flatMap((word) => [7, 6, 5, 4, 3, 2, 1, 0].map((bit) => (word >> bit) & 1)),
  );
}

/** Corners, timing, alignment and version: all that is no data. */
function isFixed(x: number, y: number, size: number, version: number): boolean {
  const isCorner = (x < 9 && (y < 9 || y >= size - 8)) || (y < 9 && x >= size - 8);
  const isVersion = version >= 7 && ((x < 6 && y >= size - 11) || (y < 6 && x >= size - 11));
  const centres = ALIGNED[version - 1]!;
  const last = centres.at(-1);
  const isAligned = centres.some((cx) =>
    centres.some((cy) => {
      const isInCorner = (cx === 6 && cy === 6) || (cx === 6 && cy === last) || (cx === last && cy === 6);
      return !isInCorner && Math.abs(cx - x) <= 2 && Math.abs(cy - y) <= 2;
    }),
  );
  return isCorner || isVersion || isAligned || x === 6 || y === 6;
}

/** The words of all blocks take turns; the words for correction come after them. */
function wordsOf(bits: readonly number[], blocks: readonly number[]): readonly number[] {
  const word = (i: number): number => bits.slice(i * 8, i * 8 + 8).reduce((all, bit) => all * 2 + bit, 0);
  const lists = blocks.map((): number[] => []);
  let next = 0;
  for (let i = 0; i < Math.max(...blocks); i++) {
    for (const [block, length] of blocks.entries()) if (i < length) lists[block]!.push(word(next++));
  }
  return lists.flat();
}

function textOf(bits: readonly number[]): string {
  let at = 0;
  const take = (count: number): number =>
    bits.slice(at, (at += count)).reduce((all, bit) => all * 2 + bit, 0);
  const bytes: number[] = [];
  const put = (text: string): void => void bytes.push(...new TextEncoder().encode(text));
  for (;;) {
    const mode = at + 4 <= bits.length ? take(4) : 0;
    if (mode === 0) return new TextDecoder().decode(new Uint8Array(bytes));
    if (mode === 7) take(8);
    else if (mode === 4) for (let left = take(8); left > 0; left--) bytes.push(take(8));
    else if (mode === 2) {
      let left = take(9);
      for (; left > 1; left -= 2) {
        const pair = take(11);
        put(ALPHANUMERIC[Math.floor(pair / 45)]! + ALPHANUMERIC[pair % 45]!);
      }
      if (left === 1) put(ALPHANUMERIC[take(6)]!);
    } else if (mode === 1) {
      let left = take(10);
      for (; left > 2; left -= 3) put(String(take(10)).padStart(3, '0'));
      if (left > 0) put(String(take(left === 2 ? 7 : 4)).padStart(left, '0'));
    } else throw new RangeError(`mode ${mode}`);
  }
}
