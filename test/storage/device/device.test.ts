/** The browser's storage from below: writes are whole, failures are said, other tabs are noticed. */
import { describe, expect, test, vi } from 'vitest';
import { keysWith, read, write, writeAll } from '../../../src/storage/device/device.ts';
import { createSlot } from '../../../src/storage/device/slot.ts';
import { fc } from '../../support/property.ts';
import { forbiddenStorage, fullStorage, workingStorage } from '../../support/storage.ts';

describe('write', () => {
  test('says whether it is stored, and why not', () => {
    workingStorage();
    expect([write('posthorn.a', 'x'), read('posthorn.a')]).toEqual(['stored', 'x']);
    fullStorage({ 'posthorn.a': 'x' });
    expect([write('posthorn.a', 'y'), read('posthorn.a')]).toEqual(['full', 'x']);
    forbiddenStorage();
    expect([write('posthorn.a', 'y'), read('posthorn.a'), keysWith('')]).toEqual(['blocked', undefined, []]);
  });
});

test('writeAll stores everything or leaves everything as it was, whatever room there is', () => {
  const arbTexts = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.string({ maxLength: 9 }));
  fc.assert(
    fc.property(arbTexts, arbTexts, fc.nat(40), (before, after, room) => {
      const kept = workingStorage(before);
      const size = (texts: Iterable<string>): number => [...texts].join('').length;
      const limit = Math.max(room, size(kept.values()));
      localStorage.setItem = (key, value) => {
        const next = new Map(kept).set(key, value);
        if (size(next.values()) > limit) throw new DOMException('full', 'QuotaExceededError');
        kept.set(key, value);
      };
      const outcome = writeAll(new Map(Object.entries(after)));
      expect(Object.fromEntries(kept)).toEqual(outcome === 'stored' ? { ...before, ...after } : before);
    }),
  );
});

describe('a slot', () => {
  const slots = () => {
    let stored: string | null | undefined = null;
    let isFull = false;
    const store = { read: () => stored, write: (text: string | null) => void (isFull || (stored = text)) };
    return {
      one: createSlot(store),
      other: createSlot(store),
      fill: () => void (isFull = true),
      block: () => void (stored = undefined),
    };
  };

  test('knows what another tab wrote, and what it wrote itself', () => {
    const { one, other } = slots();
    one.load();
    other.load();
    one.save('x');
    expect([one.isChangedElsewhere(), other.isChangedElsewhere()]).toEqual([false, true]);
    expect(other.load()).toBe('x');
    other.save(null);
    expect([one.isChangedElsewhere(), other.isChangedElsewhere()]).toEqual([true, false]);
  });

  test('does not take its own failure for another tab', () => {
    const { one, fill, block } = slots();
    one.load();
    fill();
    one.save('x');
    expect(one.isChangedElsewhere()).toBe(false);
    block();
    expect(one.isChangedElsewhere()).toBe(false);
  });
});

test('what is full or blocked is told once in the page, and taken away when it is over', async () => {
  const notice = {
    dataset: {} as Record<string, string>,
    shown: [] as string[],
    querySelector: (selector: string) => {
      const why = /data-for="(\w+)"/.exec(selector)?.[1];
      if (why) return { content: { cloneNode: () => why } };
      return notice.shown.length > 0 ? { remove: () => void notice.shown.pop() } : null;
    },
    append: (sentence: string) => void notice.shown.push(sentence),
  };
  vi.resetModules();
  const { write: store } = await import('../../../src/storage/device/device.ts');
  vi.stubGlobal('document', { getElementById: () => notice });
  fullStorage();
  store('posthorn.a', 'x');
  store('posthorn.b', 'x');
  expect(notice.shown).toEqual(['full']);
  workingStorage();
  store('posthorn.a', 'x');
  expect(notice.shown).toEqual(['full']);
  store('posthorn.b', 'x');
  expect(notice.shown).toEqual([]);
});
