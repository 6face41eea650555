/** What every browser test needs: the texts of the page's language, and a watch on what must not happen. */
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { CityId } from '../../src/engine/index.ts';
import type { Lang } from '../../src/i18n/locales.ts';
import { LANGS } from '../../src/i18n/locales.ts';
import { translate } from '../../src/i18n/messages.ts';
import { namesIn, type Names } from '../../src/i18n/names.ts';
import type { Translate } from '../../src/i18n/t.ts';
import { watchRequests } from './settled.ts';
import { PATIENCE, slowDownPages } from './slow-down.ts';

export { expect, LANGS };

export interface Language {
  readonly lang: Lang;
  readonly t: Translate;
  readonly names: Names;
}

export const language = (lang: Lang): Language => {
  const t = translate(lang);
  return { lang, t, names: namesIn(lang, t) };
};

/** Fails a test of which any page logged an error, broke its own policy or asked another host for anything. */
export const test = base.extend<{ watch: void }>({
  context: async ({ context }, use) => {
    slowDownPages(context);
    watchRequests(context);
    await use(context);
  },
  watch: [
    async ({ context }, use) => {
      const wrong: string[] = [];
      context.on('console', (message) => {
        const isOfRunner = message.text() === 'Service Worker registration blocked by Playwright';
        if (['error', 'warning'].includes(message.type()) && !isOfRunner)
          wrong.push(`console: ${message.text()}`);
      });
      context.on('weberror', (error) => wrong.push(`error: ${error.error().message}`));
      context.on('request', (request) => {
        const { hostname, protocol } = new URL(request.url());
        if (protocol !== 'data:' && hostname !== '127.0.0.1') wrong.push(`other host: ${request.url()}`);
      });
      await use();
      expect(wrong).toEqual([]);
    },
    { auto: true },
  ],
});

/** For a test that takes longer than others: a whole game, or many pages. */
export const allowMinutes = (minutes: number): void => test.setTimeout(minutes * 60_000 * PATIENCE);

/** A city's picture on the live board of the page. */
export const city = (page: Page, id: CityId): Locator =>
  page.locator(`.board-svg.is-live g.city[data-city="${id}"]`);

/** What is focused, pressed and read aloud there. */
export const control = (page: Page, id: CityId): Locator => city(page, id).locator('.city-control');

/** The board has come alive: it can be picked on. */
export const boardIsLive = async (page: Page): Promise<void> => {
  await expect(page.locator('.board-svg.is-live').first()).toBeVisible();
};

/** Where the camera of the live board stands: `a` is the zoom, `e` and `f` the way it is moved. */
export const camera = (page: Page): Promise<{ readonly a: number; readonly e: number; readonly f: number }> =>
  page.locator('.board-svg.is-live .world').evaluate((world) => {
    const { a, e, f } = new DOMMatrix(getComputedStyle(world).transform);
    return { a, e, f };
  });

export const zoomOf = async (page: Page): Promise<number> => (await camera(page)).a;
