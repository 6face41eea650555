/** Without script the site is complete to read, and hides what could not work. */
import { CITIES, CITY_IDS, PROVINCES } from '../../src/engine/index.ts';
import { lineInWords } from '../../src/table/words/line-words.ts';
import { SAMPLE, SAMPLE_LINE } from '../../src/features/puzzles/model/sample.ts';
import { goalSentence } from '../../src/features/puzzles/words/goal-words.ts';
import { refusalSentence } from '../../src/table/words/refusal.ts';
import { stateOf } from '../../src/puzzle-bank/start.ts';
import { expect, language, LANGS, test } from '../support/browser.ts';
import { EXAMPLES } from '../support/content.ts';
import { exampleOn, startOf } from '../support/table.ts';

test('the front door is three links', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(3);
  await page.getByRole('link', { name: 'Polski' }).click();
  await expect(page).toHaveURL('/pl/');
});

for (const lang of LANGS) {
  const { t, names } = language(lang);

  test(`${lang}: the board is drawn in full, with its table`, async ({ page }) => {
    await page.goto(`/${lang}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.heading'));
    for (const { id, printed } of CITIES) {
      const drawn = page.locator(`g.city[data-city="${id}"]`);
      await expect(drawn.locator('.city-control')).toHaveAttribute('role', 'img');
      const shown = await drawn.locator('.plate text').allTextContents();
      expect(shown).toContain(names.city(id));
      if (printed !== names.city(id)) expect(shown).toContain(printed);
    }
    await expect(page.locator('.province')).toHaveCount(PROVINCES.length);
    await expect(page.locator('.board-tools')).toHaveCount(0);
    await expect(page.getByText(t('home.without-script'))).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.locator('.theme-switch')).toBeHidden();
    await page.locator('summary').click();
    await expect(page.locator('.board-table tbody tr')).toHaveCount(CITY_IDS.length);
  });

  test(`${lang}: the puzzle page shows a puzzle with its solution`, async ({ page }) => {
    await page.goto(`/${lang}/puzzles/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('puzzle.heading'));
    await expect(page.getByText(t('puzzle.without-script'))).toBeVisible();
    const sample = page.locator('.puzzle-sample');
    await expect(sample).toContainText(goalSentence(SAMPLE, t));
    await expect(sample.locator('.board-svg')).toBeVisible();
    const line = { id: 'sample', actions: SAMPLE_LINE };
    for (const sentence of lineInWords(stateOf(SAMPLE), line, t, names).sentences)
      await expect(sample).toContainText(sentence);
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  });

  test(`${lang}: a shared address leads to the row of its city`, async ({ page }) => {
    await page.goto(`/${lang}/board/#passau`);
    const row = page.locator('tr#passau');
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(row).toBeInViewport();
    await expect(row).toContainText(names.cities(['linz', 'muenchen', 'regensburg', 'salzburg']));
  });
}

test('the button of the search leads to ways that need no script', async ({ page }) => {
  const { t } = language('pl');
  await page.goto('/pl/about/');
  await page.getByRole('link', { name: t('find.button') }).click();
  await expect(page).toHaveURL('/pl/referee/#search');
  await expect(page.getByRole('heading', { name: t('find.heading') })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await page
    .locator('.room-search')
    .getByRole('link', { name: t('find.to.rulings') })
    .click();
  await expect(page).toHaveURL('/pl/rulings/');
});

test('the doors of the referee’s rooms lead to them', async ({ page }) => {
  const { t } = language('ru');
  await page.setViewportSize({ width: 1280, height: 240 });
  await page.goto('/ru/referee/#score');
  const doors = page.locator('.room-doors');
  for (const [door, heading] of [
    ['score', 'sheet.heading'],
    ['may', 'may.heading'],
    ['search', 'find.heading'],
  ] as const) {
    // Pressed by script: to press it as a person does, the page is scrolled to the doors.
    await doors.locator(`[href="#${door}"]`).dispatchEvent('click');
    await expect(page.getByRole('heading', { name: t(heading) })).toBeInViewport();
  }
});

for (const lang of LANGS) {
  const { t } = language(lang);

  test(`${lang}: a chapter is whole: paragraphs, words on a tap, the usual booklet first, answers to unfold`, async ({
    page,
  }) => {
    await page.goto(`/${lang}/rules/#6.3`);
    await page.locator('li[id="6.3"] a').click();
    await expect(page).toHaveURL(`/${lang}/rules/playing/#6.3`);
    await expect(page.locator('.rules-bar, .jump, .verdict').filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('[id="6.3"] .mine:visible')).toHaveText(t('booklet.mine'));
    await expect(page.locator('[id="6.3"] .reading').first().locator('.mine')).toBeVisible();
    await page.locator('.term').first().click();
    await expect(page.locator('.slip:popover-open')).toBeVisible();
    await page.keyboard.press('Escape');
    const choice = page.locator('form.choice').first();
    await choice.getByText(t('question.answer')).click();
    await expect(choice.locator('.right-answer')).toBeVisible();
    await expect(choice.getByRole('radio')).toHaveCount(0);
  });
}

for (const lang of LANGS) {
  const { t, names } = language(lang);

  test(`${lang}: an example is whole: position, caption, and its lines in words`, async ({ page }) => {
    const example = EXAMPLES['innsbruck']!;
    const start = startOf(example, lang);
    const { hand, route } = start.players[0]!;
    await page.goto(`/${lang}/rules/playing/`);
    const figure = exampleOn(page, 'innsbruck');
    await expect(figure.locator('.example-title')).toBeVisible();
    await expect(figure.locator('figcaption')).toContainText(/\p{L}{3,}/u);
    await expect(figure.locator('.hand .card-name')).toHaveText(hand.map(names.city));
    await expect(figure.locator('.route .card-name')).toHaveText(route.map(names.city));
    await expect(figure.locator('.city.is-on-route')).toHaveCount(route.length);
    await expect(figure.getByRole('button')).toHaveCount(0);
    const told = figure.locator('.in-words dd');
    await expect(told.first()).toBeHidden();
    await figure.getByText(t('example.words'), { exact: true }).click();
    for (const [i, line] of example.lines.entries()) {
      const { sentences, refusal } = lineInWords(start, line, t, names);
      const text = refusal ? refusalSentence(refusal, t, names) : sentences.join(' ');
      await expect(told.nth(i)).toBeVisible();
      await expect(told.nth(i)).toContainText(text);
    }
    await told.getByRole('link').first().click();
    await expect(page).toHaveURL(`/${lang}/rules/playing/#6.3`);
  });

  test(`${lang}: the first game says what it needs, and leads to the rules`, async ({ page }) => {
    await page.goto(`/${lang}/learn/`);
    await expect(page.getByText(t('learn.without-script'))).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.locator('ul.without-script a').first().click();
    await expect(page).toHaveURL(`/${lang}/rules/`);
  });

  test(`${lang}: the play page says what it is and needs, and leads to the first game and the rules`, async ({
    page,
  }) => {
    await page.goto(`/${lang}/play/`);
    await expect(page.getByText(t('play.without-script'))).toBeVisible();
    await expect(page.locator('.lobby')).toBeHidden();
    await expect(page.locator('.without-script a').first()).toHaveAttribute('href', `/${lang}/learn/`);
    await page.locator('.without-script a').last().click();
    await expect(page).toHaveURL(`/${lang}/rules/`);
  });
}
