/** What holds in every game: 2 to 4 players, with and without the modules, under every mix of options. */
import { describe, expect, test } from 'vitest';
import {
  apply,
  check,
  CITY_IDS,
  draftOf,
  legalActions,
  newGame,
  OFFICIALS,
  play,
  replay,
  scores,
  viewFor,
  type Action,
  type State,
} from '../../src/engine/index.ts';
import { nextBelow, seedRandom, shuffle } from '../../src/engine/rng.ts';
import { scriptedAction } from '../../src/tools/scripts/scripted-player.ts';
import { anyAction, mutated, RUBBISH, TRICKS } from '../../src/tools/scripts/hostile-actions.ts';
import { broken } from '../../src/tools/scripts/invariants.ts';
import { arbConfig, arbWalk, deepFreeze, quickWalk, walk } from '../support/arbitraries.ts';
import { fc } from '../support/property.ts';

/** The listed spelling of an action that is legal in another one. */
function canonical(state: State, action: Action): string {
  const order = (list: readonly string[], all: readonly string[]): string[] =>
    list.toSorted((a, b) => all.indexOf(a) - all.indexOf(b));
  const { route } = state.players[state.player]!;
  switch (action.type) {
    case 'play':
      return `play ${action.city} ${route.length < 2 ? 'right' : action.end}`;
    case 'close':
      return `close ${order(action.houses, CITY_IDS).join()}`;
    case 'discard':
      return `discard ${order(action.cities, CITY_IDS).join()}`;
    case 'hand-in':
      return `hand-in ${order(action.officials, OFFICIALS).join()} ${action.draw} ${action.house}`;
    case 'seat':
      return `seat ${Object.entries(action.clergy).toSorted().join()}`;
    case 'draw':
      return `draw ${action.from}`;
    case 'call':
      return `call ${action.official}`;
    case 'restart':
      return `restart ${action.city}`;
    case 'advance':
      return `advance ${action.carriage} ${action.to}`;
    case 'end':
    case 'take-coach':
    case 'skip':
      return action.type;
  }
}

