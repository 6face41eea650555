/**
 * The random generator, the same on every machine and in every version: sfc32 on four 32-bit integers,
 * seeded once from the text of a seed. Golden vectors in test/engine/rng.test.ts guard every number it gives.
 */
export type Random = number[];

/** Four integers from a text: each code unit is mixed into four lanes with constants of their own. */
export function seedRandom(seed: string): Random {
  const lanes = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0xdeadbeef];
  const factors = [0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f, 0x165667b1];
  for (let i = 0; i < seed.length; i++) {
    const unit = seed.charCodeAt(i);
    for (let lane = 0; lane < 4; lane++) {
      const mixed = Math.imul(lanes[lane]! ^ unit, factors[lane]!);
      lanes[lane] = mixed ^ (mixed >>> 15) ^ lanes[(lane + 1) % 4]!;
    }
  }
  const random = lanes.map((lane) => lane >>> 0);
  for (let i = 0; i < 16; i++) nextInt32(random);
  return random;
}

/** The next of all 2^32 integers; the generator moves on. */
export function nextInt32(random: Random): number {
  const a = random[0]!;
  const b = random[1]!;
  const c = random[2]!;
  const counter = random[3]!;
  const sum = (((a + b) | 0) + counter) | 0;
  random[0] = (b ^ (b >>> 9)) >>> 0;
  random[1] = (c + (c << 3)) >>> 0;
  random[2] = (((c << 21) | (c >>> 11)) + sum) >>> 0;
  random[3] = (counter + 1) >>> 0;
  return sum >>> 0;
}

/** An integer from 0 up to, not including, `count`, each equally likely. */
export function nextBelow(random: Random, count: number): number {
  const limit = 0x100000000 - (0x100000000 % count);
  let drawn = nextInt32(random);
  while (drawn >= limit) drawn = nextInt32(random);
  return drawn % count;
}

/** Shuffles in place (Fisher–Yates). */
export function shuffle<T>(items: T[], random: Random): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = nextBelow(random, i + 1);
    const item = items[i]!;
    items[i] = items[j]!;
    items[j] = item;
  }
}
