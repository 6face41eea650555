/** The page before its fonts have arrived is laid out as it will be with them. */
import { expect, LANGS, test } from '../support/browser.ts';

for (const lang of LANGS) {
  test(`${lang}: nothing jumps when the fonts arrive`, async ({ page }) => {
    let arrive = (): void => {};
    const arrived = new Promise<void>((done) => (arrive = done));
    await page.route('**/*.woff2', async (route) => {
      await arrived;
      await route.continue();
    });
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto(`/${lang}/about/`, { waitUntil: 'domcontentloaded' });
    const height = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);
    const isOurs = (): Promise<boolean> =>
      page.evaluate(() =>
        [...document.fonts].some(
          ({ status, family }) => status === 'loaded' && family.startsWith('Piazzolla-'),
        ),
      );
    expect(await isOurs()).toBe(false);
    const before = await height();
    arrive();
    await expect.poll(isOurs).toBe(true);
    await page.evaluate(() => document.fonts.ready);
    const letters = await page.evaluate(() => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]!.startTime;
      const fetched = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
      return { all: fetched.length, early: fetched.filter(({ startTime }) => startTime < painted).length };
    });
    expect(letters.all).toBeGreaterThan(0);
    expect(letters.early, 'asked for before the first paint').toBe(0);
    expect(Math.abs((await height()) / before - 1), 'a line or two at most').toBeLessThan(0.03);
  });
}
