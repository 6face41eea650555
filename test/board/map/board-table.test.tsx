import { parse } from 'node-html-parser';
import { render } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { BoardTable } from '../../../src/board/map/BoardTable.tsx';
import { CITY_IDS } from '../../../src/engine/index.ts';
import { FULL_VIEW, wordsFor } from '../../support/board-page.tsx';
import { LANGUAGES } from '../../support/language.ts';

describe.each(LANGUAGES)('BoardTable in $lang', (language) => {
  const words = wordsFor(language, FULL_VIEW);

  test('is plain text when nothing can be picked', () => {
    const page = parse(render(<BoardTable words={words} />));
    expect(page.querySelectorAll('button')).toEqual([]);
    expect(page.querySelectorAll('[id]')).toEqual([]);
    expect(page.querySelectorAll('tbody tr')).toHaveLength(22);
  });

  test('has a button for every heading and every city when cities can be picked', () => {
    const page = parse(render(<BoardTable words={words} onPick={() => {}} />));
    expect(page.querySelectorAll('thead button.sort')).toHaveLength(5);
    const names = page.querySelectorAll('tbody th[scope="row"] button.link').map((button) => button.text);
    expect(names.toSorted()).toEqual(CITY_IDS.map(words.city).toSorted());
  });

  test('gives rows the addresses it is told', () => {
    const page = parse(render(<BoardTable words={words} rowId={(city) => `row-${city}`} />));
    for (const city of CITY_IDS) {
      expect(page.querySelector(`#row-${city} th`)!.text).toBe(words.city(city));
    }
  });

  test('leaves out a column in which nothing would stand', () => {
    const page = parse(render(<BoardTable words={wordsFor(language, {})} />));
    expect(page.querySelectorAll('thead th').map((head) => head.text)).not.toContain(words.ui.columnState);
    expect(page.querySelectorAll('tbody tr:first-child td')).toHaveLength(3);
  });

  test('marks the printed names as German', () => {
    const page = parse(render(<BoardTable words={words} />));
    expect(page.querySelectorAll('td[lang="de"]')).toHaveLength(22);
  });
});
