/** Entries of a sheet that no game can end with. They are reported, and the sheet is counted all the same. */
import {
  citiesOfGroup,
  COACHES,
  earnedStacks,
  EDITIONS,
  GROUPS,
  HOUSES_PER_PLAYER,
  PROVINCES,
  VICTORY_POINTS,
  type GroupId,
  type Options,
  type TileStack,
} from '../../../engine/index.ts';
import {
  isForLength,
  leftOf,
  STACKS,
  valuesIn,
  type Sheet,
  type SheetPlayer,
} from '../../../storage/sheets/sheet.ts';

export type Doubt =
  /** Tiles are taken from the top: this one must have been taken before a lower one that somebody has. */
  | { readonly code: 'gap'; readonly stack: TileStack; readonly value: number }
  /** The player's tiles together require more houses than the player has placed. */
  | { readonly code: 'houses'; readonly player: number; readonly needed: number; readonly placed: number }
  | { readonly code: 'unearned' | 'missing'; readonly player: number; readonly stack: TileStack }
  | { readonly code: 'end-unearned'; readonly player: number }
  | { readonly code: 'end-nobody' }
  | { readonly code: 'not-ended' }
  | { readonly code: 'points'; readonly total: number };

const LAST_COACH = /* @__PURE__ */ COACHES.at(-1)!.value;

export const doubtsAbout = (sheet: Sheet): readonly Doubt[] => [
  ...STACKS.flatMap((stack) => gapIn(sheet, stack)),
  ...sheet.players.flatMap((owner, player) => [
    ...tooFewHouses(owner, player),
    ...unlikeTheMap(sheet, owner, player),
  ]),
  ...aboutTheEnd(sheet),
  ...aboutPoints(sheet),
];

function gapIn({ players }: Sheet, stack: TileStack): readonly Doubt[] {
  const taken = players.flatMap(({ tiles }) => tiles.filter((tile) => tile.stack === stack));
  const lowest = Math.min(...taken.map(({ value }) => value));
  const free = valuesIn(stack, players.length).find(
    (value) => value > lowest && !taken.some((tile) => tile.value === value),
  );
  return free === undefined ? [] : [{ code: 'gap', stack, value: free }];
}

const isGroup = (stack: TileStack): stack is GroupId => GROUPS.some((group) => group === stack);

/** How many houses those tiles take at least. Bavaria is not counted for the provinces: some booklets ask for eight. */
export function fewestHouses(stacks: readonly TileStack[]): number {
  const full = stacks.filter(isGroup);
  const inGroups = full.reduce((sum, group) => sum + citiesOfGroup(group).length, 0);
  if (!stacks.includes('provinces')) return inGroups;
  const others = PROVINCES.filter(
    ({ id, group }) => id !== 'baiern' && !(group !== null && full.includes(group)),
  );
  return inGroups + others.length;
}

function tooFewHouses(owner: SheetPlayer, player: number): readonly Doubt[] {
  const left = leftOf(owner);
  const needed = fewestHouses(owner.tiles.map(({ stack }) => stack));
  const placed = HOUSES_PER_PLAYER - (left ?? 0);
  return needed > placed && owner.cities.length === 0 ? [{ code: 'houses', player, needed, placed }] : [];
}

/** A doubt must hold under every booklet: one may ask for eight provinces, another for nine. */
const READINGS: readonly Options[] = /* @__PURE__ */ Object.values(EDITIONS);

/** With the cities entered, the engine says which tiles they earn. */
function unlikeTheMap(sheet: Sheet, { cities, tiles }: SheetPlayer, player: number): readonly Doubt[] {
  if (cities.length === 0) return [];
  const earned = READINGS.map((options) => earnedStacks(cities, options));
  return STACKS.filter((stack) => stack !== 'end' && !isForLength(stack)).flatMap((stack): Doubt[] => {
    const isHeld = tiles.some((tile) => tile.stack === stack);
    const isLeft = valuesIn(stack, sheet.players.length).length > takenOf(sheet, stack);
    if (isHeld && !earned.some((stacks) => stacks.includes(stack)))
      return [{ code: 'unearned', player, stack }];
    if (!isHeld && isLeft && earned.every((stacks) => stacks.includes(stack)))
      return [{ code: 'missing', player, stack }];
    return [];
  });
}

const takenOf = ({ players }: Sheet, stack: TileStack): number =>
  players.flatMap(({ tiles }) => tiles.filter((tile) => tile.stack === stack)).length;

const hasEnded = (owner: SheetPlayer): boolean => owner.coach === LAST_COACH || leftOf(owner) === 0;

/** Only when everybody's houses are counted: before that the sheet is not finished either. */
function aboutTheEnd({ players }: Sheet): readonly Doubt[] {
  const holder = players.findIndex(({ tiles }) => tiles.some(({ stack }) => stack === 'end'));
  const isCounted = players.every((owner) => leftOf(owner) !== null);
  if (holder >= 0 && leftOf(players[holder]!) !== null && !hasEnded(players[holder]!))
    return [{ code: 'end-unearned', player: holder }];
  if (!isCounted || holder >= 0) return [];
  return [{ code: players.some(hasEnded) ? 'end-nobody' : 'not-ended' }];
}

function aboutPoints({ players }: Sheet): readonly Doubt[] {
  const total = players.reduce((sum, { points }) => sum + points, 0);
  return total > VICTORY_POINTS ? [{ code: 'points', total }] : [];
}
