/**
 * The interface can do everything the engine allows: from wherever a game has got to, every legal
 * action is reached by what a hand can do at the table, without handing over the action as a whole.
 */
import { expect, test } from 'vitest';
import {
  CITY_IDS,
  ENDS,
  GROUPS,
  legalActions,
  MARKET_SLOTS,
  MODULES,
  OFFICIALS,
  RANKS,
  TOWNS,
  WAYS,
  type Action,
  type State,
} from '../../../src/engine/index.ts';
import { parsePending } from '../../../src/table/model/pending-data.ts';
import { step, tableOf, type Table } from '../../../src/table/model/reducer.ts';
import { toBoardView, toTableView } from '../../../src/table/model/view.ts';
import { broken } from '../../../src/tools/scripts/invariants.ts';
import type { TableIntent } from '../../../src/table/pieces/types.ts';
import { arbWalk, quickWalk } from '../../support/arbitraries.ts';
import { fc } from '../../support/property.ts';

/** How a hand does it: the intents a player who wants that action would make, one after another. */
function hand(state: State, action: Action): readonly TableIntent[] {
  const { hand: cards, route } = state.players[state.player]!;
  switch (action.type) {
    case 'seat':
      return [
        ...GROUPS.flatMap((carriage): readonly TableIntent[] => [
          { type: 'rank', rank: action.clergy[carriage] },
          { type: 'carriage', carriage },
        ]),
        { type: 'confirm' },
      ];
    case 'draw':
      return [{ type: 'draw', from: action.from }];
    case 'call':
      return [{ type: 'call', official: action.official }];
    case 'play': {
      const card: TableIntent = { type: 'card', index: cards.indexOf(action.city) };
      const begun = step(tableOf(state), card);
      return begun.pending && route.length > 1 ? [card, { type: 'end', end: action.end }] : [card];
    }
    case 'restart':
      return [{ type: 'new-route' }, { type: 'card', index: cards.indexOf(action.city) }];
    case 'close': {
      const begun: readonly TableIntent[] = [{ type: 'close' }, { type: 'way', way: action.way }];
      const { pending } = begun.reduce(step, tableOf(state));
      const offered = pending?.type === 'closing' ? pending.houses : [];
      const changed = [
        ...offered.filter((city) => !action.houses.includes(city)),
        ...action.houses.filter((city) => !offered.includes(city)),
      ];
      return [...begun, ...changed.map((city) => ({ type: 'city', city }) as const), { type: 'confirm' }];
    }
    case 'end':
      return [{ type: 'end-turn' }];
    case 'take-coach':
    case 'skip':
      return [{ type: action.type }];
    case 'advance':
      return [
        { type: 'town', town: action.to },
        { type: 'carriage', carriage: action.carriage },
      ];
    case 'discard': {
      const left = [...cards.keys()];
      const places = action.cities.map(
        (city) =>
          left.splice(
            left.findIndex((place) => cards[place] === city),
            1,
          )[0]!,
      );
      return [...places.map((index) => ({ type: 'card', index }) as const), { type: 'confirm' }];
    }
    case 'hand-in':
      return [
        ...action.officials.map((official) => ({ type: 'token', official }) as const),
        ...(action.draw === undefined ? [] : [{ type: 'draw', from: action.draw } as const]),
        ...(action.house === undefined ? [] : [{ type: 'city', city: action.house } as const]),
        { type: 'confirm' },
      ];
  }
}

/** A carriage can also be taken first, and then its town. */
const hands = (state: State, action: Action): readonly (readonly TableIntent[])[] =>
  action.type === 'advance' ? [hand(state, action), hand(state, action).toReversed()] : [hand(state, action)];

/** What is left to do once the action is done is not done. */
function done(state: State, intents: readonly TableIntent[]): Action | undefined {
  let table = tableOf(state);
  for (const intent of intents) {
    if (table.done.length > 0) break;
    table = step(table, intent);
  }
  return table.done[0]?.action;
}

/** A list is a set, or with cards a multiset. */
const sorted = (_: string, value: unknown): unknown => (Array.isArray(value) ? value.toSorted() : value);
const written = (action: Action | undefined): string =>
  JSON.stringify(
    action && Object.fromEntries(Object.entries(action).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    sorted,
  );

const arbModules = arbWalk.map((walk) => ({ ...walk, config: { ...walk.config, modules: MODULES } }));

test('every legal action is within reach of a hand', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(fc.oneof(arbWalk, arbModules), fc.nat(), (walk, pick) => {
      const state = quickWalk(walk);
      const legal = legalActions(state);
      // All of them where there are few; a spread of them where there are hundreds.
      const stride = Math.max(1, Math.floor(legal.length / 24));
      for (let i = pick % stride; i < legal.length; i += stride) {
        const action = legal[i]!;
        seen.add(action.type);
        for (const intents of hands(state, action))
          expect(written(done(state, intents)), JSON.stringify(intents)).toBe(written(action));
      }
    }),
    { numRuns: 250 },
  );
  expect([...seen].toSorted()).toEqual(
    'advance,call,close,discard,draw,end,hand-in,play,restart,seat,skip,take-coach'.split(','),
  );
});

const of = <T extends object>(shape: { readonly [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record(shape) as unknown as fc.Arbitrary<TableIntent>;
const anything: fc.Arbitrary<TableIntent> = fc.oneof(
  of({ type: fc.constant('city'), city: fc.constantFrom(...CITY_IDS) }),
  of({ type: fc.constant('card'), index: fc.nat(9) }),
  of({ type: fc.constant('end'), end: fc.constantFrom(...ENDS) }),
  of({
    type: fc.constant('draw'),
    from: fc.oneof(fc.nat(MARKET_SLOTS), fc.constant('deck' as const)),
  }),
  of({ type: fc.constant('call'), official: fc.constantFrom(...OFFICIALS) }),
  of({ type: fc.constant('way'), way: fc.constantFrom(...WAYS) }),
  of({ type: fc.constant('rank'), rank: fc.constantFrom(...RANKS) }),
  of({ type: fc.constant('carriage'), carriage: fc.constantFrom(...GROUPS) }),
  of({ type: fc.constant('town'), town: fc.constantFrom(...TOWNS.map(({ id }) => id)) }),
  of({ type: fc.constant('token'), official: fc.constantFrom(...OFFICIALS) }),
  fc
    .constantFrom('new-route', 'close', 'confirm', 'cancel', 'end-turn', 'take-coach', 'skip', 'undo')
    .map((type) => ({ type }) as TableIntent),
);

test('whatever a hand does, the table stays whole', () => {
  fc.assert(
    fc.property(fc.oneof(arbWalk, arbModules), fc.array(anything, { maxLength: 25 }), (walk, intents) => {
      let table: Table = tableOf(quickWalk(walk));
      for (const intent of intents) {
        const before = table;
        table = step(before, intent);
        expect(broken(table.now)).toEqual([]);
        expect(table.past).toHaveLength(table.done.length);
        // A refusal changes nothing; what was done is no longer begun.
        if (table.refusal) expect(table.now).toBe(before.now);
        if (table.done.length > before.done.length) expect(table.pending).toBeNull();
        toTableView(table);
        toBoardView(table);
        // What was begun is the same after it has been put by, but for the house that just moved.
        const { moved: _, ...begun } = { moved: null, ...table.pending };
        if (table.pending) expect(parsePending(structuredClone(table.pending), table.now)).toEqual(begun);
      }
    }),
    { numRuns: 150 },
  );
});
