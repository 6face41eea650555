/** Typed lines and what they come to. */
import { describe, expect, test } from 'vitest';
import { newGame, type Action, type State } from '../../../src/engine/index.ts';
import type { Command, Problem } from '../../../src/table/command/command.ts';
import { parseCommand } from '../../../src/table/command/parse.ts';
import { step, tableOf, type Intent, type Table } from '../../../src/table/model/reducer.ts';
import type { Lang } from '../../../src/i18n/locales.ts';
import { EXAMPLE } from '../../support/closing.ts';
import { deskAt } from '../../support/commands.ts';
import { at, finishing } from '../../support/game.ts';
import { drawing } from '../../support/positions.ts';

const market = { ...drawing(), market: ['ulm', 'lodz', 'basel', 'basel', 'passau', null] } as State;
const laying = at({ step: 'play', players: [{ hand: ['kempten', 'salzburg'], route: ['ulm', 'augsburg'] }] });
const closing = finishing({ route: EXAMPLE });

function commandIn(text: string, table: Table, lang: Lang): Command | Problem {
  const parsed = parseCommand(text, deskAt(table, lang));
  return parsed.ok ? parsed.command : parsed.problem;
}
const act = (action: Action): Command => ({ type: 'send', intents: [{ type: 'act', action }] });
const draw = (from: number | 'deck'): Command => act({ type: 'draw', from });
const send = (...intents: readonly Intent[]): unknown => ({ type: 'send', intents });

describe('drawing', () => {
  test.each<[Lang, string, Command]>([
    ['en', 'take 3', draw(2)],
    ['pl', 'weź 3', draw(2)],
    ['ru', 'возьми 3', draw(2)],
    ['ru', 'Возьми третью карту!', draw(2)],
    ['en', '3', draw(2)],
    ['en', 'TAKE Ulm', draw(0)],
    ['en', 'ulm', draw(0)],
    ['en', 'draw', draw('deck')],
    ['en', 'take the pile', draw('deck')],
    ['pl', 'dobierz', draw('deck')],
    ['pl', 'weź kartę z talii', draw('deck')],
    ['ru', 'тяни из колоды', draw('deck')],
    ['pl', 'wez pasawe', draw(4)],
    ['pl', 'weź Łódź', draw(1)],
    ['en', 'take lodz', draw(1)],
    ['en', 'take Pasawa', draw(4)],
    ['pl', 'take 1', draw(0)],
    ['en', 'weź пассау', draw(4)],
    ['en', 'take pas', draw(4)],
    ['en', 'take 9', draw(8)],
    ['ru', 'почтмейстер', act({ type: 'call', official: 'postmaster' })],
    ['pl', 'wezwij rządcę', act({ type: 'call', official: 'bailiff' })],
    ['pl', 'pocztylion', act({ type: 'call', official: 'coachman' })],
    ['en', 'call bailiff', act({ type: 'call', official: 'bailiff' })],
  ])('%s: %s', (lang, text, command) => {
    expect(commandIn(text, tableOf(market), lang)).toEqual(command);
  });
});

describe('laying', () => {
  const kempten = (end: 'left' | 'right'): Command => act({ type: 'play', city: 'kempten', end });
  test.each<[Lang, string, unknown]>([
    ['en', 'play kempten left', kempten('left')],
    ['en', 'lay kempten at augsburg', kempten('right')],
    ['en', 'lay Kempten by Ulm', kempten('left')],
    ['pl', 'dołóż z lewej Kempten', kempten('left')],
    ['pl', 'zagraj Kempten przy Augsburgu', kempten('right')],
    ['ru', 'выложи Кемптен у Ульма', kempten('left')],
    ['ru', 'сыграй кемптен справа', kempten('right')],
    ['en', 'play kempten', send({ type: 'city', city: 'kempten' })],
    ['en', 'play kempten linz', { why: 'not-an-end', city: 'linz' }],
    ['en', 'play', { why: 'missing', verb: 'play' }],
    ['en', 'new salzburg', act({ type: 'restart', city: 'salzburg' })],
    ['pl', 'nowa trasa', send({ type: 'new-route' })],
    ['ru', 'сбрось линию зальцбург', act({ type: 'restart', city: 'salzburg' })],
  ])('%s: %s', (lang, text, expected) => {
    expect(commandIn(text, tableOf(laying), lang)).toEqual(expected);
  });

  test('where both ends fit, the table asks and the end is the answer', () => {
    const asked = step(tableOf(laying), { type: 'city', city: 'kempten' });
    expect(commandIn('left', asked, 'en')).toEqual(send({ type: 'end', end: 'left' }));
    expect(commandIn('z prawej', asked, 'pl')).toEqual(send({ type: 'end', end: 'right' }));
  });
});

