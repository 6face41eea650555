/** The rules in use: read, share, choose a booklet, read a second language, answer. */
import type { Page } from '@playwright/test';
import houses from '../../content/questions/houses.json' with { type: 'json' };
import boards from '../../content/questions/playing.json' with { type: 'json' };
import type { BoardQuestion } from '../../src/features/rules/questions/question.ts';
import { CHAPTERS } from '../../src/i18n/chapters.ts';
import { expect, language, LANGS, test } from '../support/browser.ts';
import { PORT } from '../support/ports.ts';
import { awake, button, cardOf, refusalOf, said, startOf } from '../support/table.ts';

const rule = (page: Page, id: string) => page.locator(`.rule[id="${id}"]`);
/** The last question of the chapter on houses is answered by choice. */
const asked = houses.findLast(({ kind }) => kind === 'choice')!;
const right = 'right' in asked && typeof asked.right === 'string' ? asked.right : '';
const wrong = 'answers' in asked ? asked.answers!.find((answer) => answer !== right)! : '';
const question = (page: Page) => page.locator(`form[data-question="${asked.id}"]`);

for (const lang of LANGS) {
  const { t } = language(lang);

  test(`${lang}: from the list to a chapter, on through the next ones, and to a word`, async ({ page }) => {
    await page.goto(`/${lang}/rules/`);
    await expect(page.locator('.chapter-entry')).toHaveCount(CHAPTERS.length);
    // A third of the way in each language, and together all of it.
    const third = Math.ceil((CHAPTERS.length - 1) / LANGS.length);
    const first = LANGS.indexOf(lang) * third;
    const walk = CHAPTERS.slice(first, first + third + 1);
    await page.locator('.chapter-entry h2 a').nth(first).click();
    for (const chapter of walk) {
      await expect(page).toHaveURL(`/${lang}/rules/${chapter}/`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(`page.rules-${chapter}.nav`));
      if (chapter !== walk.at(-1)) await page.locator('.neighbours a[rel="next"]').click();
    }
    await page.goto(`/${lang}/rules/houses/`);
    const term = page.locator('.term').first();
    await term.click();
    const slip = page.locator('.slip:popover-open');
    await expect(slip).toBeFocused();
    await expect(slip).toHaveRole('dialog');
    await expect(slip).toHaveAccessibleName(/./);
    await expect(slip).toHaveAccessibleDescription(/./);
    await page.keyboard.press('Escape');
    await expect(slip).toHaveCount(0);
    await expect(term).toBeFocused();
  });

  test(`${lang}: a question wrong and right by mouse; progress stays until it is forgotten`, async ({
    page,
  }) => {
    await page.goto(`/${lang}/rules/houses/`);
    const form = question(page);
    const answer = form.getByRole('status');
    await form.getByRole('button').click();
    await expect(answer).toHaveText(t('question.choose'));
    await form.locator(`[data-answer="${wrong}"]`).click();
    await form.getByRole('button').click();
    await expect(answer).toHaveText(t('question.wrong'));
    await expect(form.locator('details')).not.toHaveAttribute('open');
    await form.locator(`[data-answer="${right}"]`).click();
    await form.getByRole('button').click();
    await expect(answer).toHaveText(t('question.right'));
    await expect(form.locator('.right-answer')).toBeVisible();
    await expect(page.locator('.rules-aloud')).toContainText(
      (await form.locator('.right-answer').textContent())!,
    );
    await page.reload();
    const progress = page.locator('.chapters.is-aside .progress:visible');
    await expect(progress).toHaveText(t('question.progress', { n: 1, total: 3 }));
    await expect(form).toHaveClass(/is-done/);
    await page.locator('.chapters.is-aside .forget').click();
    await expect(progress).toHaveCount(0);
  });
}

for (const lang of LANGS) {
  const { t, names } = language(lang);

  test(`${lang}: a question on the board, refused, not what was asked, and right; kept after a reload`, async ({
    page,
  }) => {
    const asks = boards[0] as unknown as BoardQuestion;
    const { hand } = asks.position.players![0]!;
    await page.goto(`/${lang}/rules/playing/`);
    const board = await awake(page.locator(`#board-${asks.id}`));
    const whole = page.locator(`[data-question="${asks.id}"]`);
    await cardOf(board, hand!, 'passau').click();
    await expect(said(board)).toContainText(
      refusalOf(startOf(asks, lang), { type: 'play', city: 'passau', end: 'right' }, { lang, t, names }).text,
    );
    await button(board, t('table.new-route')).click();
    await expect(said(board)).toContainText(t('example.not-asked'));
    await expect(whole).not.toHaveClass(/is-done/);
    await button(board, t('example.start-over')).click();
    await cardOf(board, hand!, 'wuerzburg').click();
    await expect(said(board)).toContainText(t('example.right'));
    await expect(whole).toHaveClass(/is-done/);
    await page.reload();
    await expect(whole).toHaveClass(/is-done/);
    await expect(page.locator('.chapters.is-aside .progress:visible')).toHaveText(
      t('question.progress', { n: 1, total: 3 }),
    );
  });
}

test('a question is answered by keyboard alone', async ({ page }) => {
  await page.goto('/en/rules/houses/');
  const form = question(page);
  await form.locator('input').first().focus();
  for (let i = 0; i < 3 && !(await form.locator(`input[value="${right}"]`).isChecked()); i++)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('status')).toHaveText(language('en').t('question.right'));
});

