/** What is chosen in one tab holds in every open one: day and night, the booklet, the second language. */
import { expect, language, LANGS, test } from '../support/browser.ts';

const { t } = language('en');

test('what is chosen in one tab holds in the others', async ({ page, context }) => {
  const [chapter, question] = [await context.newPage(), await context.newPage()];
  await page.goto('/en/rules/end/');
  await chapter.goto('/en/rules/turn/');
  await question.goto('/en/referee/#may');
  for (const other of [chapter, question]) await expect(other.locator('.theme-switch')).toBeVisible();
  await expect(question.locator('.may')).not.toHaveAttribute('inert');
  const html = (of: typeof page) => of.locator('html');

  await page.getByRole('button', { name: t('site.theme.system') }).click();
  await page.getByRole('button', { name: t('site.theme.day') }).click();
  for (const other of [chapter, question]) {
    await expect(html(other)).toHaveAttribute('data-theme', 'night');
    await expect(other.getByRole('button', { name: t('site.theme.night') })).toBeVisible();
  }

  await page.locator('select[name="booklet"]').selectOption('rebel-pl');
  for (const other of [chapter, question])
    await expect(html(other)).toHaveAttribute('data-booklet', 'rebel-pl');
  await expect(chapter.locator('select[name="booklet"]')).toHaveValue('rebel-pl');

  const second = LANGS.find((lang) => lang !== 'en')!;
  await page.locator('select[name="beside"]').selectOption(second);
  await expect(chapter.locator('select[name="beside"]')).toHaveValue(second);
  await expect(chapter.locator(`.beside[lang="${second}"]`).first()).toBeVisible();
  await page.locator('select[name="beside"]').selectOption('');
  await expect(chapter.locator('.beside')).toHaveCount(0);
});
