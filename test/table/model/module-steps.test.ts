/** The steps that the modules add: what a hand does there, and what the engine makes of it. */
import { describe, expect, test } from 'vitest';
import { newGame, type Action, type State } from '../../../src/engine/index.ts';
import { step, tableOf, type Intent, type Table } from '../../../src/table/model/reducer.ts';
import { toBoardView, toTableView } from '../../../src/table/model/view.ts';
import { closing, seating } from '../../support/audience.ts';
import { after } from '../../support/game.ts';
import { ONE_EACH, table as offices } from '../../support/officials.ts';
import { AUDIENCE, carriages, handingIn } from '../../support/positions.ts';

const act = (state: State, ...intents: readonly Intent[]): Table => intents.reduce(step, tableOf(state));
const actions = ({ done }: Table): readonly Action[] => done.map(({ action }) => action);

const rank = (value: 1 | 2 | 3 | 4 | 5): Intent => ({ type: 'rank', rank: value });
const carriage = (group: Extract<Intent, { type: 'carriage' }>['carriage']): Intent => ({
  type: 'carriage',
  carriage: group,
});
const town = (id: Extract<Intent, { type: 'town' }>['town']): Intent => ({ type: 'town', town: id });
const token = (official: Extract<Intent, { type: 'token' }>['official']): Intent => ({
  type: 'token',
  official,
});
const confirm: Intent = { type: 'confirm' };

describe('seating the clergy', () => {
  const start = newGame(AUDIENCE);
  const inOrder = [
    carriage('baden'),
    carriage('wuerttemberg-hohenzollern'),
    carriage('schweiz-tyrol'),
    carriage('boehmen-salzburg'),
    carriage('baiern'),
  ];
  const seated = (...intents: readonly Intent[]) => actions(act(start, ...intents, confirm))[0];

  test('the highest who stands takes the next carriage', () => {
    expect(seated(...inOrder)).toEqual({ type: 'seat', clergy: seating(5, 4, 3, 2, 1) });
  });
  test('one who is picked goes first', () => {
    expect(seated(rank(1), ...inOrder)).toEqual({ type: 'seat', clergy: seating(1, 5, 4, 3, 2) });
  });
  test('with all seated, two carriages change their passengers', () => {
    const swapped = seated(...inOrder, carriage('baden'), carriage('baiern'));
    expect(swapped).toEqual({ type: 'seat', clergy: seating(1, 4, 3, 2, 5) });
  });
  test('whoever sat there stands up for one who has no seat', () => {
    const { pending } = act(start, carriage('baden'), carriage('baden'));
    expect(pending).toEqual({ type: 'seating', clergy: { baden: 4 }, rank: null });
  });
  test('one who is picked twice is let go', () => {
    expect(act(start, rank(2), rank(2)).pending).toMatchObject({ rank: null });
    const all = act(start, ...inOrder, carriage('baden'), carriage('baden'));
    expect(all.pending).toMatchObject({ rank: null, clergy: seating(5, 4, 3, 2, 1) });
  });
  test('too early, it is said who still stands, and nothing is lost', () => {
    const early = act(start, carriage('baden'), confirm);
    expect(early.refusal).toMatchObject({ code: 'seating', missing: [1, 2, 3, 4] });
    expect(early.pending).toMatchObject({ clergy: { baden: 5 } });
  });
  test('undo clears the seats first; before that nobody else sees them', () => {
    const begun = act(start, carriage('baden'));
    expect(step(begun, { type: 'undo' }).pending).toBeNull();
    expect(toTableView(begun).audience?.seating?.carriages[0]).toEqual({ carriage: 'baden', rank: 5 });
    expect(toTableView({ ...begun, seat: 1 }).audience?.seating).toBeNull();
  });
  test('once settled, not even the owner can look', () => {
    const done = act(start, ...inOrder, confirm);
    const { clergy, seating: open } = toTableView({ ...done, seat: 0 }).audience!;
    expect(open).toBeNull();
    expect(clergy[0]!.ranks.map(({ state }) => state)).toEqual(Array(5).fill('riding'));
    const other = act(start, ...inOrder, carriage('baden'), carriage('baiern'), confirm);
    expect(toTableView({ ...other, seat: 0 }).audience).toEqual(toTableView({ ...done, seat: 0 }).audience);
  });
});