test('damaged progress in storage is passed over', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('posthorn.questions', '<img src=x> __proto__ houses-1 houses-1 houses-99 {}');
    localStorage.setItem('posthorn.booklet', '"><script>');
    localStorage.setItem('posthorn.beside', '../../evil');
  });
  await page.goto('/en/rules/houses/');
  await expect(page.locator('.chapters.is-aside .progress:visible')).toHaveText(
    language('en').t('question.progress', { n: 1, total: 3 }),
  );
  await expect(page.locator('html')).toHaveAttribute('data-booklet', 'biancheria-en');
  await expect(page.locator('.beside')).toHaveCount(0);
});

test('a press on the number copies the address, and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/en/rules/playing/');
  await rule(page, '6.3').locator('.rule-number').click();
  await expect(page.locator('.rules-status')).toHaveText(language('en').t('rules.copied', { name: '6.3' }));
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`http://127.0.0.1:${PORT}/en/rules/playing/#6.3`);
});

test('a chapter’s outline leads to its paragraphs and questions; examples are named by their headings', async ({
  page,
}) => {
  await page.goto('/ru/rules/houses/');
  const outline = page.getByRole('navigation', { name: language('ru').t('rules.outline') });
  await outline.getByRole('link', { name: '8.6' }).click();
  await expect(rule(page, '8.6')).toBeInViewport();
  await outline.getByRole('link', { name: language('ru').t('rules.to-questions') }).click();
  await expect(page.getByRole('heading', { name: language('ru').t('question.heading') })).toBeInViewport();
  await expect(
    page.getByRole('heading', { level: 3, name: language('ru').t('question.number', { n: 1, total: 3 }) }),
  ).toHaveCount(1);
  const example = page.locator('figure.example').first();
  await expect(example).toHaveAccessibleName(
    (await example.getByRole('heading', { level: 3 }).textContent())!.trim(),
  );
});

test('the language switch keeps the paragraph', async ({ page }) => {
  await page.goto('/en/rules/playing/#6.3');
  await page.locator('nav.languages').getByRole('link', { name: 'Русский' }).click();
  await expect(page).toHaveURL('/ru/rules/playing/#6.3');
  await expect(rule(page, '6.3')).toBeInViewport();
});

test('my booklet puts its reading first, is told to the page and remembered', async ({ page }) => {
  /** What is read first, provided that it is seen first too. */
  const first = (): Promise<string | null> =>
    rule(page, '8.6')
      .locator('.rule-body > *')
      .evaluateAll((parts) => {
        const tops = parts.map((part) => part.getBoundingClientRect().top);
        const isInOrder = tops.every((top, i) => i === 0 || top > tops[i - 1]!);
        return isInOrder ? parts.find((part) => part.matches('.reading'))!.getAttribute('data-of') : null;
      });
  await page.goto('/en/rules/houses/');
  await expect.poll(() => first()).toContain('biancheria-en');
  await page.evaluate(() =>
    document.addEventListener('posthorn:booklet', (event) => {
      document.title = String((event as CustomEvent).detail);
    }),
  );
  await page.locator('select[name="booklet"]').selectOption('smart-ru');
  await expect.poll(() => first()).toBe('smart-ru');
  await expect(page).toHaveTitle('smart-ru');
  await expect(page.locator('.rules-status')).toHaveText(
    language('en').t('rules.booklet-chosen', { name: language('en').t('booklet.smart-ru') }),
  );
  await expect(rule(page, '8.6').locator('.mine:visible')).toHaveCount(1);
  await page.goto('/pl/rules/houses/');
  await expect.poll(() => first()).toBe('smart-ru');
  await page.locator('select[name="booklet"]').selectOption('none');
  await expect(rule(page, '8.6').locator('.mine:visible')).toHaveCount(0);
});

test('a second language: one paragraph, then all, remembered', async ({ page }) => {
  await page.goto('/pl/rules/playing/');
  const link = rule(page, '6.4').locator('a[data-beside="ru"]');
  await link.click();
  const beside = rule(page, '6.4').locator('.beside');
  await expect(beside).toHaveAttribute('lang', 'ru');
  await expect(beside).toContainText(/\p{Script=Cyrillic}/u);
  await expect(page.locator('.beside')).toHaveCount(1);
  await link.click();
  await expect(beside).toHaveCount(0);
  await page.locator('select[name="beside"]').selectOption('en');
  await expect(page.locator('.rules-status')).toHaveText(
    language('pl').t('rules.beside.shown', { language: 'English' }),
  );
  await page.reload();
  await expect(page.locator('.beside[lang="en"]')).toHaveCount(await page.locator('.rule').count());
  await page.locator('select[name="beside"]').selectOption('');
  await expect(page.locator('.beside')).toHaveCount(0);
});

test('a second language that cannot be fetched is regretted, and the link stays', async ({
  page,
  context,
}) => {
  await page.goto('/pl/rules/playing/');
  await context.route('**/ru/rules/playing/', (route) => route.fulfill({ status: 204 }));
  await rule(page, '6.4').locator('a[data-beside="ru"]').click();
  await expect(rule(page, '6.4').locator('.beside')).toHaveText(language('pl').t('rules.beside.failed'));
  await expect(rule(page, '6.4').locator('a[data-beside="ru"]')).toHaveAttribute(
    'href',
    '/ru/rules/playing/#6.4',
  );
});