describe('closing', () => {
  const bavaria = ['nuernberg', 'regensburg', 'ingolstadt', 'augsburg'] as const;
  test.each<[Lang, string, unknown]>([
    ['en', 'close', send({ type: 'close' })],
    ['pl', 'zamknij trasę', send({ type: 'close' })],
    ['ru', 'закрой маршрут', send({ type: 'close' })],
    ['en', 'close one', send({ type: 'close' }, { type: 'way', way: 'one-province' })],
    ['en', 'close one bavaria', act({ type: 'close', way: 'one-province', houses: bavaria })],
    [
      'pl',
      'zamknij w jednej prowincji: Bawaria',
      act({ type: 'close', way: 'one-province', houses: bavaria }),
    ],
    [
      'en',
      'close each stuttgart nuremberg',
      act({ type: 'close', way: 'each-province', houses: ['stuttgart', 'nuernberg'] }),
    ],
    ['en', 'close ulm', act({ type: 'close', way: 'each-province', houses: ['ulm'] })],
    ['en', 'house ulm', { why: 'not-begun', verb: 'house' }],
    ['ru', 'да', { why: 'not-begun', verb: 'confirm' }],
    ['en', 'cancel', { why: 'not-begun', verb: 'cancel' }],
  ])('%s: %s', (lang, text, expected) => {
    expect(commandIn(text, tableOf(closing), lang)).toEqual(expected);
  });

  test('once begun, houses are named one by one', () => {
    const begun = step(tableOf(closing), { type: 'close' });
    expect(commandIn('Ratyzbona', begun, 'pl')).toEqual(send({ type: 'house', city: 'regensburg' }));
    expect(commandIn('potwierdź', begun, 'pl')).toEqual(send({ type: 'confirm' }));
    expect(commandIn('no', begun, 'en')).toEqual(send({ type: 'cancel' }));
  });

  test('where no closing can begin, the engine is asked all the same', () => {
    const short = act({ type: 'close', way: 'one-province', houses: [] });
    expect(commandIn('close one', tableOf(laying), 'en')).toEqual(short);
  });
});

describe('the steps of the modules', () => {
  const seating = newGame({ players: 2, seed: 'x', modules: ['audience'] });
  test.each<[Lang, string, unknown]>([
    ['en', 'seat 5 baden', send({ type: 'rank', rank: 5 }, { type: 'carriage', carriage: 'baden' })],
    [
      'pl',
      'posadź w Badenii kardynała',
      { why: 'unknown', word: 'kardynała', suggestions: ['posadź w Badenii 5'] },
    ],
    ['en', 'seat baden 5', send({ type: 'rank', rank: 5 }, { type: 'carriage', carriage: 'baden' })],
    ['en', 'seat 7 baden', { why: 'missing', verb: 'seat' }],
    ['en', 'seat', { why: 'missing', verb: 'seat' }],
    ['en', 'move baden bern', act({ type: 'advance', carriage: 'baden', to: 'bern' })],
    ['pl', 'przesuń karetę Badenii do Berna', act({ type: 'advance', carriage: 'baden', to: 'bern' })],
    ['ru', 'передвинь Баден до Берна', act({ type: 'advance', carriage: 'baden', to: 'bern' })],
    ['en', 'move bohemia', { why: 'missing', verb: 'move' }],
    [
      'en',
      'hand in coachman postmaster for 2',
      act({ type: 'hand-in', officials: ['coachman', 'postmaster'], draw: 1 }),
    ],
    [
      'pl',
      'oddaj kuriera, naczelnika, rządcę i rzemieślnika za domek w Ulm',
      act({
        type: 'hand-in',
        officials: ['coachman', 'postmaster', 'bailiff', 'wainwright'],
        house: 'ulm',
      }),
    ],
  ])('%s: %s', (lang, text, expected) => {
    expect(commandIn(text, tableOf(seating), lang)).toEqual(expected);
  });

  test('a seat taken twice in a row is not let go of', () => {
    const picked = step(tableOf(seating), { type: 'rank', rank: 5 });
    expect(commandIn('seat 5 baden', picked, 'en')).toEqual(send({ type: 'carriage', carriage: 'baden' }));
  });

  test('outside its step, a seating is refused by the engine', () => {
    expect(commandIn('seat 5 baden', tableOf(market), 'en')).toMatchObject({
      intents: [{ type: 'act', action: { type: 'seat' } }],
    });
  });
});

