/** The set-up form without its page: what is chosen, what is kept, what becomes of it. */
import { describe, expect, test } from 'vitest';

import { EDITIONS, newGame } from '../../../../src/engine/index.ts';
import { seatLabelOf } from '../../../../src/features/play/lobby/seat-label.ts';
import {
  FIRST_DRAFT,
  LONGEST_TYPED,
  redraft,
  type Draft,
  type DraftIntent,
} from '../../../../src/features/play/lobby/draft.ts';
import { faultsOf, isFree } from '../../../../src/features/play/lobby/faults.ts';
import { draftOf, keptAs } from '../../../../src/features/play/lobby/kept-draft.ts';
import { optionsOf, setupOf } from '../../../../src/features/play/lobby/setup-of.ts';
import { configOf, parseSeats } from '../../../../src/table/model/setup.ts';
import { longestSetting } from '../../../../src/storage/transfer/bundle.ts';
import { LANGUAGES, speak } from '../../../support/language.ts';
import { fc } from '../../../support/property.ts';

const { t, names } = speak('en');
const given = { t, edition: 'bard-pl', seed: 'fresh' } as const;
const after = (...intents: readonly DraftIntent[]): Draft => intents.reduce(redraft, FIRST_DRAFT);

describe('the form', () => {
  test('starts with one person against two automatic players, who have names', () => {
    const setup = setupOf(after({ type: 'starts', starts: 0 }), given);
    expect(setup.seats.map(({ who }) => who)).toEqual(['person', 'solid', 'solid']);
    expect(setup.seats.map(({ name }) => name)).toEqual(['', t('play.postmaster.1'), t('play.postmaster.2')]);
    expect(setup).toMatchObject({ edition: 'bard-pl', modules: [], seed: 'fresh' });
  });

  test('a look that is taken changes hands', () => {
    const before = FIRST_DRAFT.seats.map(({ look }) => look);
    const one = after({ type: 'look', seat: 0, look: 2, before });
    expect(one.seats.map(({ look }) => look)).toEqual([2, 1, 0, 3]);
    // Arrow keys go past looks that nobody meant.
    const two = redraft(one, { type: 'look', seat: 0, look: 3, before });
    expect(two.seats.map(({ look }) => look)).toEqual([3, 1, 2, 0]);
  });

  test('a seat that is left out and comes back has kept what was typed', () => {
    const name = { type: 'name', seat: 2, name: 'Ada' } as const;
    const draft = after(name, { type: 'count', count: 2 }, { type: 'count', count: 3 });
    expect(draft.seats[2]!.name).toBe('Ada');
  });

  test('nobody starts who does not play', () => {
    expect(after({ type: 'starts', starts: 2 }, { type: 'count', count: 2 }).starts).toBe('lot');
    expect(after({ type: 'starts', starts: 1 }, { type: 'count', count: 2 }).starts).toBe(1);
  });

  test('an automatic player who is replaced by a person takes the name along, unless it was typed', () => {
    expect(seatLabelOf(after({ type: 'who', seat: 1, who: 'person' }), 1, t)).toBe(t('seat.1'));
    const named = after({ type: 'name', seat: 1, name: 'Ada' }, { type: 'who', seat: 1, who: 'person' });
    expect(seatLabelOf(named, 1, t)).toBe('Ada');
  });

  test('another booklet brings its own options; the audience decides about houses', () => {
    const changed = after({ type: 'option', name: 'coach', value: 'may' });
    expect(optionsOf(changed, 'bard-pl').coach).toBe('may');
    expect(optionsOf(changed, 'bard-pl').provincesTile).toBe(EDITIONS['bard-pl'].provincesTile);
    const other = redraft(changed, { type: 'edition', edition: 'rebel-pl' });
    expect(optionsOf(other, 'bard-pl')).toEqual(EDITIONS['rebel-pl']);
    const audience = redraft(changed, { type: 'module', module: 'audience', isOn: true });
    expect(optionsOf(audience, 'bard-pl').placement).toBe('must');
    expect(redraft(FIRST_DRAFT, { type: 'option', name: 'coach', value: 'never' }).options).toEqual({});
  });
});

describe('who starts', () => {
  test('sits first, and the others follow around the table', () => {
    const { seats } = setupOf(after({ type: 'starts', starts: 2 }), given);
    expect(seats.map(({ look }) => look)).toEqual([2, 0, 1]);
  });

  test('by lot, it follows from the seed, and every seat gets its turn', () => {
    const first = (seed: string) => setupOf({ ...FIRST_DRAFT, seed }, given).seats[0]!.look;
    const drawn = Array.from({ length: 60 }, (_, i) => first(`seed ${i}`));
    expect(new Set(drawn)).toEqual(new Set([0, 1, 2]));
    expect(Array.from({ length: 60 }, (_, i) => first(`seed ${i}`))).toEqual(drawn);
  });
});

