/** The map of the way to Rome: readable on every width, drawn whole without script, walked by arrows. */
import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { render } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { DIRECTIONS } from '../../../src/board/map/direction.ts';
import { FONT_SIZE, TOWN_RADIUS, townPlate } from '../../../src/board/map/geometry.ts';
import { drawRome } from '../../../src/board/rome/rome-land.ts';
import { ROME_FRAME, ROME_PLACES } from '../../../src/board/rome/rome-layout.ts';
import shapes from '../../../src/board/rome/rome-shapes.json' with { type: 'json' };
import { TOWN_IDS, townTowards } from '../../../src/board/rome/rome-ways.ts';
import { RomeBoard } from '../../../src/board/rome/RomeBoard.tsx';
import { RomeSheet } from '../../../src/board/rome/RomeSheet.tsx';
import type { RomeView } from '../../../src/board/rome/types-rome.ts';
import {
  CARRIAGE_STARTS,
  DOCUMENTED_ROADS_SOUTH,
  ROADS_SOUTH,
  TOWNS,
  type TownId,
} from '../../../src/engine/index.ts';
import { romeWords, toRomeView } from '../../../src/table/words/rome-words.ts';
import { step, tableOf } from '../../../src/table/model/reducer.ts';
import { toTableView } from '../../../src/table/model/view.ts';
import { overlap, type Box } from '../../support/boxes.ts';
import { isProse, LANGUAGES, type Language } from '../../support/language.ts';
import { carriages } from '../../support/positions.ts';

/** From the style sheet: up to which width of the map, in rem of 16 px, which size of plates. */
const css = readFileSync('src/board/rome/rome.css', 'utf8');
const STEPS = [...css.matchAll(/max-width: ([\d.]+)rem\) \{\s*\.rome-svg \{\s*--label: ([\d.]+)/g)].map(
  ([, upTo, label]) => ({ upTo: Number(upTo) * 16, label: Number(label) }),
);
const labelAt = (width: number): number =>
  STEPS.filter(({ upTo }) => width <= upTo).at(-1)?.label ??
  Number(/\.rome-svg \{\s*--label: ([\d.]+)/.exec(css)![1]);

/** A map on a 320 px page has 288. */
const NARROWEST = 288;
const WIDTHS = [NARROWEST, 328, 608, ...STEPS.flatMap(({ upTo }) => [upTo, upTo + 1])].filter(
  (width) => width >= NARROWEST,
);

function boxes({ t }: Language, scale: number): readonly { town: TownId; plate: Box; sign: Box }[] {
  return TOWN_IDS.map((town) => {
    const { x, y, label } = ROME_PLACES[town];
    const plate = townPlate(label, t(`town.${town}`));
    const r = TOWN_RADIUS * scale;
    return {
      town,
      plate: {
        left: x + plate.x * scale,
        top: y + plate.y * scale,
        right: x + (plate.x + plate.width) * scale,
        bottom: y + (plate.y + plate.height) * scale,
      },
      sign: { left: x - r, top: y - r, right: x + r, bottom: y + r },
    };
  });
}

describe('the picture', () => {
  test('is what `npm run map` would write now', () => {
    expect(shapes).toEqual(JSON.parse(JSON.stringify(drawRome())));
  });

  test('every road leads down the map', () => {
    for (const [from, to] of ROADS_SOUTH)
      expect(ROME_PLACES[to].y, `${from} ${to}`).toBeGreaterThan(ROME_PLACES[from].y);
  });

  test('names have 11 px on every width', () => {
    expect(STEPS.length).toBeGreaterThan(3);
    for (const width of WIDTHS)
      expect(FONT_SIZE * labelAt(width) * (width / ROME_FRAME.width), `${width}`).toBeGreaterThanOrEqual(11);
  });

  test.each(LANGUAGES)('no name lies on another, or on a foreign sign, in $lang', (language) => {
    for (const width of WIDTHS.filter((each) => each >= 328)) {
      const all = boxes(language, labelAt(width));
      for (const a of all) {
        for (const b of all) {
          if (a === b) continue;
          expect(overlap(a.plate, b.plate), `${width}: ${a.town} and ${b.town}`).toBe(false);
          expect(overlap(a.plate, b.sign), `${width}: ${a.town} on ${b.town}`).toBe(false);
        }
        expect(a.plate.left).toBeGreaterThanOrEqual(0);
        expect(a.plate.right).toBeLessThanOrEqual(ROME_FRAME.width);
        expect(a.plate.top).toBeGreaterThanOrEqual(0);
      }
    }
  });
});

test('arrows lead from every town to every other', () => {
  for (const start of TOWN_IDS) {
    const reached = new Set<TownId>([start]);
    for (const town of reached)
      for (const direction of DIRECTIONS) {
        const next = townTowards(town, direction);
        if (next) reached.add(next);
      }
    expect(reached.size, start).toBe(TOWN_IDS.length);
  }
});

describe.each(LANGUAGES)('in $lang', ({ t, names }) => {
  const view: RomeView = { carriages: CARRIAGE_STARTS };
  const html = render(
    <>
      <RomeSheet />
      <RomeBoard id="rome" view={view} words={romeWords(view, t, names)} />
    </>,
  );
  const page = parse(html);

  test('the map is whole without script, and has no inline style', () => {
    expect(html).not.toMatch(/\sstyle\s*=/i);
    expect(page.querySelectorAll('.town')).toHaveLength(34);
    expect(page.querySelectorAll('.map-carriage')).toHaveLength(5);
    expect(page.querySelectorAll('tbody tr')).toHaveLength(34);
    expect(page.querySelectorAll('button, [tabindex]')).toHaveLength(0);
  });

  test('what is reconstructed is dashed, and said to be', () => {
    const known = page.querySelector('.roads .road:not(.road-casing):not(.is-reconstructed)')!;
    expect(known.getAttribute('d')!.split('M')).toHaveLength(DOCUMENTED_ROADS_SOUTH.length + 1);
    expect(page.querySelector('.rome-legend')!.text).toContain(t('rome.note'));
    expect(page.querySelectorAll('.town.is-reconstructed')).toHaveLength(
      TOWNS.filter(({ documented }) => !documented).length,
    );
  });

  test('each town says where it leads and which carriages are there', () => {
    const labels = page.querySelectorAll('.city-control').map((each) => each.getAttribute('aria-label')!);
    for (const label of labels) expect(isProse(label), label).toBe(true);
    expect(labels.filter((label) => label.includes(t('carriage.baiern.gen')))).not.toHaveLength(0);
  });
});

test('the table’s moves are the roads and towns that light up', () => {
  const table = tableOf(carriages());
  expect(toRomeView(toTableView(table).audience!)).toMatchObject({
    movable: ['baiern'],
    targets: ['verona'],
    roads: [['trento', 'verona']],
  });
  const moved = step(table, { type: 'town', town: 'verona' });
  const after = toRomeView(toTableView(moved).audience!);
  expect(after).toMatchObject({ movable: [], targets: [], roads: [] });
  expect(after.carriages.baiern).toBe('verona');
});
