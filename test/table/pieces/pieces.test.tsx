/** The pieces as text: what a reader without script gets, and what can be pressed with one. */
import { parse } from 'node-html-parser';
import type { JSX } from 'preact';
import { render } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import type { CityId, State } from '../../../src/engine/index.ts';
import { step, tableOf, type Intent } from '../../../src/table/model/reducer.ts';
import { toTableView } from '../../../src/table/model/view.ts';
import { tableWords } from '../../../src/table/words/table-words.ts';
import { Card } from '../../../src/table/pieces/Card.tsx';
import { Hand } from '../../../src/table/pieces/Hand.tsx';
import { Discard, Market } from '../../../src/table/pieces/Market.tsx';
import { RouteRow } from '../../../src/table/pieces/RouteRow.tsx';
import { Closing } from '../../../src/table/pieces/Closing.tsx';
import { Decisions } from '../../../src/table/pieces/Decisions.tsx';
import { Officials } from '../../../src/table/pieces/Officials.tsx';
import { Coaches, Score, Stock } from '../../../src/table/pieces/Seats.tsx';
import { TileStacks } from '../../../src/table/pieces/TileStacks.tsx';
import type { Send } from '../../../src/table/pieces/types.ts';
import { EXAMPLE } from '../../support/closing.ts';
import { after, at, finishing } from '../../support/game.ts';
import { LANGUAGES, speak } from '../../support/language.ts';
import { playing } from '../../support/positions.ts';

const nowhere: Send = () => {};
const text = (element: JSX.Element | false): string =>
  parse(render(<>{element}</>))
    .text.replaceAll(/\s+/g, ' ')
    .trim();

function pieces(
  state: State,
  words: ReturnType<typeof tableWords>,
  send: Send | undefined,
  ...intents: readonly Intent[]
) {
  const view = toTableView(intents.reduce(step, tableOf(state)));
  return (
    <>
      <Market view={view} words={words} send={send} />
      <Discard view={view} words={words} send={send} />
      <TileStacks view={view} words={words} />
      <Coaches view={view} words={words} />
      <RouteRow view={view} words={words} />
      <Hand view={view} words={words} send={send} />
      <Officials view={view} words={words} send={send} />
      <Stock view={view} words={words} />
      <Score view={view} words={words} />
      {view.closing && <Closing closing={view.closing} words={words} send={nowhere} />}
      <Decisions view={view} words={words} send={nowhere} />
    </>
  );
}

