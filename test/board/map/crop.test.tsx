/** The part of the map that is in sight at first, and boards that share one drawing of the land. */
import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { render } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { Board } from '../../../src/board/map/Board.tsx';
import { CROP_SCALES, cropTo, isInSight, WHOLE } from '../../../src/board/map/crop.ts';
import { FRAME, PLACES } from '../../../src/board/map/layout.ts';
import { MapSheet } from '../../../src/board/map/MapSheet.tsx';
import { SHEET_GROUND } from '../../../src/board/map/sheet.tsx';
import { PLATE_SHRINK } from '../../../src/board/map/camera.ts';
import { CITY_IDS, type CityId } from '../../../src/engine/index.ts';
import { wordsFor } from '../../support/board-page.tsx';
import { speak } from '../../support/language.ts';

const FOCUSES: readonly (readonly CityId[])[] = [
  ['ulm'],
  ['lodz', 'pilsen'],
  ['basel', 'zuerich', 'freiburg'],
  ['carlsruhe', 'stuttgart', 'nuernberg', 'regensburg', 'passau', 'innsbruck'],
  ['salzburg', 'linz'],
];

describe.each(FOCUSES.map((focus) => [focus.join(' '), focus] as const))('cropped to %s', (_, focus) => {
  const { scale, x, y } = cropTo(focus);

  test('every one of these cities is well inside the frame', () => {
    for (const city of focus) {
      const [px, py] = [PLACES[city].x * scale + x, PLACES[city].y * scale + y];
      expect(px).toBeGreaterThan(FRAME.x + 20);
      expect(px).toBeLessThan(FRAME.x + FRAME.width - 20);
      expect(py).toBeGreaterThan(FRAME.y + 20);
      expect(py).toBeLessThan(FRAME.y + FRAME.height - 20);
    }
  });

  test('nothing beyond the map comes into the picture', () => {
    expect(FRAME.x * scale + x).toBeLessThanOrEqual(FRAME.x + 0.1);
    expect((FRAME.x + FRAME.width) * scale + x).toBeGreaterThanOrEqual(FRAME.x + FRAME.width - 0.1);
    expect(FRAME.y * scale + y).toBeLessThanOrEqual(FRAME.y + 0.1);
    expect((FRAME.y + FRAME.height) * scale + y).toBeGreaterThanOrEqual(FRAME.y + FRAME.height - 0.1);
  });

  test('the server sends the cities in sight and no others', () => {
    const page = parse(
      render(
        <Board id="b" view={{}} words={wordsFor(speak('en'), {})} ground={SHEET_GROUND} focus={focus} />,
      ),
    );
    const sent = page.querySelectorAll('g.city').map((city) => city.getAttribute('data-city'));
    expect(sent).toEqual(CITY_IDS.filter((city) => isInSight(cropTo(focus), city)));
    expect(sent).toEqual(expect.arrayContaining([...focus]));
  });
});

test('a focus on everything is the whole map', () => {
  expect(cropTo(CITY_IDS)).toEqual(WHOLE);
  expect(cropTo([])).toEqual(WHOLE);
});

test('the style sheet knows every size a crop can have', () => {
  const css = readFileSync('src/board/map/board.css', 'utf8');
  for (const scale of CROP_SCALES) {
    const shrink = new RegExp(`\\.crop-${scale * 10} \\{\\s*--shrink: ([\\d.]+);`).exec(css)?.[1];
    expect(Number(shrink), String(scale)).toBeCloseTo(scale ** -PLATE_SHRINK, 3);
  }
});

test('all that a board refers to is on the sheet, once', () => {
  const board = parse(
    render(<Board id="b" view={{}} words={wordsFor(speak('en'), {})} ground={SHEET_GROUND} />),
  );
  const sheet = parse(render(<MapSheet words={wordsFor(speak('en'), {})} />));
  const ids = sheet.querySelectorAll('[id]').map((element) => element.getAttribute('id')!);
  expect(ids).toEqual([...new Set(ids)]);
  const asked = parse(render(<svg>{SHEET_GROUND.cells()}</svg>))
    .querySelectorAll('use')
    .concat(board.querySelectorAll('use'))
    .map((use) => use.getAttribute('href')!.slice(1));
  expect(asked).toHaveLength(2 * CITY_IDS.length + 1);
  expect(ids).toEqual(expect.arrayContaining(asked));
  expect(board.querySelectorAll('.province-tint')).toHaveLength(0);
});

test('a sheet for many boards has no printed names, and every city one plate that always shows', () => {
  const sheet = parse(render(<MapSheet words={wordsFor(speak('en'), {})} hasPrinted={false} />));
  expect(sheet.querySelectorAll('.plate-printed, .plate-short, .plate-tall')).toHaveLength(0);
  expect(sheet.querySelectorAll('.plate')).toHaveLength(CITY_IDS.length);
});
