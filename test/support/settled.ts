/** When a page has come to rest: everything in sight is awake, and nothing that was asked for is on its way. */
import { expect, type BrowserContext, type Page, type Request } from '@playwright/test';

const underWay = new WeakMap<BrowserContext, Set<Request>>();

/** Keeps what the pages of a context have asked for and not yet got. */
export function watchRequests(context: BrowserContext): void {
  const open = new Set<Request>();
  underWay.set(context, open);
  context.on('request', (request) => open.add(request));
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => open.delete(request));
}

/** Islands that `client:seen` must wake by now, after the page had time to do what follows from the last one. */
const sleepingInSight = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let pictures = 0; pictures < 3; pictures++)
      await new Promise<void>((done) => void requestAnimationFrame(() => setTimeout(done)));
    const isInSight = (element: Element): boolean => {
      const { top, right, bottom, left } = element.getBoundingClientRect();
      const isBeside = right <= 0 || left >= innerWidth || left === right;
      return !isBeside && bottom > Math.max(0, top) && top < innerHeight * 0.95;
    };
    return [...document.querySelectorAll('astro-island[ssr]')].filter((island) =>
      [...island.children].some(isInSight),
    ).length;
  });

/**
 * In place of Playwright's `networkidle`, which waits for half a second of silence and on a busy machine
 * is sometimes never told.
 */
export async function settled(page: Page): Promise<void> {
  const open = underWay.get(page.context());
  if (!open) throw new Error('The requests of this page are not watched.');
  const unfinished = async (): Promise<readonly string[]> => {
    const sleeping = await sleepingInSight(page);
    const isLoading = (await page.evaluate(() => document.readyState)) !== 'complete';
    return [
      ...(isLoading ? ['the page itself'] : []),
      ...(sleeping > 0 ? [`${sleeping} islands`] : []),
      ...[...open].map((request) => request.url()),
    ];
  };
  await expect.poll(unfinished, { intervals: [20, 50, 100] }).toEqual([]);
  // What has come may ask for more.
  await expect.poll(unfinished, { intervals: [20, 50, 100] }).toEqual([]);
}
