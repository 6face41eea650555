/** The search of the referee's page: from anywhere, by keyboard alone, and what a broken link or line does. */
import type { Locator, Page } from '@playwright/test';
import type { RulingText } from '../../src/content/ruling.ts';
import { faultsOf } from '../support/axe.ts';
import { expect, language, LANGS, test } from '../support/browser.ts';
import { readJson } from '../support/content.ts';
import { settled } from '../support/settled.ts';

const QUESTION = {
  en: 'blind after the bailiff',
  pl: 'w ciemno rzadca',
  ru: 'вслепую администратор',
} as const;
const RULING = { en: 'bailiff-then-blind', pl: 'bailiff-then-blind', ru: 'bailiff-then-blind' } as const;

const ready = (page: Page) => expect(page.locator('.search[data-ready="true"]')).toBeVisible();

/** When whoever watches whether it is in sight has been told so. */
const inSight = (place: Locator) =>
  place.evaluate(
    (element) =>
      new Promise<void>((done) =>
        new IntersectionObserver((entries, self) => {
          if (!entries.some((entry) => entry.isIntersecting)) return;
          self.disconnect();
          done();
        }).observe(element),
      ),
  );

function held() {
  let release = (): void => {};
  const isReleased = new Promise<void>((done) => (release = done));
  return { isReleased, release: () => release() };
}

for (const lang of LANGS) {
  const { t } = language(lang);
  const { ask, answer } = readJson<Record<string, RulingText>>(`content/rulings/${lang}/drawing.json`)[
    RULING[lang]
  ]!;

  test(`${lang}: from home by keyboard alone to an answer, and to the place where it stands`, async ({
    page,
  }) => {
    await page.goto(`/${lang}/`);
    await page.locator('.theme-switch:visible').waitFor();
    await page.keyboard.press('/');
    await expect(page).toHaveURL(`/${lang}/referee/#search`);
    await ready(page);
    const field = page.getByRole('searchbox', { name: t('find.label') });
    await expect(field).toBeFocused();
    await page.keyboard.type(QUESTION[lang]);
    const answers = page.getByRole('list', { name: t('find.results') }).locator('> li');
    const answered = answers.filter({ hasText: ask });
    await expect(answered).toContainText(answer);
    await expect(answered).toContainText(t('rulings.verdict.yes'));
    const n = await answers.count();
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(t('find.found', { n }));
    await expect(page).toHaveURL(`/${lang}/referee/#q=${encodeURIComponent(QUESTION[lang])}`);
    expect(await faultsOf(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await faultsOf(page, { rules: 'of-colour' })).toEqual([]);

    await page.keyboard.press('ArrowDown');
    await expect(answers.first().getByRole('link')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(field).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(answers.first().getByRole('link')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('');
    await expect(answers).toHaveCount(0);
    await expect(page).toHaveURL(`/${lang}/referee/`);

    // A number is a way, too; the way back leads to what was asked.
    await page.keyboard.type('§ 5,3');
    await expect(answers.first()).toContainText('5.3');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/${lang}/rules/drawing/#5.3`);
    await page.goBack();
    await ready(page);
    await expect(field).toHaveValue('§ 5,3');
    await expect(answers.first()).toContainText('5.3');
  });
}

test('hostile addresses get a sentence and the empty tool, or find nothing', async ({ page }) => {
  const { t } = language('pl');
  const field = page.getByRole('searchbox');
  const status = page.locator('.search-status');
  for (const hash of ['%zz', `%E0%A4%A`, 'a'.repeat(50_000)]) {
    await page.goto('about:blank');
    await page.goto(`/pl/referee/#q=${hash}`);
    await ready(page);
    await expect(status).toHaveText(t('find.broken'));
    await expect(field).toHaveValue('');
  }
  const html = '<script></script>';
  await page.goto('about:blank');
  await page.goto(`/pl/referee/#q=${encodeURIComponent(html)}`);
  await ready(page);
  await expect(status).toHaveText(t('find.none', { query: html }));
  await expect(page.locator('.search script')).toHaveCount(0);

  // On the page itself the button and the key lead to the field, with what is in it.
  await field.fill('remis');
  await expect(page.locator('.found').first()).toBeVisible();
  await page.locator('h1').click();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('remis');
  await page.keyboard.type('/');
  await expect(field).toHaveValue('/');
});

test('an index that does not come is said, and asked for once more', async ({ page }) => {
  const { t } = language('en');
  await page.route('**/search.json', (route) => route.fulfill({ body: 'no rows' }), { times: 1 });
  await page.goto('/en/referee/#q=tie');
  await expect(page.locator('.search-status')).toHaveText(t('find.failed'));
  await page.getByRole('button', { name: t('find.again') }).click();
  await ready(page);
  await expect(page.locator('.found').first()).toBeVisible();
});

test('what is typed in the moment in which the page begins to listen is kept', async ({ page }) => {
  // A letter that comes right when the island is awake, before anything else of it has run.
  await page.addInitScript(() => {
    new MutationObserver((_, self) => {
      const field = document.querySelector<HTMLInputElement>('astro-island:not([ssr]) > .search input');
      if (!field) return;
      self.disconnect();
      field.value = 'remis';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['ssr'] });
  });
  await page.goto('/pl/referee/#search');
  await expect(page.locator('.found').first()).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('remis');
});

for (const isEndLate of [false, true])
  test(`the keyboard stays in the field when another script comes late, with the page's end ${isEndLate ? 'late' : 'early'}`, async ({
    page,
  }) => {
    const [script, end] = [held(), held()];
    await page.route(/Base\.astro[\w.-]+\.js/, async (route) => {
      await script.isReleased;
      await route.continue();
    });
    // Nothing that comes after such a script is read before it has run.
    await page.route('**/pl/referee/', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = isEndLate ? html.replace('</body>', '<script src="/end.js"></script></body>') : html;
      expect(body !== html).toBe(isEndLate);
      await route.fulfill({ response, body });
    });
    await page.route('**/end.js', async (route) => {
      await end.isReleased;
      await route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    const isRead = page.waitForEvent('domcontentloaded');
    await page.goto('/pl/referee/#search', { waitUntil: 'commit' });
    if (isEndLate) {
      await inSight(page.locator('.search'));
      expect(await page.evaluate(() => document.readyState)).toBe('loading');
      end.release();
    }
    // The search is awake before the browser is done with the page and goes to the address.
    await ready(page);
    script.release();
    await isRead;
    await settled(page);
    await expect(page.getByRole('searchbox')).toBeFocused();
  });