describe.each(LANGUAGES)('all pieces in $lang', ({ t, names }) => {
  const words = tableWords(t, names);
  const html = render(
    pieces(finishing({ route: EXAMPLE, hand: ['ulm', 'ulm'] }), words, nowhere, { type: 'close' }),
  );
  const page = parse(html);

  test('carry no inline style and no broken text', () => {
    expect(html).not.toMatch(/\sstyle\s*=/i);
    expect(page.text).not.toMatch(/undefined|NaN|\[object|\{\w+\}/);
  });

  test('every part and every button has a name', () => {
    for (const part of page.querySelectorAll('.part')) expect(part.getAttribute('aria-label')).toBeTruthy();
    for (const button of page.querySelectorAll('button')) {
      expect(button.getAttribute('aria-label') ?? button.text.trim()).not.toBe('');
    }
  });

  test('without a hand nothing can be pressed', () => {
    const still = parse(render(pieces(finishing({ route: EXAMPLE, hand: ['ulm'] }), words, undefined)));
    expect(still.querySelectorAll('.card')).not.toHaveLength(0);
    expect(still.querySelectorAll('button.card, button.figure, .ends')).toHaveLength(0);
  });
});

describe('in English', () => {
  const { t, names } = speak('en');
  const words = tableWords(t, names);
  const viewOf = (state: State, ...intents: readonly Intent[]) =>
    toTableView(intents.reduce(step, tableOf(state)));

  test('a card says its city, its province and whether it fits', () => {
    expect(text(<Hand view={viewOf(playing())} words={words} send={nowhere} />)).toContain(
      'Passau, Bavaria, fits',
    );
  });

  test('the two ends can be pressed while the question is where a card goes', () => {
    const both = at({ step: 'play', players: [{ hand: ['kempten'], route: ['ulm', 'augsburg'] }] });
    const labels = (...intents: readonly Intent[]) =>
      parse(render(<Hand view={viewOf(both, ...intents)} words={words} send={nowhere} />))
        .querySelectorAll('.ends button')
        .map((button) => button.text);
    expect(labels()).toEqual([]);
    expect(labels({ type: 'card', index: 0 })).toEqual([
      'On the left, by Ulm',
      'On the right, by Augsburg',
      words.ui.cancel,
    ]);
  });

  test('what a press asks for', () => {
    const asked: unknown[] = [];
    const view = viewOf(playing());
    const tree = Officials({ view, words, send: (intent) => asked.push(intent) });
    const buttons: (() => void)[] = [];
    const walk = (node: unknown): void => {
      if (Array.isArray(node)) node.forEach(walk);
      else if (node && typeof node === 'object' && 'props' in node) {
        const { props } = node as { props: { onClick?: () => void; children?: unknown } };
        if (props.onClick) buttons.push(props.onClick);
        walk(props.children);
      }
    };
    walk(tree);
    buttons.forEach((press) => press());
    expect(asked).toEqual(view.officials.map(({ official }) => ({ type: 'call', official })));
  });

  test('of a high pile of discards only the top is shown, and all are counted', () => {
    const discard = ['ulm', 'linz', 'basel', 'lodz', 'passau', 'kempten', 'zuerich', 'pilsen'] as const;
    const view = { ...viewOf(playing()), discard };
    const page = parse(render(<Discard view={view} words={words} send={undefined} />));
    expect(page.querySelectorAll('.card').at(-1)!.text).toContain('Pilsen');
    expect(page.querySelectorAll('.card')).toHaveLength(6);
    expect(page.querySelector('.part')!.getAttribute('aria-label')).toContain('8\u00a0cards');
  });

  test('a coach track tells what is held and what is next', () => {
    expect(text(<Coaches view={viewOf(finishing({ route: EXAMPLE, coach: 6 }))} words={words} />)).toContain(
      'coach 6; next: 7, worth 10 points',
    );
  });

  test('the wainwright is called where the coach needs him', () => {
    const state = after(finishing({ route: EXAMPLE.slice(0, 5), coach: 6 }), {
      type: 'close',
      way: 'each-province',
      houses: [],
    });
    const view = viewOf(state);
    expect(text(<Decisions view={view} words={words} send={nowhere} />)).toBe(
      'Call the WainwrightLeave the coach',
    );
  });

  test('a stack of tiles is a phrase for the ear, and so is what somebody has', () => {
    const told = (element: JSX.Element) =>
      parse(render(element))
        .querySelectorAll('.visually-hidden')
        .map((hidden) => hidden.text);
    const view = viewOf(playing());
    const stacks = [
      { stack: 'length-6', values: [3, 2, 1] },
      { stack: 'length-5', values: [1] },
      { stack: 'baden', values: [] },
    ] as const;
    const tiles = [
      { stack: 'length-6', value: 3 },
      { stack: 'end', value: 1 },
    ] as const;
    const seats = [{ ...view.seats[0]!, tiles }];
    expect(told(<TileStacks view={{ ...view, stacks, seats }} words={words} />)).toEqual([
      '6\u00a0cities: top tile 3\u00a0points, then 2, 1',
      '5\u00a0cities: last tile 1\u00a0point',
      'Baden: none left',
      'blue gable: 6\u00a0cities, 3\u00a0points; End of the game, 1\u00a0point',
    ]);
  });

  test('that nothing is discarded is said only beside an empty pile', () => {
    const view = { ...viewOf(playing()), discard: [] };
    expect(text(<Discard view={{ ...view, pile: 3 }} words={words} send={undefined} />)).toBe('');
    expect(text(<Discard view={{ ...view, pile: 0 }} words={words} send={undefined} />)).toBe(
      'Discards: no cards',
    );
  });

  test('long names are set smaller', () => {
    const long = (city: CityId) => render(<Card city={city} words={words} />).includes('is-long');
    expect([long('sigmaringen'), long('ulm')]).toEqual([true, false]);
  });

  test('points below zero have a proper minus', () => {
    expect(text(<Score view={viewOf(finishing({ route: EXAMPLE }))} words={words} />)).toContain('−20');
  });
});
