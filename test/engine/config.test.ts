/** Configs from outside: each field is refused by its name, and what is left out has a meaning. */
import { describe, expect, test } from 'vitest';
import { newGame, replay, type Config } from '../../src/engine/index.ts';
import { deckWith } from '../support/game.ts';

const refused = (config: unknown): unknown => {
  const played = replay({ config, actions: [] });
  return !played.ok && played.code === 'bad-record' ? played.field : null;
};
const deck = deckWith('ulm');

describe('a config', () => {
  test.each<[unknown, string]>([
    [null, 'config'],
    ['2', 'config'],
    [{}, 'players'],
    [{ players: 1 }, 'players'],
    [{ players: 2, seed: null }, 'seed'],
    [{ players: 2, edition: 7 }, 'edition'],
    [{ players: 2, edition: null }, 'edition'],
    [{ players: 2, edition: ['bard-pl'] }, 'edition'],
    [{ players: 2, deck: null }, 'deck'],
    [{ players: 2, deck: { length: 66 } }, 'deck'],
    [{ players: 2, deck: [...deck, 'ulm'] }, 'deck'],
    [{ players: 2, deck: ['wien', ...deck.slice(1)] }, 'deck'],
    [{ players: 2, deck: [...deck, 'wien'] }, 'deck'],
    [{ players: 2, modules: null }, 'modules'],
    [{ players: 2, modules: ['officials', 'glory'] }, 'modules'],
    [{ players: 2, modules: ['officials', 'audience', 'officials'] }, 'modules'],
    [{ players: 2, options: null }, 'options'],
    [{ players: 2, options: 'must' }, 'options'],
    [{ players: 2, options: { placement: null } }, 'options'],
    [{ players: 2, options: { provincesTile: 'must' } }, 'options'],
  ])('%j is refused for its %s', (config, field) => {
    expect(refused(config)).toBe(field);
  });

  test('a seed of a thousand letters is still one', () => {
    expect(refused({ players: 2, seed: 'x'.repeat(1000) })).toBeNull();
    expect(refused({ players: 2, seed: 'x'.repeat(1001) })).toBe('seed');
  });

  test('single options replace the edition’s, the others stay', () => {
    const config: Config = { players: 2, edition: 'biancheria-en', options: { placement: 'must' } };
    expect(newGame(config).options).toEqual({
      provincesTile: 'outside-baiern',
      placement: 'must',
      coach: 'may',
    });
    expect(newGame({ players: 2, edition: 'biancheria-en', modules: ['officials'] }).options.placement).toBe(
      'may',
    );
  });

  test('a deck lies in its order', () => {
    expect(newGame({ players: 2, deck }).pile).toEqual(deck.slice(6));
  });
});
