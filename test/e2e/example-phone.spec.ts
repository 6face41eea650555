/** Examples and a question answered on the board, by touch on a phone of 360 px. */
import { replayActions } from '../../src/table/model/replay-actions.ts';
import { lineInWords } from '../../src/table/words/line-words.ts';
import { expect, language, LANGS, test } from '../support/browser.ts';
import { EXAMPLES } from '../support/content.ts';
import {
  awake,
  button,
  cardOf,
  citiesWithHouse,
  exampleOn,
  refusalOf,
  said,
  startOf,
} from '../support/table.ts';

for (const lang of LANGS) {
  const spoken = language(lang);
  const { t, names } = spoken;

  test(`${lang}: a card wrong and right by thumb, the answer in sight of it`, async ({ page }) => {
    const example = EXAMPLES['innsbruck']!;
    const start = startOf(example, lang);
    const { hand } = start.players[0]!;
    await page.goto(`/${lang}/rules/playing/`);
    const figure = await awake(exampleOn(page, 'innsbruck'));
    await cardOf(figure, hand, 'innsbruck').tap();
    const wrong = refusalOf(start, { type: 'play', city: 'innsbruck', end: 'right' }, spoken);
    await expect(said(figure)).toContainText(wrong.text);
    await expect(said(figure)).toBeInViewport({ ratio: 0.9 });
    await expect(cardOf(figure, hand, 'innsbruck')).toBeInViewport({ ratio: 0.9 });

    await figure.locator('.city[data-city="passau"] .city-control').tap();
    await expect(said(figure)).toContainText(
      lineInWords(start, example.lines[0]!, t, names).sentences.join(' '),
    );
    await button(figure, t('example.undo')).tap();
    await expect(figure.locator('.hand .card')).toHaveCount(hand.length);
    const link = figure.locator('.in-words');
    await link.locator('summary').tap();
    await link.locator('a').first().tap();
    await expect(page).toHaveURL(`/${lang}/rules/playing/#${wrong.rule}`);
  });

  test(`${lang}: a route is closed by thumb, three houses or four`, async ({ page }) => {
    const example = EXAMPLES['sigmaringen-augsburg']!;
    const start = startOf(example, lang);
    await page.goto(`/${lang}/rules/houses/`);
    const figure = await awake(exampleOn(page, 'sigmaringen-augsburg'));
    for (const line of example.lines.slice(0, 2)) {
      const [close] = line.actions;
      if (close?.type !== 'close') throw new Error('the example has changed');
      await button(figure, t('table.close')).tap();
      await figure
        .locator('.way')
        .filter({ hasText: t(`table.way.${close.way}`) })
        .tap();
      await figure.locator('.closing-panel .is-main').tap();
      const after = replayActions(start, line.actions).states.at(-1)!.players[0]!;
      expect(after.houses).toHaveLength(start.players[0]!.houses.length + close.houses.length);
      // Which city of a province takes the house is the reader's choice; the number is not.
      await expect.poll(() => citiesWithHouse(figure, 0)).toHaveLength(after.houses.length);
      await button(figure, t('example.start-over')).tap();
    }
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
  });
}

test('what is pressed on the table is large enough for a thumb', async ({ page }) => {
  for (const [chapter, id] of [
    ['playing', 'innsbruck'],
    ['drawing', 'postmaster'],
    ['houses', 'sigmaringen-augsburg'],
  ] as const) {
    await page.goto(`/ru/rules/${chapter}/`);
    const figure = await awake(exampleOn(page, id));
    if (chapter === 'houses') await button(figure, language('ru').t('table.close')).tap();
    const small = await figure.locator('button:visible, summary').evaluateAll((elements) =>
      elements
        .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 24 || box.height < 24)
        .map(({ text }) => text),
    );
    expect(small).toEqual([]);
    const broken = await figure
      .locator('.figure-name')
      .evaluateAll((names: HTMLElement[]) =>
        names
          .filter(
            (name) =>
              name.getClientRects().length > 0 &&
              name.offsetHeight > 1.5 * Number.parseFloat(getComputedStyle(name).lineHeight),
          )
          .map((name) => name.textContent),
      );
    expect(broken, 'names of officials are one word').toEqual([]);
  }
});
