/** The line and its keys: a list of suggestions, and the lines sent before. */
import { describe, expect, test } from 'vitest';
import {
  EMPTY_LINE,
  lineStep,
  type LineEvent,
  type LineState,
} from '../../../src/table/command/line-state.ts';
import { fc } from '../../support/property.ts';

const LINES = ['take', 'take Ulm', 'take Linz', 'tiles'];
/** A line goes on by one word, as the real suggestions do. */
const complete = (text: string): readonly string[] =>
  LINES.filter(
    (line) => line.startsWith(text) && line !== text && !line.slice(text.length).trim().includes(' '),
  );

const after = (...events: readonly LineEvent[]): LineState =>
  events.reduce((state, event) => lineStep(state, event, complete), EMPTY_LINE);
const type = (text: string): LineEvent => ({ type: 'typed', text });
const sent = (text: string): readonly LineEvent[] => [type(text), { type: 'sent' }];
const UP: LineEvent = { type: 'up' };
const DOWN: LineEvent = { type: 'down' };
const ESCAPE: LineEvent = { type: 'escape' };

describe('the list', () => {
  test('opens while typing, with nothing chosen', () => {
    expect(after(type('t'))).toMatchObject({ options: ['take', 'tiles'], active: -1, text: 't' });
  });

  test('stays closed for an empty line, and opens by the arrow', () => {
    expect(after(type(' ')).options).toEqual([]);
    expect(after(DOWN).options.length).toBeGreaterThan(0);
  });

  test('is walked through and left at its end for the line', () => {
    const active = [1, 2, 3].map((n) => after(type('t'), ...Array.from({ length: n }, () => DOWN)).active);
    expect(active).toEqual([0, 1, -1]);
    expect(after(type('t'), DOWN, DOWN, UP).active).toBe(0);
    expect(after(type('t'), DOWN, UP)).toMatchObject({ active: -1, options: ['take', 'tiles'] });
  });

  test('a choice that can go on goes on, another is ready to be sent', () => {
    const going = after(type('t'), { type: 'chosen', index: 0 });
    expect(going).toMatchObject({ text: 'take ', options: ['take Ulm', 'take Linz'], active: -1 });
    expect(lineStep(going, { type: 'chosen', index: 1 }, complete)).toMatchObject({
      text: 'take Linz',
      options: [],
    });
  });

  test('closes by Escape before the line is emptied', () => {
    expect(after(type('t'), ESCAPE)).toMatchObject({ text: 't', options: [] });
    expect(after(type('t'), ESCAPE, ESCAPE).text).toBe('');
  });

  test('closes when the line is left, and leaves the text', () => {
    expect(after(type('t'), { type: 'left' })).toMatchObject({ text: 't', options: [] });
  });

  test('shows what may have been meant', () => {
    const state = after(type('tske'), { type: 'offered', options: ['take'] });
    expect(state).toMatchObject({ text: 'tske', options: ['take'], active: -1 });
  });
});

describe('lines sent before', () => {
  const two = [...sent('draw'), ...sent('end')];

  test('come back one by one, and the unfinished line at last', () => {
    expect(after(...two, type('xy'), UP).text).toBe('end');
    expect(after(...two, type('xy'), UP, UP).text).toBe('draw');
    expect(after(...two, type('xy'), UP, UP, UP).text).toBe('draw');
    expect(after(...two, type('xy'), UP, UP, DOWN).text).toBe('end');
    expect(after(...two, type('xy'), UP, DOWN)).toMatchObject({ text: 'xy', back: null });
  });

  test('are kept once each', () => {
    expect(after(...two, ...sent('draw')).sent).toEqual(['end', 'draw']);
  });
});

test('whatever is pressed, what is active is in the list', () => {
  const event: fc.Arbitrary<LineEvent> = fc.oneof(
    fc.constantFrom(UP, DOWN, ESCAPE, { type: 'sent' } as const, { type: 'left' } as const),
    fc.constantFrom('', 't', 'ta', 'take ', 'x').map(type),
    fc.integer({ min: -1, max: 4 }).map((index) => ({ type: 'chosen', index }) as const),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      const { active, options } = after(...events);
      expect(active).toBeGreaterThanOrEqual(-1);
      expect(active).toBeLessThan(Math.max(options.length, 1));
    }),
  );
});
