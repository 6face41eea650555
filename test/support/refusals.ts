/** Facts of every code, at least one sample for every sentence it can become. */
import {
  OFFICIALS,
  RULE_OF,
  STEP_ACTIONS,
  STEPS,
  type ActionType,
  type CityId,
  type Code,
  type Facts,
  type Refusal,
} from '../../src/engine/index.ts';

/** The booklets' own example of a route. */
export const BOOKLET: readonly CityId[] = ['carlsruhe', 'stuttgart', 'nuernberg', 'regensburg'];

const ACTION_TYPES = [...new Set(Object.values(STEP_ACTIONS).flat())];

type WrongStep = readonly [string, Facts['wrong-step']];

/** Every action in every step where it does not belong; a call may be for the wrong official anywhere. */
const wrongSteps = STEPS.flatMap((step) => {
  const expected = STEP_ACTIONS[step];
  return [
    ...ACTION_TYPES.filter((type) => type !== 'call' && !expected.includes(type)).map((type): WrongStep => [
      `${type} in ${step}`,
      { step, type: type as Exclude<ActionType, 'call'>, official: null, expected },
    ]),
    ...OFFICIALS.map((official): WrongStep => [
      `${official} in ${step}`,
      { step, type: 'call', official, expected },
    ]),
  ];
});

const forEachOfficial = <F>(make: (official: (typeof OFFICIALS)[number]) => F): Readonly<Record<string, F>> =>
  Object.fromEntries(OFFICIALS.map((official) => [official, make(official)]));

const forEachNumber = <F>(numbers: readonly number[], make: (n: number) => F): Readonly<Record<string, F>> =>
  Object.fromEntries(numbers.map((n) => [`of ${n}`, make(n)]));

