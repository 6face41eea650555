/** Examples in use, by mouse and by keyboard alone; by touch in `example-phone.spec.ts`. */
import { provinceOf, type Action, type CityId, type Way } from '../../src/engine/index.ts';
import { largestChoice } from '../../src/table/model/closing-choice.ts';
import { isMeantFor, stateOf } from '../../src/table/model/example.ts';
import { replayActions } from '../../src/table/model/replay-actions.ts';
import { lineInWords } from '../../src/table/words/line-words.ts';
import { expect, language, LANGS, test } from '../support/browser.ts';
import { EXAMPLES } from '../support/content.ts';
import { settled } from '../support/settled.ts';
import {
  arrowsBetween,
  awake,
  button,
  cardOf,
  chipOf,
  citiesWithHouse,
  exampleOn,
  keys,
  refusalOf,
  said,
  startOf,
  tabTo,
} from '../support/table.ts';

const fits = EXAMPLES['innsbruck']!;
const HAND = fits.position.players![0]!.hand!;
const playing = (id: CityId) => ({ type: 'play', city: id, end: 'right' }) as const;

for (const lang of LANGS) {
  const spoken = language(lang);
  const { t, names } = spoken;
  const start = startOf(fits, lang);
  const told = (index: number): string =>
    lineInWords(start, fits.lines[index]!, t, names).sentences.join(' ');

  test(`${lang}: a card wrong and right by mouse, taken back, started over`, async ({ page }) => {
    await page.goto(`/${lang}/rules/playing/`);
    const figure = await awake(exampleOn(page, 'innsbruck'));
    const say = said(figure);
    const undo = button(figure, t('example.undo'));
    await expect(say).toHaveText(t('illegal.wrong-step.now.play'));
    await expect(undo).toHaveAttribute('aria-disabled', 'true');

    await cardOf(figure, HAND, 'innsbruck').click();
    const refused = refusalOf(start, playing('innsbruck'), spoken);
    await expect(say).toContainText(refused.text);
    await expect(figure.locator('.hand .card')).toHaveCount(HAND.length);
    await expect(figure.locator('.city[data-city="innsbruck"]')).toHaveClass(/is-bad/);
    await say.getByRole('link', { name: t('table.rule', { rule: refused.rule }) }).click();
    await expect(page).toHaveURL(`/${lang}/rules/playing/#6.3`);
    await expect(page.locator('.rule[id="6.3"]')).toBeInViewport();

    await cardOf(figure, HAND, 'passau').click();
    await expect(say).toContainText(told(0));
    await expect(figure.locator('.hand .card')).toHaveCount(HAND.length - 1);
    await expect(figure.locator('.city[data-city="passau"]')).toHaveClass(/is-end/);
    await undo.click();
    await expect(figure.locator('.hand .card')).toHaveCount(HAND.length);
    await expect(say).toContainText(t('illegal.wrong-step.now.play'));

    await figure.locator('.city[data-city="passau"] .city-control').click();
    await expect(say).toContainText(told(0));
    await button(figure, t('act.end')).click();
    await button(figure, t('example.start-over')).click();
    await expect(say).toHaveText(t('illegal.wrong-step.now.play'));
    await expect(figure.locator('.hand .card')).toHaveCount(HAND.length);
  });

  test(`${lang}: the same by keyboard alone`, async ({ page }) => {
    await page.goto(`/${lang}/rules/playing/`);
    // Once from the start of the page, which is a long way; otherwise from the paragraph above.
    if (lang !== 'en') await page.locator('[id="6.3"] .rule-number').focus();
    const press = keys(page);
    const figure = exampleOn(page, 'innsbruck');
    // The fold is there before the example is alive; on the way to it the example comes into sight.
    await tabTo(page, figure.locator('.in-words summary'));
    await awake(figure);
    await press(cardOf(figure, HAND, 'innsbruck'));
    await expect(said(figure)).toContainText(refusalOf(start, playing('innsbruck'), spoken).text);

    // The way into the map leads to the city of the card that was tried.
    await tabTo(page, figure.locator('.city[data-city="innsbruck"] .city-control'));
    for (const key of arrowsBetween('innsbruck', 'passau')) await page.keyboard.press(key);
    await expect(figure.locator('.city[data-city="passau"] .city-control')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(said(figure)).toContainText(told(0));
    await expect(figure.locator('.city[data-city="passau"] .city-control')).toBeFocused();

    const undo = button(figure, t('example.undo'));
    await press(undo);
    await expect(undo).toBeFocused();
    await press(cardOf(figure, HAND, 'passau'));
    await expect(said(figure)).toContainText(told(0));
    // The button that ends the turn is gone with the turn.
    await press(button(figure, t('act.end')));
    await press(button(figure, t('example.start-over')));
    await expect(said(figure)).toHaveText(t('illegal.wrong-step.now.play'));
  });

  test(`${lang}: a route is closed both ways, and mixing them is refused`, async ({ page }) => {
    const example = EXAMPLES['sigmaringen-augsburg']!;
    const before = startOf(example, lang);
    const { route } = before.players[0]!;
    await page.goto(`/${lang}/rules/houses/`);
    const figure = await awake(exampleOn(page, 'sigmaringen-augsburg'));
    const ways: readonly (readonly [Way, number])[] = [
      ['each-province', 3],
      ['one-province', 4],
    ];
    for (const [way, houses] of ways) {
      await button(figure, t('table.close')).click();
      await figure
        .locator('.way')
        .filter({ hasText: t(`table.way.${way}`) })
        .click();
      const chosen = largestChoice(before, way);
      expect(chosen).toHaveLength(houses);
      // In each province there is one house, so it moves; a second province is refused.
      const isMoving = way === 'each-province';
      const other: CityId = isMoving ? 'regensburg' : 'sigmaringen';
      await chipOf(figure, route, other).click();
      const placed = isMoving
        ? [...chosen.filter((city) => provinceOf(city) !== provinceOf(other)), other]
        : chosen;
      const mixed: Action = { type: 'close', way, houses: [...chosen, other] };
      await expect(said(figure)).toContainText(
        isMoving ? t('table.ask.closing') : refusalOf(before, mixed, spoken).text,
      );
      await figure.locator('.closing-panel .is-main').click();
      const { states } = replayActions(before, [{ type: 'close', way, houses: placed }]);
      const standing = [...states.at(-1)!.players[0]!.houses].toSorted();
      await expect.poll(() => citiesWithHouse(figure, 0)).toEqual(standing);
      expect(standing).toHaveLength(before.players[0]!.houses.length + houses);
      await button(figure, t('example.start-over')).click();
      await expect.poll(() => citiesWithHouse(figure, 0)).toHaveLength(before.players[0]!.houses.length);
    }
  });

  test(`${lang}: after a closing two cards go, and one is not enough`, async ({ page }) => {
    const example = EXAMPLES['hand-of-three']!;
    const before = startOf(example, lang);
    const { hand } = before.players[0]!;
    const [right, short] = example.lines;
    await page.goto(`/${lang}/rules/closing/`);
    const figure = await awake(exampleOn(page, 'hand-of-three'));
    await button(figure, t('table.close')).click();
    await figure.locator('.closing-panel .is-main').click();
    const discard = figure.locator('.hand .is-main');
    await cardOf(figure, hand, 'basel').click();
    await discard.click();
    const closed = replayActions(before, short!.actions).states.at(-1)!;
    await expect(said(figure)).toContainText(refusalOf(closed, short!.actions[1]!, spoken).text);
    await cardOf(figure, hand, 'lodz').click();
    await discard.click();
    await expect(discard).toHaveCount(0);
    const last = lineInWords(closed, { id: '', actions: [right!.actions[1]!] }, t, names);
    await expect(said(figure)).toContainText(last.sentences.join(' '));
  });
}

test('Escape at the choice of an end goes back to the card that was asked about', async ({ page }) => {
  const { hand } = startOf(EXAMPLES['both-ends']!, 'en').players[0]!;
  await page.goto('/en/rules/playing/');
  const figure = await awake(exampleOn(page, 'both-ends'));
  const ends = figure.locator('.ends button');
  const card = cardOf(figure, hand, hand[0]!);
  await card.click();
  await expect(ends).toHaveCount(3);
  await ends.first().focus();
  await page.keyboard.press('Escape');
  await expect(ends).toHaveCount(0);
  await expect(card).toBeFocused();
});

test('another booklet changes an example at once: what may be left out, and what must be placed', async ({
  page,
}) => {
  const spoken = language('en');
  const { t, names } = spoken;
  const example = EXAMPLES['leave-one-out']!;
  await page.goto('/en/rules/houses/');
  const figure = await awake(exampleOn(page, 'leave-one-out'));
  const placements = [];
  for (const booklet of ['smart-ru', 'biancheria-en'] as const) {
    await page.locator('select[name="booklet"]').selectOption(booklet);
    const start = stateOf(example.position, booklet);
    const { placement } = start.options;
    placements.push(placement);
    const lines = example.lines.filter((line) => isMeantFor(line, start));
    await expect(figure.locator('.show-me button > span:last-of-type')).toHaveText(
      lines.map((line) => lineInWords(start, line, t, names).label),
    );
    await button(figure, t('table.close')).click();
    await chipOf(figure, start.players[0]!.route, 'kempten').click();
    await figure.locator('.closing-panel .is-main').click();
    const action = { type: 'close', way: 'each-province', houses: ['zuerich', 'innsbruck'] } as const;
    if (placement === 'must') await expect(said(figure)).toContainText(refusalOf(start, action, spoken).text);
    else
      await expect
        .poll(() => citiesWithHouse(figure, 0))
        .toEqual([...start.players[0]!.houses, ...action.houses].toSorted());
  }
  expect(placements.toSorted()).toEqual(['may', 'must']);
});

test('a turn ended before its card is painted leaves the keyboard at what is said', async ({ page }) => {
  const { t } = language('pl');
  await page.goto('/pl/rules/playing/');
  const figure = await awake(exampleOn(page, 'innsbruck'));
  await cardOf(figure, HAND, 'passau').focus();
  await figure.evaluate(async (root, end) => {
    const press = async (target: HTMLElement): Promise<void> => {
      target.focus();
      target.click();
      // It is drawn in this task, and nothing is painted before the next.
      for (let i = 0; i < 10; i++) await Promise.resolve();
    };
    await press(document.activeElement as HTMLElement);
    await press([...root.querySelectorAll('button')].find(({ textContent }) => textContent === end)!);
  }, t('act.end'));
  await expect(button(figure, t('act.end'))).toHaveCount(0);
  await expect(said(figure)).toBeFocused();
});

test('an example wakes when it is seen, and nothing of it is fetched before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/en/rules/playing/');
  await settled(page);
  const figure = exampleOn(page, 'innsbruck');
  const scripts = await figure
    .locator('astro-island')
    .evaluate((island) => ['component-url', 'renderer-url'].map((name) => island.getAttribute(name)!));
  expect(asked.filter((path) => scripts.includes(path))).toEqual([]);
  const asleep = page.locator('astro-island[ssr]');
  await expect(asleep).toHaveCount(await page.locator('astro-island').count());
  await awake(figure);
  expect(asked).toEqual(expect.arrayContaining(scripts));
  await expect.poll(() => asleep.count(), 'those further down sleep on').toBeGreaterThan(0);
});