describe('asking', () => {
  test.each<[Lang, string, unknown]>([
    ['en', 'where is ulm?', { about: 'where', what: { kind: 'city', id: 'ulm' } }],
    ['pl', 'gdzie jest kareta Badenii', { about: 'where', what: { kind: 'carriage', id: 'baden' } }],
    ['ru', 'дороги из Пассау', { about: 'roads', city: 'passau' }],
    ['en', 'houses', { about: 'houses', player: null }],
    ['en', 'houses 2', { about: 'houses', player: 1 }],
    ['pl', 'domki czerwona', { about: 'houses', player: 1 }],
    ['en', 'what happened', { about: 'last' }],
  ])('%s: %s', (lang, text, asked) => {
    expect(commandIn(text, tableOf(laying), lang)).toEqual({ type: 'ask', asked });
  });
});

describe('what is not understood', () => {
  test.each<[Lang, string, Problem]>([
    ['en', '', { why: 'empty' }],
    ['en', '?!', { why: 'empty' }],
    ['en', 'take '.repeat(50), { why: 'too-long' }],
    ['en', 'tkae 3', { why: 'unknown', word: 'tkae', suggestions: ['take 3'] }],
    ['pl', 'weź augsbrug', { why: 'unknown', word: 'augsbrug', suggestions: ['weź Augsburg'] }],
    ['en', 'take xyzzy', { why: 'unknown', word: 'xyzzy', suggestions: [] }],
    ['en', 'take inn', { why: 'not-open', city: 'innsbruck' }],
    ['ru', 'возьми зи', { why: 'not-open', city: 'sigmaringen' }],
    ['en', 'take sa lz', { why: 'unknown', word: 'lz', suggestions: [] }],
    ['en', 'end ulm', { why: 'too-much', word: 'ulm' }],
    ['en', 'take ulm linz', { why: 'too-much', word: 'Linz' }],
    ['en', 'take', { why: 'missing', verb: 'take' }],
    ['en', 'houses 4', { why: 'no-such-player', number: 4 }],
  ])('%s: %j', (lang, text, problem) => {
    expect(commandIn(text, tableOf(market), lang)).toEqual(problem);
  });

  test('a beginning is enough while it fits one name, and is answered with all it fits', () => {
    const munich = { type: 'ask', asked: { about: 'roads', city: 'muenchen' } };
    expect(commandIn('roads mu', tableOf(market), 'en')).toEqual(munich);
    expect(commandIn('roads muen', tableOf(market), 'en')).toEqual(munich);
    expect(commandIn('дороги ин', tableOf(market), 'ru')).toEqual({
      why: 'unclear',
      word: 'ин',
      suggestions: ['дороги Инсбрук', 'дороги Ингольштадт'],
    });
    // Verbs in the form that was begun.
    const begun = ['zagraj', 'zacznij', 'zawołaj', 'zamknij', 'zatwierdź', 'zakończ', 'Rządcę'];
    expect(commandIn('za', tableOf(market), 'pl')).toEqual({
      why: 'unclear',
      word: 'za',
      suggestions: begun,
    });
    // One letter says too little.
    expect(commandIn('roads m', tableOf(market), 'en')).toMatchObject({ why: 'unknown', suggestions: [] });
  });

  test('at another player’s turn nothing is done, but everything may be asked', () => {
    const waiting = tableOf(market, { seat: 1 });
    expect(commandIn('take 3', waiting, 'en')).toEqual({ why: 'waiting' });
    expect(commandIn('hand', waiting, 'en')).toEqual({ type: 'ask', asked: { about: 'hand' } });
    expect(commandIn('take 3', tableOf(market, { seat: 'onlooker' }), 'en')).toEqual({ why: 'waiting' });
  });

  test('what the page cannot do, it says', () => {
    const desk = deskAt(tableOf(market), 'en', []);
    expect(parseCommand('hint', desk)).toEqual({ ok: false, problem: { why: 'not-here' } });
  });
});
