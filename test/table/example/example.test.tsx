/** An example and a question as the server sends them, and when an answer is right. */
import { parse } from 'node-html-parser';
import { render } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { EDITION_IDS, stateOf, type Example as ExampleData } from '../../../src/table/model/example.ts';
import { isRight, type BoardQuestion } from '../../../src/features/rules/questions/question.ts';
import { LANGS } from '../../../src/i18n/locales.ts';
import { translate } from '../../../src/i18n/messages.ts';
import Example from '../../../src/table/example/Example.tsx';
import QuestionBoard from '../../../src/features/rules/questions/QuestionBoard.tsx';
import { EXAMPLE } from '../../support/closing.ts';
import { after } from '../../support/game.ts';
import { BOOKLET } from '../../support/positions.ts';

const fits: ExampleData = {
  rules: ['6.3'],
  sources: [],
  position: {
    config: { players: 2, seed: 'test' },
    step: 'play',
    players: [{ hand: ['innsbruck', 'passau'], route: BOOKLET }],
  },
  show: ['route', 'hand', 'officials'],
  lines: [
    { id: 'passau', actions: [{ type: 'play', city: 'passau', end: 'right' }] },
    { id: 'innsbruck', actions: [{ type: 'play', city: 'innsbruck', end: 'right' }], refused: 'no-road' },
  ],
};

describe.each(LANGS)('%s', (lang) => {
  const t = translate(lang);
  const html = render(<Example id="x" title="Title" lang={lang} example={fits} />);
  const page = parse(html);

  test('an example is complete without script', () => {
    expect(html).not.toMatch(/\sstyle\s*=/i);
    expect(page.querySelectorAll('g.city')).toHaveLength(22);
    expect(page.querySelectorAll('.hand .card')).toHaveLength(2);
    expect(page.querySelectorAll('.part')).toHaveLength(3);
    expect(page.querySelector('.say')!.text.trim()).toBe(t('illegal.wrong-step.now.play'));
  });

  test('what it says is one text, so that waking changes nothing', () => {
    const said = page.querySelector('.say span')!;
    expect(said.innerHTML).toBe(said.innerHTML.trim());
    expect(said.childNodes).toHaveLength(1);
  });

  test('its lines stand in words, a refusal with a link to its rule', () => {
    const told = page.querySelectorAll('.in-words dd').map((dd) => dd.text.trim());
    expect(told).toHaveLength(2);
    expect(told.every((text) => text.length > 10)).toBe(true);
    expect(page.querySelectorAll('.in-words a').map((a) => a.getAttribute('href'))).toEqual([
      `/${lang}/rules/playing/#6.3`,
    ]);
  });
});

test('an example bound to an option shows the lines of the booklet and names the other booklets', () => {
  const placement = (value: 'may' | 'must'): ExampleData => ({
    ...fits,
    position: { config: { players: 2, seed: 'test' }, step: 'finish', players: [{ route: EXAMPLE }] },
    lines: [{ id: value, when: { placement: value }, actions: [{ type: 'end' }] }],
  });
  const shown = (example: ExampleData) =>
    parse(render(<Example id="x" title="" lang="en" example={example} />));
  expect(shown(placement('may')).querySelectorAll('.show-me li')).toHaveLength(1);
  expect(shown(placement('may')).querySelector('.other-way')).toBeNull();
  const must = shown(placement('must'));
  expect(must.querySelectorAll('.show-me li')).toHaveLength(0);
  expect(must.querySelector('.other-way')!.text).toContain(translate('en')('edition.smart-ru'));
});

const question: BoardQuestion = {
  id: 'playing-9',
  rule: '6.3',
  kind: 'board',
  position: fits.position,
  show: ['route', 'hand'],
  right: [{ type: 'play', city: 'passau', end: 'right' }],
};

test('a question shows the position and gives nothing away', () => {
  const page = parse(render(<QuestionBoard title="Question" lang="en" question={question} />));
  expect(page.querySelectorAll('.hand .card')).toHaveLength(2);
  expect(page.querySelectorAll('.is-raised, .is-target')).toHaveLength(0);
});

test('an answer is right when it has the effect of a right action', () => {
  for (const edition of EDITION_IDS) {
    const start = stateOf(question.position, edition);
    expect(isRight(question, start, after(start, { type: 'play', city: 'passau', end: 'right' }))).toBe(true);
    expect(isRight(question, start, after(start, { type: 'restart', city: 'passau' }))).toBe(false);
    expect(isRight(question, start, start)).toBe(false);
  }
});