describe('every state of every game', () => {
  test('keeps all cards, houses, tiles, tokens and clergy, a simple route, plain data and a way on', () => {
    fc.assert(
      fc.property(arbWalk, (game) => {
        const { state } = walk(game, (before) => expect(broken(before)).toEqual([]));
        expect(broken(state)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('is never changed by playing on: the state given may be frozen to the core', () => {
    fc.assert(
      fc.property(arbWalk, (game) => {
        const { state } = walk(game, (before) => void deepFreeze(before));
        deepFreeze(state);
        for (const action of legalActions(state)) expect(apply(state, action).ok).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  test('is the same in the private copy that is played on in place', () => {
    fc.assert(
      fc.property(arbWalk, (game) => {
        const { state, actions } = walk(game);
        const draft = draftOf(newGame(game.config));
        for (const action of actions) expect(play(draft, action)).toEqual({ ok: true });
        expect(draft).toEqual(state);
      }),
      { numRuns: 40 },
    );
  });

  test('is the same when its record is played again, also after a trip through JSON', () => {
    fc.assert(
      fc.property(arbWalk, (game) => {
        const { state, actions } = walk(game);
        const record: unknown = JSON.parse(JSON.stringify({ config: game.config, actions }));
        expect(replay(record)).toMatchObject({ ok: true, state });
      }),
      { numRuns: 40 },
    );
  });
});

describe('what is listed and what is accepted', () => {
  test('every listed action is legal and listed once', () => {
    fc.assert(
      fc.property(arbWalk, (game) => {
        const state = quickWalk(game);
        const legal = legalActions(state);
        for (const action of legal) expect(check(state, action)).toEqual({ ok: true });
        const spelled = legal.map((action) => canonical(state, action));
        expect(new Set(spelled).size).toBe(legal.length);
      }),
    );
  });

  test('different listed actions have different effects', () => {
    fc.assert(
      fc.property(arbWalk, (game) => {
        const state = quickWalk(game);
        const legal = legalActions(state).slice(0, 300);
        // Left and right tell apart: a route and its mirror image are two routes.
        const results = legal.map((action) => JSON.stringify(apply(state, action)));
        expect(new Set(results).size).toBe(legal.length);
      }),
      { numRuns: 100 },
    );
  });

  test('no unlisted one is legal, from the whole space of actions and next to the legal ones', () => {
    fc.assert(
      fc.property(arbWalk, fc.string({ maxLength: 8 }), (game, dice) => {
        const state = deepFreeze<State>(quickWalk(game));
        const legal = legalActions(state);
        const listed = new Set(legal.map((action) => canonical(state, action)));
        const random = seedRandom(dice);
        for (let i = 0; i < 60; i++) {
          const tried =
            legal.length > 0 && i % 2 === 0
              ? (mutated(legal[nextBelow(random, legal.length)]!, state, random) as unknown as Action)
              : anyAction(state, random);
          const verdict = check(state, tried);
          const applied = apply(state, tried);
          expect(applied.ok).toBe(verdict.ok);
          if (verdict.ok) expect(listed.has(canonical(state, tried))).toBe(true);
          else {
            expect(applied).toEqual(verdict);
            // Houses that one way does not allow may be listed under the other.
            const isOtherWay = ['one-province', 'one-per-province', 'must-place'].includes(verdict.code);
            if (verdict.code !== 'malformed' && !isOtherWay) {
              expect(listed.has(canonical(state, tried))).toBe(false);
            }
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  test('rubbish gets a verdict, and quickly', () => {
    fc.assert(
      fc.property(arbWalk, (game) => {
        const state = deepFreeze<State>(quickWalk(game));
        for (const make of RUBBISH) {
          expect(check(state, make())).toMatchObject({ ok: false, code: 'malformed' });
          expect(apply(state, make())).toMatchObject({ ok: false, code: 'malformed' });
        }
        for (const make of TRICKS) {
          const applied = apply(state, make());
          if (applied.ok) expect(broken(applied.state)).toEqual([]);
        }
        expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
      }),
      { numRuns: 40 },
    );
  });
});

describe('viewFor', () => {
  test('tells nothing of what is hidden: states that differ only there look the same', () => {
    fc.assert(
      fc.property(arbWalk, fc.string({ maxLength: 8 }), (game, dice) => {
        const state = quickWalk(game);
        for (const viewer of [null, ...state.players.keys()]) {
          expect(viewFor(hiddenShuffled(state, viewer, dice), viewer)).toEqual(viewFor(state, viewer));
        }
      }),
      { numRuns: 100 },
    );
  });

  test('shows the own hand and nobody else’s', () => {
    fc.assert(
      fc.property(arbWalk, (game) => {
        const state = quickWalk(game);
        for (const viewer of state.players.keys()) {
          const view = viewFor(state, viewer);
          expect(view.players.map(({ hand }) => hand)).toEqual(
            state.players.map(({ hand }, seat) => (seat === viewer ? hand : null)),
          );
          expect(view).not.toHaveProperty('pile');
          expect(view).not.toHaveProperty('random');
          expect(JSON.stringify(view)).not.toContain('clergy');
        }
      }),
      { numRuns: 50 },
    );
  });
});

/** Another state that the viewer cannot tell from this one: all hidden cards dealt anew, others seated anew. */
function hiddenShuffled(state: State, viewer: number | null, dice: string): State {
  const draft = draftOf(state);
  const random = seedRandom(dice);
  const hidden = draft.players.filter((_, seat) => seat !== viewer).map(({ hand }) => hand);
  const cards = [...draft.pile, ...hidden.flat()];
  shuffle(cards, random);
  draft.pile = cards.splice(0, draft.pile.length);
  for (const hand of hidden) hand.splice(0, hand.length, ...cards.splice(0, hand.length));
  draft.random = seedRandom(`${dice}!`);
  for (const { clergy } of draft.players) {
    if (!clergy) continue;
    const groups = Object.keys(clergy) as (keyof typeof clergy)[];
    const ranks = groups.map((group) => clergy[group]!);
    shuffle(ranks, random);
    for (const [i, group] of groups.entries()) clergy[group] = ranks[i]!;
  }
  return draft;
}

describe('guided games', () => {
  test('end, within a bound, with a winner and points within bounds', () => {
    fc.assert(
      fc.property(arbConfig, (config) => {
        const draft = draftOf(newGame(config));
        let actions = 0;
        while (draft.step !== 'over') {
          expect(play(draft, scriptedAction(draft))).toEqual({ ok: true });
          actions += 1;
          expect(actions).toBeLessThan(2000);
        }
        const { players, winner, tie } = scores(draft);
        expect(winner).not.toBeNull();
        expect(tie).not.toBe('open');
        for (const { coach, tiles, houses, points, clergy, total } of players) {
          expect(coach).toBeLessThanOrEqual(10);
          expect(houses).toBeGreaterThanOrEqual(-20);
          expect(houses).toBeLessThanOrEqual(0);
          expect(clergy).toBeLessThanOrEqual(15);
          expect(total).toBe(coach + tiles + houses + points + clergy);
          expect(total).toBeLessThanOrEqual(players[winner!]!.total);
        }
      }),
      { numRuns: 200 },
    );
  });
});