export const SAMPLES: { readonly [C in Code]: Readonly<Record<string, Facts[C]>> } = {
  malformed: { 'no action': { field: null }, 'a field': { field: 'houses' } },
  'game-over': { plain: {} },
  'wrong-step': Object.fromEntries(wrongSteps),
  'unknown-card': {
    city: { card: 'wien' },
    'a long name': { card: 'x\n'.repeat(50_000) },
    'a high slot': { card: 6 },
    'a low slot': { card: -1 },
  },
  'slot-empty': {
    'a single card': { slot: 0, slots: [2] },
    'some cards': { slot: 5, slots: [0, 2, 4] },
    'no card': { slot: 5, slots: [] },
  },
  'pile-empty': { 'some cards': { slots: [2] }, 'no card': { slots: [] } },
  'official-used': {
    ...forEachOfficial((official) => ({ official, used: 'postmaster' })),
    ...Object.fromEntries(OFFICIALS.map((used) => [`after ${used}`, { official: 'coachman', used }])),
  },
  'postmaster-forced': forEachOfficial((official) => ({ official })),
  'bailiff-too-late': { plain: { step: 'play' } },
  'no-effect': forEachOfficial((official) => ({ official })),
  'not-in-hand': {
    another: { city: 'lodz', hand: ['passau', 'innsbruck', 'passau'] },
    'held once': { city: 'ulm', hand: ['ulm', 'linz'] },
    'no card at all': { city: 'ulm', hand: [] },
  },
  'no-road': {
    'one end': { city: 'lodz', ends: ['ulm'], roads: ['pilsen'], other: null },
    'two ends': {
      city: 'innsbruck',
      ends: ['carlsruhe', 'regensburg'],
      roads: ['salzburg', 'augsburg', 'muenchen', 'kempten'],
      other: null,
    },
    'fits left': {
      city: 'freiburg',
      ends: ['regensburg'],
      roads: ['basel', 'carlsruhe'],
      other: { end: 'left', city: 'carlsruhe' },
    },
    'fits right': {
      city: 'passau',
      ends: ['carlsruhe'],
      roads: ['linz', 'regensburg'],
      other: { end: 'right', city: 'regensburg' },
    },
  },
  'already-in-route': { plain: { city: 'stuttgart' } },
  'must-fit': {
    one: { city: 'innsbruck', fits: ['passau'] },
    several: { city: 'innsbruck', fits: ['passau', 'budweis'] },
    none: { city: 'innsbruck', fits: [] },
  },
  'no-route': { plain: { city: 'ulm' } },
  'route-too-short': forEachNumber([1, 2, 3], (missing) => ({ length: 3 - missing, missing })),
  'not-on-route': { plain: { city: 'lodz', route: BOOKLET } },
  'own-house': {
    standing: { city: 'nuernberg', twice: false },
    twice: { city: 'freiburg', twice: true },
  },
  'one-per-province': { plain: { province: 'baiern', cities: ['augsburg', 'muenchen'] } },
  'one-province': { plain: { provinces: ['hohenzollern', 'baiern'] } },
  'houses-left': {
    none: { left: 0, asked: 1 },
    ...forEachNumber([1, 2, 5], (left) => ({ left, asked: left + 1 })),
  },
  'must-place': {
    ...forEachNumber([1, 2, 5], (needed) => ({
      way: 'each-province',
      asked: 0,
      needed,
      open: ['sigmaringen'],
    })),
    'one province': { way: 'one-province', asked: 1, needed: 3, open: ['augsburg', 'nuernberg'] },
    'one province, one missing': { way: 'one-province', asked: 2, needed: 3, open: ['augsburg'] },
    'no province yet': { way: 'one-province', asked: 0, needed: 1, open: ['ulm', 'augsburg'] },
  },
  'coach-too-far': {
    ...forEachNumber([1, 2, 3, 5], (missing) => ({
      coach: 7,
      length: 7 - missing,
      missing,
      wainwrightHelps: missing < 3,
      used: null,
    })),
    ...Object.fromEntries(
      // The wainwright himself would have brought the coach.
      OFFICIALS.filter((official) => official !== 'wainwright').map((used) => [
        `near, with the ${used} used`,
        { coach: 5, length: 3, missing: 2, wainwrightHelps: true, used },
      ]),
    ),
  },
  'no-coach-left': { plain: {} },
  'discard-count': forEachNumber([1, 2, 5], (needed) => ({ asked: 0, needed })),
  'token-missing': forEachOfficial((official) => ({
    official,
    held: OFFICIALS.filter((other) => other !== official),
  })),
  'token-repeated': forEachOfficial((official) => ({ official })),
  'hand-in-count': { none: { asked: 0 }, ...forEachNumber([5, 22], (asked) => ({ asked })) },
  reward: {
    'a card for one': { reward: 'draw', needed: 2, asked: 1 },
    'a card for three': { reward: 'draw', needed: 2, asked: 3 },
    'a card for four': { reward: 'draw', needed: 2, asked: 4 },
    'a house for two': { reward: 'house', needed: 4, asked: 2 },
    'a house for what nobody can hand in': { reward: 'house', needed: 4, asked: 9 },
  },
  'no-road-south': {
    'two roads': { carriage: 'baiern', from: 'andechs', to: 'rome', roads: ['ettal', 'trento'] },
    'a single road': { carriage: 'schweiz-tyrol', from: 'st-gallen', to: 'bern', roads: ['chur'] },
    'no town': { carriage: 'baden', from: 'bern', to: 'wien', roads: ['domodossola'] },
  },
  'carriage-in-rome': {
    one: { carriage: 'boehmen-salzburg', due: ['baden'] },
    several: { carriage: 'baiern', due: ['baden', 'wuerttemberg-hohenzollern', 'schweiz-tyrol'] },
  },
  'wrong-carriage': {
    one: { carriage: 'baden', due: ['baiern'] },
    several: { carriage: 'baiern', due: ['baden', 'wuerttemberg-hohenzollern'] },
  },
  seating: { one: { missing: [5] }, several: { missing: [1, 3, 5] }, all: { missing: [1, 2, 3, 4, 5] } },
};

export const refusalOf = <C extends Code>(code: C, facts: Facts[C]): Refusal =>
  ({ ok: false, code, rule: RULE_OF[code], ...facts }) as unknown as Refusal;

export const ALL_REFUSALS: readonly (readonly [string, Refusal])[] = (Object.keys(SAMPLES) as Code[]).flatMap(
  (code) =>
    Object.entries(SAMPLES[code]).map(
      ([name, facts]) => [`${code}: ${name}`, refusalOf(code, facts)] as const,
    ),
);
