import { describe, expect, test } from 'vitest';
import { newGame } from '../../../src/engine/index.ts';
import { freshId, freshSeed, isGameId } from '../../../src/table/model/chance.ts';
import { LONGEST_NAME, nameProblem } from '../../../src/text/name-problem.ts';
import { looksByName, nameOf, playersByName } from '../../../src/table/words/player-names.ts';
import { rematch } from '../../../src/features/play/rematch.ts';
import { configOf, parseSeats, settingOf, type PlaySetup } from '../../../src/table/model/setup.ts';
import { makeRecord, parseRecord } from '../../../src/notation/record.ts';
import { LANGUAGES, speak } from '../../support/language.ts';
import { setupOf } from '../../support/play.ts';
import { fc } from '../../support/property.ts';

const seats = setupOf(['person', 'solid', 'beginner']).seats;

describe('configOf and settingOf', () => {
  test('are each other’s inverse', () => {
    const options = { coach: 'may' } as const;
    const setup: PlaySetup = { ...setupOf(['person', 'strong'], ['audience']), options };
    expect({ seats: setup.seats, ...settingOf(configOf(setup)) }).toEqual(setup);
    expect(newGame(configOf(setup)).players).toHaveLength(2);
  });

  test('keep the deck of a game that came from elsewhere', () => {
    const setup = setupOf(['person', 'solid']);
    const { market, pile } = newGame(configOf(setup));
    const deck = [...market.filter((card) => card !== null), ...pile].toReversed();
    const parsed = parseRecord({ config: { ...configOf(setup), deck }, actions: [] });
    expect(parsed.ok && configOf({ ...setup, ...settingOf(parsed.record.config) }).deck).toEqual(deck);
  });
});

describe('parseSeats', () => {
  test('gives seats back, names trimmed, and nothing that does not belong there', () => {
    const asked = seats.map((seat) => ({ ...seat, name: '  Anna Maria ', more: 1 }));
    expect(parseSeats(asked)).toEqual(seats.map((seat) => ({ ...seat, name: 'Anna Maria' })));
  });

  const [first, second, third] = seats;
  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['a text', 'person'],
    ['one seat', [first]],
    ['five seats', [...seats, { ...first, look: 3 }, { ...first, look: 3 }]],
    ['the same look twice', [first, { ...second, look: 0 }]],
    ['a look there is none of', [first, { ...second, look: 4 }]],
    ['a look as a text', [first, { ...second, look: '1' }]],
    ['an unknown player', [first, { ...second, who: 'robot' }]],
    ['a player named like a field of every object', [first, { ...second, who: 'constructor' }]],
    ['no name', [first, { look: 1, who: 'solid' }]],
    ['a name that is no text', [first, { ...second, name: 7 }]],
    ['a name that is too long', [first, { ...second, name: 'x'.repeat(LONGEST_NAME + 1) }]],
    ['a name that turns the text around', [first, { ...second, name: '\u202eanna' }]],
    ['a hole', [first, null, third]],
    ['an object', { 0: first, 1: second, length: 2 }],
  ])('%s is refused', (_, value) => {
    expect(parseSeats(value)).toBeNull();
  });

  test('anything at all is refused or becomes seats, and nothing throws', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(parseSeats(value)).toBeNull();
      }),
    );
  });
});

describe('nameProblem', () => {
  test.each(['', '  ', 'Anna', 'Łucja Żółć', 'Пётр I', '李', '👩‍👩‍👧‍👦', 'x'.repeat(LONGEST_NAME), '{seat}', '$&'])(
    '“%s” is a name',
    (name) => {
      expect(nameProblem(name)).toBeNull();
    },
  );

  test.each([
    ['a\nb', 'characters'],
    ['a\u0000b', 'characters'],
    ['a\u2028b', 'characters'],
    ['\u202eabc', 'characters'],
    ['a\u2066b', 'characters'],
    ['a\u200fb', 'characters'],
    ['\ud800', 'characters'],
    ['x'.repeat(LONGEST_NAME + 1), 'too-long'],
    [`a${'\u0301'.repeat(200)}`, 'too-long'],
  ] as const)('%j is none: %s', (name, problem) => {
    expect(nameProblem(name)).toBe(problem);
  });

  test('a family of one character is not longer than it looks', () => {
    expect(nameProblem('👩‍👩‍👧‍👦'.repeat(8))).toBeNull();
  });
});

describe('names', () => {
  const setup = {
    seats: [
      { name: 'Anna', look: 2, who: 'person' },
      { name: '', look: 0, who: 'solid' },
    ],
  } as const;

  test.each(LANGUAGES)('players by seat, pieces by look, the nameless by their houses ($lang)', ({ t }) => {
    const byPlayer = playersByName(t, setup);
    expect([byPlayer('seat.0'), byPlayer('seat.1')]).toEqual(['Anna', t('seat.0')]);
    const byLook = looksByName(t, setup);
    expect([byLook('seat.0'), byLook('seat.2'), byLook('seat.3')]).toEqual([
      t('seat.0'),
      'Anna',
      t('seat.3'),
    ]);
    expect(byPlayer('site.name')).toBe(t('site.name'));
  });

  test('a name is never taken for a text with places to fill', () => {
    const { t } = speak('en');
    const named = playersByName(t, { seats: [{ ...setup.seats[0], name: '{n} $&' }, setup.seats[1]] });
    expect(named('event.turn-began.seat', { seat: named('seat.0') })).toContain('{n} $&');
    expect(nameOf(setup.seats[0], t)).toBe('Anna');
  });
});

describe('rematch', () => {
  test('the same people, other cards, the next one begins', () => {
    const setup = setupOf(['person', 'solid', 'beginner'], ['officials']);
    const next = rematch({ ...setup, deck: [] }, 'linz-ulm-1');
    expect(next).toEqual({ ...setup, seats: [seats[1], seats[2], seats[0]], seed: 'linz-ulm-1' });
    expect('deck' in next).toBe(false);
  });
});

describe('chance', () => {
  const arbRandom = fc.uint32Array({ minLength: 3, maxLength: 3 });

  test('a fresh seed can be read out, typed and written into a record', () => {
    fc.assert(
      fc.property(arbRandom, (random) => {
        const seed = freshSeed(random);
        expect(seed).toMatch(/^[a-z]+-[a-z]+-[1-9]\d{0,2}$/);
        const [from, to] = seed.split('-');
        expect(from).not.toBe(to);
        expect(makeRecord({ config: { players: 2, seed }, actions: [] })).toContain(seed);
      }),
    );
  });

  test('a fresh id is one, and all of chance is in it', () => {
    fc.assert(fc.property(arbRandom, (random) => isGameId(freshId(random))));
    const ids = new Set(
      Array.from({ length: 4000 }, (_, i) => freshId(Uint32Array.of(i * 2_654_435_761, i, 0))),
    );
    expect(ids.size).toBe(4000);
  });

  test.each(['', 'abc', 'ABCDEFGH', 'a/b/c/d', '../../x', 'a'.repeat(17)])('“%s” is no id', (text) => {
    expect(isGameId(text)).toBe(false);
  });
});
