/** Why something is refused: every code, the rule it comes from, and the facts a sentence needs. */
import type { CityId, GroupId, ProvinceId } from './data/map.ts';
import type { TownId } from './data/rome.ts';
import type { End } from './route.ts';
import type { RuleId } from './rules.ts';
import type { ActionType, Official, Rank, Step, Way } from './types.ts';

/** Strings that came from outside and name nothing are handed back as they came. */
export interface Facts {
  /** `field` is the first one that is missing or of the wrong kind; `null` if it is not an action at all. */
  readonly malformed: { readonly field: string | null };
  readonly 'game-over': object;
  readonly 'wrong-step': {
    readonly step: Step;
    /** What can be done in this step. */
    readonly expected: readonly ActionType[];
  } & (
    | { readonly type: 'call'; readonly official: Official }
    | { readonly type: Exclude<ActionType, 'call'>; readonly official: null }
  );
  readonly 'unknown-card': { readonly card: string | number };
  /** `slots` are those where a card lies. While one is empty, so are the pile and the discards. */
  readonly 'slot-empty': { readonly slot: number; readonly slots: readonly number[] };
  readonly 'pile-empty': { readonly slots: readonly number[] };
  readonly 'official-used': { readonly official: Official; readonly used: Official };
  readonly 'postmaster-forced': { readonly official: Official };
  readonly 'bailiff-too-late': { readonly step: Step };
  readonly 'no-effect': { readonly official: Official };
  readonly 'not-in-hand': { readonly city: CityId; readonly hand: readonly CityId[] };
  readonly 'no-road': {
    readonly city: CityId;
    /** The end or ends of the route that were tried. */
    readonly ends: readonly CityId[];
    /** Where roads from the refused city do lead. */
    readonly roads: readonly CityId[];
    /** The end where it would fit, and the city there, when the other one was asked for. */
    readonly other: { readonly end: End; readonly city: CityId } | null;
  };
  readonly 'already-in-route': { readonly city: CityId };
  /** `fits` are the cards in the hand that could be laid. */
  readonly 'must-fit': { readonly city: CityId; readonly fits: readonly CityId[] };
  readonly 'no-route': { readonly city: CityId };
  readonly 'route-too-short': { readonly length: number; readonly missing: number };
  readonly 'not-on-route': { readonly city: CityId; readonly route: readonly CityId[] };
  /** `twice`: the list itself names the city more than once. */
  readonly 'own-house': { readonly city: CityId; readonly twice: boolean };
  readonly 'one-per-province': { readonly province: ProvinceId; readonly cities: readonly CityId[] };
  readonly 'one-province': { readonly provinces: readonly ProvinceId[] };
  readonly 'houses-left': { readonly left: number; readonly asked: number };
  readonly 'must-place': {
    readonly way: Way;
    readonly asked: number;
    /** How many houses the way asks for. */
    readonly needed: number;
    /** Cities where a house could still be placed this way. */
    readonly open: readonly CityId[];
  };
  readonly 'coach-too-far': {
    readonly coach: number;
    readonly length: number;
    readonly missing: number;
    /** Whether the wainwright could make up for `missing`, and the official already called this turn. */
    readonly wainwrightHelps: boolean;
    readonly used: Official | null;
  };
  readonly 'no-coach-left': object;
  readonly 'discard-count': { readonly asked: number; readonly needed: number };
  /** `held` are the officials whose tokens the player has. */
  readonly 'token-missing': { readonly official: Official; readonly held: readonly Official[] };
  readonly 'token-repeated': { readonly official: Official };
  readonly 'hand-in-count': { readonly asked: number };
  readonly reward: {
    readonly reward: 'draw' | 'house';
    /** Tokens that earn it, and tokens handed in. */
    readonly needed: number;
    readonly asked: number;
  };
  readonly 'no-road-south': {
    readonly carriage: GroupId;
    readonly from: TownId;
    readonly to: string;
    readonly roads: readonly TownId[];
  };
  /** `due` are the carriages that can be moved. */
  readonly 'carriage-in-rome': { readonly carriage: GroupId; readonly due: readonly GroupId[] };
  readonly 'wrong-carriage': { readonly carriage: GroupId; readonly due: readonly GroupId[] };
  /** The ranks that are seated nowhere. */
  readonly seating: { readonly missing: readonly Rank[] };
}
export type Code = keyof Facts;

export const RULE_OF: Readonly<Record<Code, RuleId>> = {
  malformed: '4.1',
  'game-over': '4.3',
  'wrong-step': '4.1',
  'unknown-card': '2.1',
  'slot-empty': '5.6',
  'pile-empty': '5.6',
  'official-used': '4.2',
  'postmaster-forced': '5.5',
  'bailiff-too-late': '5.3',
  'no-effect': '5.7',
  'not-in-hand': '6.1',
  'no-road': '6.3',
  'already-in-route': '6.4',
  'must-fit': '6.6',
  'no-route': '6.5',
  'route-too-short': '7.1',
  'not-on-route': '8.1',
  'own-house': '8.2',
  'one-per-province': '8.3',
  'one-province': '8.4',
  'houses-left': '8.5',
  'must-place': '8.6',
  'coach-too-far': '10.2',
  'no-coach-left': '10.3',
  'discard-count': '7.3',
  'token-missing': '12.1',
  'token-repeated': '12.3',
  'hand-in-count': '12.3',
  reward: '12.4',
  'no-road-south': '13.3',
  'carriage-in-rome': '13.5',
  'wrong-carriage': '13.2',
  seating: '13.1',
};

export const CODES = /* @__PURE__ */ Object.keys(RULE_OF) as readonly Code[];

export type RefusalOf<C extends Code> = {
  readonly ok: false;
  readonly code: C;
  readonly rule: RuleId;
} & Facts[C];
export type Refusal = { [C in Code]: RefusalOf<C> }[Code];
export type Verdict = { readonly ok: true } | Refusal;

export const LEGAL: { readonly ok: true } = { ok: true };

export const refuse = <C extends Code>(code: C, facts: Facts[C]): Refusal =>
  ({ ok: false, code, rule: RULE_OF[code], ...facts }) as unknown as Refusal;
