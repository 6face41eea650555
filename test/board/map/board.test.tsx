/** What the board gives a reader without script, in every language. */
import { render } from 'preact-render-to-string';
import { parse, type HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { Board } from '../../../src/board/map/Board.tsx';
import { ownGround } from '../../../src/board/map/ground.tsx';
import { printedName, roadPath } from '../../../src/board/map/geometry.ts';
import { FRAME, PLACES } from '../../../src/board/map/layout.ts';
import { CITY_IDS, PROVINCES, provinceOf, ROADS, type CityId, type Road } from '../../../src/engine/index.ts';
import {
  boardHtml,
  boardPage,
  cityIn,
  citiesWith,
  controlOf,
  fullState,
  FULL_VIEW,
  strokesOf,
  wordsFor,
} from '../../support/board-page.tsx';
import { LANGUAGES, speak } from '../../support/language.ts';
import { joinedTo } from '../../support/roads.ts';

const english = speak('en');

describe.each(LANGUAGES)('a full board in $lang', (language) => {
  const { t, names, tag } = language;
  const html = boardHtml(language, FULL_VIEW);
  const page = parse(html);

  test('shows all 22 names, with the printed one where it differs', () => {
    expect(page.querySelectorAll('g.city')).toHaveLength(22);
    for (const city of CITY_IDS) {
      const group = cityIn(page, city);
      const shown = group.querySelectorAll('.plate-name').map((text) => text.text);
      const printed = group.querySelectorAll('.plate-printed');
      const differs = names.city(city) !== printedName(city);
      // Where the names differ there are two plates, of which the style sheet shows one.
      expect(shown).toEqual(differs ? [names.city(city), names.city(city)] : [names.city(city)]);
      expect(printed.map((text) => text.text)).toEqual(differs ? [printedName(city)] : []);
      expect(printed.every((text) => text.getAttribute('lang') === 'de')).toBe(true);
      expect(group.querySelectorAll('.plate.plate-tall')).toHaveLength(differs ? 1 : 0);
      expect(group.querySelectorAll('.plate.plate-short')).toHaveLength(differs ? 1 : 0);
      expect(group.querySelector('.city-code')!.text).toBe(t(`province.${provinceOf(city)}.code`));
    }
  });

  test('carries no inline style, no script and no handler', () => {
    expect(html).not.toMatch(/\sstyle\s*=/i);
    expect(html).not.toMatch(/<script|<style/i);
    expect(html).not.toMatch(/\son[a-z]+\s*=/i);
  });

  test('has no broken text or number', () => {
    expect(html).not.toMatch(/undefined|NaN|\[object|\{\w+\}/);
  });

  test('uses every id once', () => {
    const ids = page.querySelectorAll('[id]').map((element) => element.getAttribute('id')!);
    expect(ids.length).toBeGreaterThan(PROVINCES.length);
    expect(ids).toEqual([...new Set(ids)]);
  });

  test('is a named group, whole in its frame', () => {
    const svg = page.querySelector('svg.board-svg')!;
    expect(svg.getAttribute('role')).toBe('group');
    expect(svg.getAttribute('aria-label')).toBe(t('map.title'));
    expect(svg.getAttribute('viewBox')).toBe(`${FRAME.x} ${FRAME.y} ${FRAME.width} ${FRAME.height}`);
  });

  test.each(CITY_IDS)('%s is a picture with a label: name, state, province, all neighbours', (city) => {
    const control = controlOf(cityIn(page, city));
    expect(control.getAttribute('role')).toBe('img');
    expect(control.getAttribute('tabindex')).toBeUndefined();
    expect(control.getAttribute('aria-pressed')).toBeUndefined();
    const expected = fullState(language, city);
    const label = control.getAttribute('aria-label')!;
    const [about, roads] = (expected ? label.replace(`${expected}. `, '') : label).split(/(?<=\.) /);
    if (expected) expect(label.startsWith(`${names.city(city)}, ${expected}. `)).toBe(true);
    expect(about).toMatch(new RegExp(`^${names.city(city)}, .*${names.province(provinceOf(city))}\\.$`));
    expect(about!.includes(printedName(city))).toBe(true);
    const words = roads!.replace(/[.,]/g, '').split(' ');
    const named = CITY_IDS.filter(
      (id) => words.includes(names.city(id)) || words.includes(t(`city.${id}.gen`)),
    );
    expect(named).toEqual(joinedTo(city));
  });

  test('reads every city aloud once: what is drawn is silent', () => {
    expect(page.querySelectorAll('svg [aria-label]')).toHaveLength(22);
    const isSilent = (element: HTMLElement | null): boolean =>
      element !== null && (element.getAttribute('aria-hidden') === 'true' || isSilent(element.parentNode));
    const heard = page
      .querySelectorAll('svg path, svg text, svg circle, svg use')
      .filter((part) => !part.classList.contains('city-hit') && !isSilent(part));
    expect(heard).toEqual([]);
  });

  describe('its table', () => {
    const rows = page.querySelectorAll('details.board-table tbody tr');
    const cells = rows.map((row) => row.querySelectorAll('th, td').map((cell) => cell.text.trim()));

    test('has a row for every city, in the order of the language’s alphabet', () => {
      const collator = new Intl.Collator(tag);
      const expected = CITY_IDS.map((city) => t(`city.${city}`)).toSorted(collator.compare);
      expect(expected).toHaveLength(22);
      expect(cells.map(([name]) => name)).toEqual(expected);
    });

    test('says of every city what the map says of it', () => {
      const byName = new Map(cells.map((row) => [row[0]!, row]));
      for (const city of CITY_IDS) {
        const [, printed, province, roads, state] = byName.get(names.city(city))!;
        expect(printed).toBe(printedName(city));
        expect(province).toBe(names.province(provinceOf(city)));
        expect(roads).toBe(`${joinedTo(city).length} ${names.cities(joinedTo(city))}`);
        expect(state).toBe(fullState(language, city));
      }
    });

    test('has five named columns, sorted by the first', () => {
      const heads = page.querySelectorAll('thead th');
      expect(heads.map((head) => head.text)).toEqual(
        (['city', 'printed', 'province', 'roads', 'state'] as const).map((column) =>
          t(`board.column.${column}`),
        ),
      );
      expect(heads.map((head) => head.getAttribute('aria-sort'))).toEqual([
        'ascending',
        ...Array.from({ length: 4 }, () => undefined),
      ]);
      expect(page.querySelector('table')!.getAttribute('aria-label')).toBe(t('map.title'));
    });
  });
});

describe('the words of a state', () => {
  test.each<[CityId, string]>([
    [
      'carlsruhe',
      'Karlsruhe, end of the route; picked. On the card Carlsruhe, Baden. Roads to Freiburg, Mannheim and Stuttgart.',
    ],
    [
      'stuttgart',
      'Stuttgart, in the route; houses: blue gable, red tower, yellow dome and green tent. Württemberg. Roads to Ingolstadt, Karlsruhe, Mannheim, Nuremberg, Sigmaringen, Ulm and Würzburg.',
    ],
    ['freiburg', 'Freiburg, can come next; right. Baden. Roads to Basel, Karlsruhe, Sigmaringen and Zurich.'],
    ['innsbruck', 'Innsbruck, not possible. Tyrol. Roads to Augsburg, Kempten, Munich and Salzburg.'],
    ['lodz', 'Lodz, 2\u00a0roads away. Poland. Roads to Pilsen.'],
    ['linz', 'Linz, Salzburg. Roads to Budweis, Passau and Salzburg.'],
  ])('%s in English', (city, label) => {
    expect(controlOf(cityIn(boardPage(english, FULL_VIEW), city)).getAttribute('aria-label')).toBe(label);
  });
});

describe('what a view draws', () => {
  const page = boardPage(english, FULL_VIEW);

  test.each<[string, readonly CityId[]]>([
    ['is-on-route', ['carlsruhe', 'stuttgart', 'nuernberg', 'regensburg']],
    ['is-end', ['carlsruhe', 'regensburg']],
    ['is-target', ['freiburg', 'passau']],
    ['is-good', ['freiburg']],
    ['is-bad', ['innsbruck']],
    ['is-selected', ['carlsruhe', 'muenchen']],
  ])('%s is worn by exactly these cities', (className, cities) => {
    expect(citiesWith(page, className).toSorted()).toEqual(cities.toSorted());
  });

  test('every city stands at its place and wears its province', () => {
    for (const city of CITY_IDS) {
      const group = cityIn(page, city);
      expect(group.getAttribute('transform')).toBe(`translate(${PLACES[city].x},${PLACES[city].y})`);
      expect(group.classList.contains(`province-${provinceOf(city)}`)).toBe(true);
    }
  });

  test('a tick and a cross, not only two colours', () => {
    const [tick, cross] = (['freiburg', 'innsbruck'] as const).map((city) =>
      cityIn(page, city).querySelector('.mark path')!.getAttribute('d'),
    );
    expect(tick).not.toBe(cross);
    expect(page.querySelectorAll('.mark')).toHaveLength(2);
  });

  test('badges with their text', () => {
    expect(page.querySelectorAll('.badge')).toHaveLength(2);
    expect(cityIn(page, 'lodz').querySelector('.badge text')!.text).toBe('2');
    expect(cityIn(page, 'basel').querySelector('.badge text')!.text).toBe('12');
  });

  test('four houses in one city have four shapes and four seats', () => {
    const houses = cityIn(page, 'stuttgart').querySelectorAll('path.house');
    expect(new Set(houses.map((house) => house.getAttribute('d'))).size).toBe(4);
    expect(houses.map((house) => house.getAttribute('class'))).toEqual(
      [0, 1, 2, 3].map((seat) => `house seat-${seat}`),
    );
    expect(new Set(houses.map((house) => house.getAttribute('transform'))).size).toBe(4);
    expect(page.querySelectorAll('path.house')).toHaveLength(5);
    expect(cityIn(page, 'ulm').querySelector('path.house')!.getAttribute('d')).toBe(
      houses[2]!.getAttribute('d'),
    );
  });

  test('all 45 roads, and over them the ones that matter', () => {
    expect(strokesOf(page.querySelector('.roads .road'))).toEqual(ROADS.map(roadPath));
    expect(strokesOf(page.querySelector('.roads .road.is-highlighted'))).toEqual(
      FULL_VIEW.roads!.map(roadPath),
    );
  });

  test('exactly these provinces highlighted', () => {
    const lit = page.querySelectorAll('.province.is-highlighted').map((group) => group.classList.value);
    expect(lit.flat().filter((name) => name.startsWith('province-'))).toEqual([
      'province-tyrol',
      'province-polen',
    ]);
  });

  test.each<[number, readonly CityId[]]>([
    [0, []],
    [0, ['ulm']],
    [1, ['ulm', 'stuttgart']],
    [3, ['carlsruhe', 'stuttgart', 'nuernberg', 'regensburg']],
  ])('a ribbon of %i segments for the route %j', (segments, route) => {
    const drawn = boardPage(english, { route });
    const expected = route.slice(1).map((city, i) => roadPath([route[i]!, city] as Road));
    expect(expected).toHaveLength(segments);
    expect(strokesOf(drawn.querySelector('.ribbon-band'))).toEqual(expected);
    expect(strokesOf(drawn.querySelector('.ribbon-casing'))).toEqual(expected);
    expect(citiesWith(drawn, 'is-end')).toHaveLength(Math.min(route.length, 2));
  });

  test('nothing extra for an empty view', () => {
    const empty = boardPage(english, {});
    expect(empty.querySelectorAll('.house, .mark, .badge, .ribbon, .is-highlighted')).toEqual([]);
    for (const name of ['is-on-route', 'is-end', 'is-target', 'is-good', 'is-bad', 'is-selected']) {
      expect(citiesWith(empty, name)).toEqual([]);
    }
  });
});

describe('Board', () => {
  test('two on one page share no id, and each refers only to its own', () => {
    const pages = ['one', 'two'].map((id) => boardPage(english, FULL_VIEW, { id }));
    const idsOf = pages.map((page) =>
      page.querySelectorAll('[id]').map((element) => element.getAttribute('id')!),
    );
    expect(idsOf[0]!.filter((id) => idsOf[1]!.includes(id))).toEqual([]);
    pages.forEach((page, i) => {
      const links = page.toString().matchAll(/(?:href="#|url\(#|aria-(?:describedby|labelledby)=")([\w-]+)/g);
      const targets = [...links].map(([, id]) => id!);
      expect(targets.length).toBeGreaterThanOrEqual(PROVINCES.length + 2);
      for (const target of targets) expect(idsOf[i]).toContain(target);
    });
  });

  test('leaves the table out when the page has its own', () => {
    const page = boardPage(english, FULL_VIEW, { withTable: false });
    expect(page.querySelectorAll('table, details')).toEqual([]);
    expect(page.querySelectorAll('g.city')).toHaveLength(22);
  });

  test('is a picture until script is awake, even where a city can be picked', () => {
    const words = wordsFor(english, FULL_VIEW);
    const page = parse(
      render(<Board id="b" view={FULL_VIEW} words={words} ground={ownGround('b')} onPick={() => {}} />),
    );
    expect(page.querySelectorAll('button, [role="button"], .is-live, .board-tools')).toEqual([]);
    expect(page.querySelectorAll('[role="img"]')).toHaveLength(22);
  });
});
