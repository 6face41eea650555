/** A live city, and the area that answers a tap on it. */
import { parse } from 'node-html-parser';
import { render } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { SIGN_RADIUS } from '../../../src/board/map/geometry.ts';
import { City } from '../../../src/board/layers/City.tsx';
import { PLACES } from '../../../src/board/map/layout.ts';
import type { BoardView } from '../../../src/board/types.ts';
import { CITY_IDS, type CityId } from '../../../src/engine/index.ts';
import { isTallAt, labelAt } from '../../support/board-css.ts';
import { controlOf, FULL_VIEW, wordsFor } from '../../support/board-page.tsx';
import { holds, onMap, shownPlate, type Box } from '../../support/boxes.ts';
import { LANGUAGES, speak, type Language } from '../../support/language.ts';

const drawn = (language: Language, city: CityId, view: BoardView, isTabStop = false) =>
  parse(
    render(
      <City city={city} view={view} words={wordsFor(language, view)} isLive={true} isTabStop={isTabStop} />,
    ),
  ).querySelector('g.city')!;

interface Hit {
  readonly city: CityId;
  readonly takes: (x: number, y: number) => boolean;
}

/** What of a city's control answers a tap on a map of that width: its sign, and the plate that is shown. */
function hitOf(language: Language, city: CityId, width: number): Hit {
  const scale = labelAt(width);
  const control = controlOf(drawn(language, city, {}));
  const hidden = isTallAt(width) ? 'plate-short' : 'plate-tall';
  const shown = control.querySelectorAll('g').filter((group) => !group.classList.contains(hidden));
  const boxes = shown.map((group) => {
    const rect = group.querySelector('rect.city-hit')!;
    const [x, y, w, h] = ['x', 'y', 'width', 'height'].map((name) => Number(rect.getAttribute(name)));
    return onMap(city, { x: x!, y: y!, width: w!, height: h! }, scale);
  });
  const radius = Number(control.querySelector('circle.city-hit')!.getAttribute('r')) * scale;
  const { x: cx, y: cy } = PLACES[city];
  return {
    city,
    takes: (x, y) => Math.hypot(x - cx, y - cy) <= radius || boxes.some((box) => holds(box, x, y)),
  };
}

/** Points all over a box, 25 in a row. */
const pointsIn = ({ left, top, right, bottom }: Box): readonly (readonly [number, number])[] =>
  Array.from({ length: 25 }, (_, i) => left + ((i + 0.5) / 25) * (right - left)).flatMap((x) =>
    Array.from({ length: 25 }, (__, i) => [x, top + ((i + 0.5) / 25) * (bottom - top)] as const),
  );

describe('a live city', () => {
  test.each<[CityId, string]>([
    ['carlsruhe', 'true'],
    ['muenchen', 'true'],
    ['nuernberg', 'false'],
    ['freiburg', 'false'],
    ['linz', 'false'],
  ])('%s is a button, pressed (%s) exactly when it is picked', (city, pressed) => {
    const button = controlOf(drawn(speak('en'), city, FULL_VIEW));
    expect(button.getAttribute('role')).toBe('button');
    expect(button.getAttribute('aria-pressed')).toBe(pressed);
  });

  test('only the tab stop can be tabbed to; the others wait for the arrow keys', () => {
    expect(controlOf(drawn(speak('en'), 'ulm', {}, true)).getAttribute('tabindex')).toBe('0');
    expect(controlOf(drawn(speak('en'), 'ulm', {}, false)).getAttribute('tabindex')).toBe('-1');
  });
});

describe('the area that answers a tap', () => {
  const CASES = LANGUAGES.flatMap((language) =>
    [320, 390, 480, 640, 768, 1280].map((width): [string, number, Language] => [
      language.lang,
      width,
      language,
    ]),
  );

  test.each(CASES)(
    '%s, %i px: a tap on a name or a sign never goes to another city',
    (_, width, language) => {
      const scale = labelAt(width);
      const hits = CITY_IDS.map((city) => hitOf(language, city, width));
      const wrong: string[] = [];
      for (const city of CITY_IDS) {
        const name = language.names.city(city);
        const { x, y } = PLACES[city];
        const radius = SIGN_RADIUS * scale;
        const seen = [
          ...pointsIn(onMap(city, shownPlate(city, name, isTallAt(width)), scale)),
          ...pointsIn({ left: x - radius, top: y - radius, right: x + radius, bottom: y + radius }).filter(
            ([px, py]) => Math.hypot(px - x, py - y) < radius,
          ),
        ];
        // Cities are drawn in the order of the list: the last one that holds the point gets the tap.
        const taken = seen.map(([px, py]) => hits.findLast((hit) => hit.takes(px, py))!.city);
        for (const thief of new Set(taken.filter((other) => other !== city))) {
          const share = taken.filter((other) => other === thief).length / taken.length;
          wrong.push(`${thief} takes ${Math.round(share * 100)} % of ${city}`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );
});
