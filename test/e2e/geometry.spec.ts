/** The drawn board as a browser lays it out, at three widths: nothing covers what it must not. */
import type { Page } from '@playwright/test';
import { boardIsLive, expect, LANGS, test } from '../support/browser.ts';
import { readyForPicture } from '../support/look.ts';

interface Box {
  readonly city: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const boxes = (page: Page, selector: string): Promise<readonly Box[]> =>
  page.locator(`.board-svg.is-live .city ${selector}`).evaluateAll((elements) =>
    elements
      .filter(
        (element) =>
          element.getClientRects().length > 0 && getComputedStyle(element.parentElement!).display !== 'none',
      )
      .map((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return { city: element.closest('[data-city]')!.getAttribute('data-city')!, left, top, right, bottom };
      }),
  );

const overlap = (a: Box, b: Box): boolean =>
  a.city !== b.city && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

for (const lang of LANGS) {
  test(`${lang}: at three widths plates cover no foreign sign and hold their names, which are at least 11 px`, async ({
    page,
  }) => {
    await page.goto(`/${lang}/`);
    await boardIsLive(page);
    await readyForPicture(page);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const plates = await boxes(page, '.plate rect');
      const signs = await boxes(page, '.city-sign');
      const names = await boxes(page, '.plate-name');
      expect([plates.length, signs.length, names.length], `${width} px`).toEqual([22, 22, 22]);
      const covered = plates.flatMap((plate) =>
        [...signs, ...plates]
          .filter((other) => overlap(plate, other))
          .map((other) => `${plate.city} over ${other.city}`),
      );
      expect(covered, `${width} px`).toEqual([]);
      const spilling = names.filter((name) => {
        const plate = plates.find(({ city }) => city === name.city)!;
        return name.left < plate.left || name.right > plate.right;
      });
      expect(spilling, `${width} px`).toEqual([]);
      const sizes = await page.locator('.board-svg.is-live .plate-name').evaluateAll((texts) =>
        texts.map((text) => {
          const matrix = (text as SVGTextElement).getScreenCTM()!;
          return Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(matrix.a, matrix.b);
        }),
      );
      expect(Math.min(...sizes), `${width} px`).toBeGreaterThanOrEqual(11);
    }
  });
}