describe('moving the carriages', () => {
  // Two players: one move for Baiern, which stands in Trento, from where one road leads to Verona.
  test('a carriage with one road goes at once, and so does a town that only one can reach', () => {
    const verona = { type: 'advance', carriage: 'baiern', to: 'verona' };
    expect(actions(act(carriages(), carriage('baiern')))).toEqual([verona]);
    expect(actions(act(carriages(), town('verona')))).toEqual([verona]);
    expect(actions(act(carriages(), town('trento')))).toEqual([verona]);
  });
  test('only what can move looks possible, and a carriage that is not due is answered', () => {
    const view = toTableView(tableOf(carriages())).audience!;
    expect(view.carriages.filter(({ isPossible }) => isPossible).map((each) => each.carriage)).toEqual([
      'baiern',
    ]);
    expect(view.carriages.find((each) => each.carriage === 'baiern')).toMatchObject({
      moves: 1,
      towns: ['verona'],
    });
    expect(act(carriages(), carriage('baden')).refusal).toMatchObject({ code: 'wrong-carriage' });
    expect(act(carriages(), town('rome')).refusal).toMatchObject({ code: 'no-road-south' });
  });

  const fork = after(closing(['ulm', 'augsburg', 'muenchen', 'passau'], { baiern: 'andechs' }), {
    type: 'close',
    way: 'each-province',
    houses: ['ulm', 'augsburg'],
  });
  test('where the road forks, the carriage waits for a town', () => {
    const begun = act(fork, carriage('baiern'));
    expect(begun.pending).toEqual({ type: 'carriage', carriage: 'baiern' });
    expect(step(begun, carriage('baiern')).pending).toBeNull();
    expect(step(begun, { type: 'cancel' }).pending).toBeNull();
    expect(actions(step(begun, town('ettal')))).toEqual([
      { type: 'advance', carriage: 'baiern', to: 'ettal' },
    ]);
    const wrong = step(begun, town('rome'));
    expect(wrong.refusal).toMatchObject({ code: 'no-road-south', from: 'andechs' });
    expect(wrong.pending).toEqual(begun.pending);
  });

  const crossing = after(
    closing(
      ['innsbruck', 'kempten', 'ulm'],
      { 'schweiz-tyrol': 'milan', baiern: 'verona', 'wuerttemberg-hohenzollern': 'como' },
      ['innsbruck', 'ulm'],
    ),
    { type: 'close', way: 'each-province', houses: ['kempten'] },
  );
  test('a town that several can reach asks which of them', () => {
    const begun = act(crossing, town('parma'));
    expect(begun.pending).toEqual({
      type: 'town',
      town: 'parma',
      carriages: ['wuerttemberg-hohenzollern', 'schweiz-tyrol'],
    });
    expect(actions(step(begun, carriage('schweiz-tyrol')))).toEqual([
      { type: 'advance', carriage: 'schweiz-tyrol', to: 'parma' },
    ]);
    expect(step(begun, carriage('baden')).refusal).toMatchObject({ code: 'wrong-carriage' });
  });
});

describe('handing in', () => {
  // Seat 0 has a coachman and a bailiff, and a house in Ulm.
  const start = handingIn();
  test('tokens are laid out one by one and handed in together', () => {
    expect(actions(act(start, token('bailiff'), confirm))).toEqual([
      { type: 'hand-in', officials: ['bailiff'] },
    ]);
    expect(actions(act(start, token('bailiff'), token('coachman'), confirm))).toEqual([
      { type: 'hand-in', officials: ['coachman', 'bailiff'] },
    ]);
  });
  test('two earn a card: an open one or the pile, and pressed again it is left', () => {
    const two = act(start, token('bailiff'), token('coachman'));
    expect(toTableView(two)).toMatchObject({ canDraw: true, offices: { handIn: { reward: 'card' } } });
    const open = step(two, { type: 'draw', from: 3 });
    expect(actions(step(open, confirm))).toEqual([
      { type: 'hand-in', officials: ['coachman', 'bailiff'], draw: 3 },
    ]);
    expect(actions(step(step(open, { type: 'draw', from: 'deck' }), confirm))[0]).toMatchObject({
      draw: 'deck',
    });
    expect(actions(step(step(open, { type: 'draw', from: 3 }), confirm))[0]).not.toHaveProperty('draw');
  });
  test('a reward goes back with the token that earned it', () => {
    const open = act(start, token('bailiff'), token('coachman'), { type: 'draw', from: 3 });
    expect(step(open, token('bailiff')).pending).toEqual({ type: 'hand-in', officials: ['coachman'] });
    expect(step(step(open, token('bailiff')), token('coachman')).pending).toBeNull();
  });
  test('what is not earned or not held is answered, and what was laid out stays', () => {
    const one = act(start, token('bailiff'));
    const early = step(one, { type: 'draw', from: 0 });
    expect(early.refusal).toMatchObject({ code: 'reward', reward: 'draw' });
    expect(early.pending).toEqual(one.pending);
    expect(step(one, { type: 'city', city: 'linz' }).refusal).toMatchObject({ code: 'reward' });
    expect(step(one, token('wainwright')).refusal).toMatchObject({ code: 'token-missing' });
    expect(act(start, confirm).refusal).toMatchObject({ code: 'hand-in-count' });
    expect(toTableView(one).canDraw).toBe(false);
  });

  const four = after(
    offices(2, {
      players: [
        { hand: ['ulm'], tokens: { ...ONE_EACH, bailiff: 0 }, houses: ['ulm'] },
        { hand: ['ulm'], tokens: { bailiff: 2 } },
      ],
    }),
    { type: 'call', official: 'bailiff' },
  );
  const all = [token('coachman'), token('postmaster'), token('bailiff'), token('wainwright')];
  test('four earn a house where the player has none, shown on the map before it stands', () => {
    const site = act(four, ...all, { type: 'city', city: 'linz' });
    expect(toBoardView(site).planned).toEqual({ linz: 0 });
    expect(actions(step(site, confirm))[0]).toMatchObject({ house: 'linz' });
    const own = act(four, ...all, { type: 'city', city: 'ulm' });
    expect(own.refusal).toMatchObject({ code: 'own-house', city: 'ulm' });
    expect(toBoardView(act(four, ...all)).targets).not.toContain('ulm');
    expect(toBoardView(act(four, ...all)).targets).toHaveLength(21);
  });
});
