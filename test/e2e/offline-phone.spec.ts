/** The signs and the page for what is not kept, on a phone. */
import { faultsOf } from '../support/axe.ts';
import { expect, language, LANGS, test } from '../support/browser.ts';

for (const lang of LANGS)
  test(`${lang}: no sign moves the page, and the page for what is not kept can be used by everybody`, async ({
    page,
  }) => {
    const { t } = language(lang);
    await page.goto(`/${lang}/offline/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('offline.heading'));
    const tall = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await tall();
    for (const says of ['ready', 'offline', 'new']) {
      await page.locator('.offline-sign').evaluate((sign, name) => {
        for (const text of sign.querySelectorAll<HTMLElement>('[data-says]'))
          text.hidden = text.dataset['says'] !== name;
      }, says);
      await expect(page.locator(`[data-says="${says}"]`)).toBeVisible();
      expect(await tall(), says).toBe(before);
      expect(await faultsOf(page), says).toEqual([]);
    }
  });

test('the sentence about a missing part stays in sight, and covers nothing at the end of the page', async ({
  page,
}) => {
  await page.goto('/en/about/');
  const notice = page.locator('.part-missing');
  await notice.evaluate((element) => ((element as HTMLElement).hidden = false));
  await expect(notice).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(notice).toBeInViewport({ ratio: 1 });
  const footer = (await page.locator('.site-footer').boundingBox())!;
  expect(footer.y + footer.height).toBeLessThanOrEqual((await notice.boundingBox())!.y);
});