describe('faults', () => {
  const faults = (...intents: readonly DraftIntent[]) => faultsOf(after(...intents), t, names);

  test.each(LANGUAGES)('none at first in $lang', (spoken) => {
    expect(isFree(faultsOf(FIRST_DRAFT, spoken.t, spoken.names))).toBe(true);
  });

  test('nor with the longest name and seed', () => {
    expect(
      isFree(faults({ type: 'name', seat: 0, name: 'W'.repeat(24) }, { type: 'seed', seed: 'a'.repeat(64) })),
    ).toBe(true);
  });

  test.each([
    ['W'.repeat(25), t('play.name.too-long', { limit: 24 })],
    ['a\u202eb', t('play.name.characters')],
  ])('%j', (name, sentence) => {
    expect(faults({ type: 'name', seat: 1, name }).names).toEqual([null, sentence, null]);
  });

  test('a name twice is a fault of the second, however it is written', () => {
    const found = faults({ type: 'name', seat: 0, name: 'ADA' }, { type: 'name', seat: 2, name: ' ada ' });
    expect(found.names).toEqual([null, null, t('play.name.taken', { name: 'ada' })]);
    expect(isFree(found)).toBe(false);
  });

  test('a name of somebody who does not play is free', () => {
    const found = faults({ type: 'name', seat: 3, name: 'Ada' }, { type: 'name', seat: 0, name: 'Ada' });
    expect(isFree(found)).toBe(true);
  });

  test('a seed is too long in bytes, not in letters', () => {
    expect(faults({ type: 'seed', seed: 'a'.repeat(65) }).seed).toBe(
      t('broken.seed-too-long', { limit: 64 }),
    );
    expect(faults({ type: 'seed', seed: 'ё'.repeat(33) }).seed).toBe(
      t('broken.seed-too-long', { limit: 64 }),
    );
    expect(faults({ type: 'seed', seed: '\ud800' }).seed).toBe(t('broken.seed-broken'));
  });
});

describe('what is kept', () => {
  const draft = after(
    { type: 'count', count: 4 },
    { type: 'name', seat: 0, name: 'Ada' },
    { type: 'who', seat: 3, who: 'strong' },
    { type: 'module', module: 'officials', isOn: true },
    { type: 'option', name: 'coach', value: 'may' },
    { type: 'edition', edition: 'smart-ru' },
  );

  test('comes back as it was', () => {
    expect(draftOf(keptAs(draft))).toEqual(draft);
    expect(draftOf(keptAs(FIRST_DRAFT))).toEqual(FIRST_DRAFT);
  });

  test('also after a book was put into a field: it is cut off, and still a fault', () => {
    for (const [intent, sentence] of [
      [{ type: 'seed', seed: 'x'.repeat(20_000) }, t('broken.seed-too-long', { limit: 64 })],
      [{ type: 'name', seat: 1, name: 'x'.repeat(20_000) }, t('play.name.too-long', { limit: 24 })],
      // No half of a character is left at the end.
      [{ type: 'name', seat: 1, name: `x${'🐎'.repeat(9000)}` }, t('play.name.too-long', { limit: 24 })],
    ] as const) {
      const typed = redraft(draft, intent);
      expect(draftOf(keptAs(typed))).toEqual(typed);
      expect(typed.seats[0]!.name).toBe('Ada');
      const { seed, names: said } = faultsOf(typed, t, names);
      expect([seed, said[1]]).toContain(sentence);
    }
  });

  test('with every field full of what takes most room, it can be taken along in a file', () => {
    const book = '\u0001'.repeat(20_000);
    const full = [0, 1, 2, 3].reduce(
      (now, seat) => redraft(now, { type: 'name', seat, name: book }),
      redraft(draft, { type: 'seed', seed: book }),
    );
    expect(keptAs(full).length).toBeLessThanOrEqual(longestSetting('play'));
    expect(draftOf(keptAs(full))).toEqual(full);
  });

  test('a field that earlier pages kept too much of does not take the others with it', () => {
    const [ada, ...others] = draft.seats;
    const long = {
      ...draft,
      seed: 'x'.repeat(1001),
      seats: [ada, { ...others[0], name: 'y'.repeat(1001) }, ...others.slice(1)],
    };
    const read = draftOf(JSON.stringify(long));
    expect(read).toEqual({
      ...draft,
      seed: 'x'.repeat(LONGEST_TYPED),
      seats: [ada, { ...others[0], name: 'y'.repeat(LONGEST_TYPED) }, ...others.slice(1)],
    });
  });

  test.each([null, '', '{', 'null', '7', '[]', '{}', '{"seats":[]}', '{"seats":[null,null,null,null]}'])(
    '%j is passed over',
    (kept) => {
      expect(draftOf(kept)).toBeNull();
    },
  );

  test('with anything in any field, it can be played with or is passed over', () => {
    const paths = ['count', 'seats', 'starts', 'edition', 'options', 'modules', 'seed'] as const;
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.jsonValue(), (field, value) => {
        const read = draftOf(JSON.stringify({ ...draft, [field]: value }));
        if (!read || !isFree(faultsOf(read, t, names))) return;
        const setup = setupOf(read, given);
        expect(parseSeats(setup.seats)).not.toBeNull();
        expect(newGame(configOf(setup)).players).toHaveLength(read.count);
      }),
    );
  });
});
