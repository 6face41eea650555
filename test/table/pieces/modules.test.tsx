/** The pieces of the modules as they are sent: everything is a real control with its words. */
import { parse } from 'node-html-parser';
import { render } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { newGame, type State } from '../../../src/engine/index.ts';
import { moduleWords } from '../../../src/table/words/module-words.ts';
import { step, tableOf, type Intent } from '../../../src/table/model/reducer.ts';
import { toTableView } from '../../../src/table/model/view.ts';
import { tableWords } from '../../../src/table/words/table-words.ts';
import { Carriages } from '../../../src/table/pieces/Carriages.tsx';
import { Clergy, WaitingRoom } from '../../../src/table/pieces/Clergy.tsx';
import { HandIn } from '../../../src/table/pieces/HandIn.tsx';
import { Market } from '../../../src/table/pieces/Market.tsx';
import { Score } from '../../../src/table/pieces/Seats.tsx';
import { Seating } from '../../../src/table/pieces/Seating.tsx';
import { Tokens } from '../../../src/table/pieces/Tokens.tsx';
import { closing } from '../../support/audience.ts';
import { after } from '../../support/game.ts';
import { LANGUAGES } from '../../support/language.ts';
import { AUDIENCE, carriages, handingIn } from '../../support/positions.ts';

const viewOf = (state: State, ...intents: readonly Intent[]) =>
  toTableView(intents.reduce(step, tableOf(state)));
const send = () => {};
const two: readonly Intent[] = [
  { type: 'token', official: 'coachman' },
  { type: 'token', official: 'bailiff' },
];

describe.each(LANGUAGES)('$lang', ({ t, names }) => {
  const words = moduleWords(t, names);

  test('tokens left and held are said for every player', () => {
    const page = parse(render(<Tokens offices={viewOf(handingIn()).offices!} words={words} />));
    const said = page.querySelectorAll('.visually-hidden').map(({ text }) => text);
    expect(said).toHaveLength(4 + 2);
    expect(said[4]).toContain(t('official.coachman'));
    expect(said[4]).toContain(t('seat.0'));
  });

  test('handing in: four officials, and a button that says what it does', () => {
    const handIn = (...intents: readonly Intent[]) =>
      parse(
        render(
          <HandIn handIn={viewOf(handingIn(), ...intents).offices!.handIn!} words={words} send={send} />,
        ),
      );
    expect(handIn().querySelectorAll('button.figure')).toHaveLength(4);
    expect(handIn().querySelectorAll('.is-unavailable')).toHaveLength(2);
    expect(handIn(...two).querySelectorAll('[aria-pressed=true]')).toHaveLength(2);
    expect(handIn(...two).querySelector('.is-main')!.text).toBe(t('offices.confirm.no-card'));
    const chosen = handIn(...two, { type: 'draw', from: 'deck' });
    expect(chosen.querySelector('.is-main')!.text).toBe(t('offices.confirm'));
  });

  test('the card chosen for two tokens is marked among the open cards', () => {
    const market = (...intents: readonly Intent[]) =>
      parse(
        render(<Market view={viewOf(handingIn(), ...intents)} words={tableWords(t, names)} send={send} />),
      ).querySelectorAll('[aria-pressed=true]');
    expect(market(...two)).toHaveLength(0);
    expect(market(...two, { type: 'draw', from: 2 })).toHaveLength(1);
    expect(market(...two, { type: 'draw', from: 'deck' })).toHaveLength(1);
  });

  test('seating: five clergy, five carriages, who sits where in words', () => {
    const seating = viewOf(newGame(AUDIENCE), { type: 'carriage', carriage: 'baiern' }).audience!.seating!;
    const page = parse(render(<Seating seating={seating} words={words} send={send} />));
    expect(page.querySelectorAll('.clergyman')).toHaveLength(5);
    expect(page.querySelector('.clergyman[aria-pressed=true]')!.text).toContain(words.rank(4));
    const seats = page.querySelectorAll('button.carriage .visually-hidden').map(({ text }) => text);
    expect(seats).toHaveLength(5);
    expect(seats.filter((text) => text.includes(t('rank.5')))).toHaveLength(1);
  });

  test('carriages: buttons only while they have to move, with their moves', () => {
    const moving = parse(
      render(<Carriages audience={viewOf(carriages()).audience!} words={words} send={send} />),
    );
    expect(moving.querySelectorAll('button.carriage')).toHaveLength(5);
    expect(moving.querySelectorAll('.is-possible')).toHaveLength(1);
    expect(moving.querySelector('.is-possible')!.text).toContain(t('audience.count.moves', { n: 1 }));
    const still = parse(
      render(<Carriages audience={viewOf(closing(['ulm'])).audience!} words={words} send={send} />),
    );
    expect(still.querySelectorAll('button')).toHaveLength(0);
    expect(still.querySelectorAll('.carriage')).toHaveLength(5);
  });

  test('at a fork, the towns are buttons', () => {
    const fork = after(closing(['ulm', 'augsburg', 'muenchen', 'passau'], { baiern: 'andechs' }), {
      type: 'close',
      way: 'each-province',
      houses: ['ulm', 'augsburg'],
    });
    const view = viewOf(fork, { type: 'carriage', carriage: 'baiern' });
    const page = parse(render(<Carriages audience={view.audience!} words={words} send={send} />));
    expect(page.querySelectorAll('.is-main').map(({ text }) => text)).toEqual([
      t('town.ettal'),
      t('town.trento'),
    ]);
  });

  test('the waiting room and the clergy, by what everybody knows', () => {
    const { audience } = viewOf(closing(['ulm'], { baiern: 'rome' }));
    const room = parse(render(<WaitingRoom audience={audience!} words={words} />));
    expect(room.querySelectorAll('li')).toHaveLength(5);
    const clergy = parse(render(<Clergy audience={audience!} words={words} />));
    expect(clergy.querySelectorAll('li')).toHaveLength(3);
    expect(clergy.querySelectorAll('.is-riding')).toHaveLength(3 * 4);
    expect(clergy.text).toContain(t('audience.clergy.riding'));
  });

  test('the score has a line for what each module brings', () => {
    const lines = (state: State) =>
      parse(render(<Score view={viewOf(state)} words={tableWords(t, names)} />)).querySelectorAll('tbody tr')
        .length;
    expect(lines(handingIn())).toBe(5);
    expect(lines(carriages())).toBe(5);
  });
});
