/** Disputes settled at the table: from the home page, on a phone, counted in taps. */
import type { Locator, Page } from '@playwright/test';
import type { CityId } from '../../src/engine/index.ts';
import { bookletOf, editionOf } from '../../src/i18n/booklet.ts';
import { answer } from '../../src/features/referee/may-i/answer.ts';
import {
  askAnother,
  type FormState,
  type Change,
  type Kind,
} from '../../src/features/referee/may-i/form-state.ts';
import { linkText } from '../../src/features/referee/may-i/link.ts';
import { toldOf } from '../../src/features/referee/may-i/words.ts';
import { faultsOf } from '../support/axe.ts';
import { readQr } from '../support/read-qr.ts';
import { city, expect, language, LANGS, test, type Language } from '../support/browser.ts';

const ROUTE: readonly CityId[] = ['ingolstadt', 'augsburg', 'muenchen'];
const asks = (kind: Kind, change: Change): FormState => ({ ...askAnother(kind, null), ...change });

/** What the engine says, as this page has to say it. */
function expected(asking: FormState, { lang, t, names }: Language) {
  const given = answer(asking);
  if (given.type !== 'answered') throw new Error(JSON.stringify(given));
  return toldOf(given.readings, asking, editionOf(bookletOf(null, lang)), t, names);
}

const box = (page: Page): Locator => page.locator('.may-answer');

async function expectAnswer(page: Page, asking: FormState, spoken: Language): Promise<void> {
  const { t, lang } = spoken;
  const told = expected(asking, spoken);
  const lines = box(page).locator('p');
  await expect(lines).toHaveCount(told.length);
  for (const [i, { isYes, sentence, rule, editions }] of told.entries()) {
    const line = lines.nth(i);
    await expect(line.locator('b')).toHaveText(t(isYes ? 'rulings.verdict.yes' : 'rulings.verdict.no'));
    await expect(line).toContainText(sentence);
    await expect(line.locator('a')).toHaveAttribute('href', new RegExp(`^/${lang}/rules/.+#${rule}$`));
    if (told.length > 1)
      for (const one of editions) await expect(line).toContainText(t(`booklet.${one}`), { ignoreCase: true });
  }
  await expect(page).toHaveURL(new RegExp(`#may=${linkText(asking).replaceAll('.', '\\.')}$`));
}

/** The modules of a code as they are drawn. */
const modulesOf = (code: Locator): Promise<boolean[][]> =>
  code.evaluate((svg: SVGSVGElement) => {
    const { x, width } = svg.viewBox.baseVal;
    const ink = svg.querySelector<SVGPathElement>('.qr-ink')!;
    const line = [...Array(width + 2 * x).keys()];
    return line.map((row) => line.map((column) => ink.isPointInFill(new DOMPoint(column + 0.5, row + 0.5))));
  });

/** A thumb that counts. */
function thumb() {
  let taps = 0;
  return {
    tap: async (what: Locator): Promise<void> => {
      taps += 1;
      await what.tap();
    },
    taps: () => taps,
  };
}

/** From the home page to the choice of questions. */
async function toQuestions(page: Page, { lang, t }: Language, tap: (what: Locator) => Promise<void>) {
  await page.goto(`/${lang}/`);
  await tap(page.locator('a.to-search'));
  await tap(page.locator('.room-doors').getByRole('link', { name: t('may.door'), exact: true }));
  await expect(page.locator('.may:not([inert])')).toBeVisible();
}

const kindButton = (page: Page, kind: Kind, { t }: Language): Locator =>
  page.locator('.may-kinds').getByRole('button', { name: t(`may.kind.${kind}`) });

const option = (page: Page, group: string, text: string): Locator =>
  page.locator(`#may-${group}`).locator('label', { hasText: text });

for (const lang of LANGS) {
  test(`${lang}: five disputes from the home page, each in at most eight taps`, async ({ page }) => {
    const spoken = language(lang);
    const { t } = spoken;
    const settle = async (
      kind: Kind,
      asking: FormState,
      steps: (tap: (what: Locator) => Promise<void>) => Promise<void>,
    ) => {
      const { tap, taps } = thumb();
      await toQuestions(page, spoken, tap);
      await tap(kindButton(page, kind, spoken));
      await steps(tap);
      await expectAnswer(page, asking, spoken);
      expect(taps()).toBeLessThanOrEqual(8);
    };

    // “I do not want this coach.” The booklets differ.
    await settle('coach', asks('coach', { route: ROUTE, takes: false }), async (tap) => {
      for (const one of ROUTE) await tap(city(page, one));
      await tap(option(page, 'takes', t('may.takes.no')));
    });
    // “I would rather keep my houses.” They differ again, and along another line.
    await settle('houses', asks('houses', { route: ROUTE }), async (tap) => {
      for (const one of ROUTE) await tap(city(page, one));
    });
    // “The Bailiff was before the draw, so the Postmaster is still free.”
    const second = { official: 'postmaster', moment: 'play', helped: 'bailiff' } as const;
    await settle('call', asks('call', second), async (tap) => {
      await tap(option(page, 'official', t('official.postmaster')));
      await tap(option(page, 'helped', t('official.bailiff')));
    });
    // “Salzburg goes on from Munich.” The card first, then the route it is for.
    const card: Change = { card: 'salzburg', hand: ['salzburg'], route: ROUTE };
    await settle('play', asks('play', card), async (tap) => {
      await tap(city(page, 'salzburg'));
      for (const one of ROUTE) await tap(city(page, one));
    });
    // “Nothing fits my route any more, so I close it before I draw.”
    await settle('close', asks('close', { route: ROUTE, moment: 'draw' }), async (tap) => {
      for (const one of ROUTE) await tap(city(page, one));
      await tap(option(page, 'moment', t('may.moment.draw')));
    });
  });
}

test('a link brings the question to another phone; a hostile one is refused, and the tool is empty', async ({
  page,
}) => {
  const spoken = language('pl');
  const { t } = spoken;
  const asking = asks('coach', { route: ROUTE, takes: false });
  await page.goto(`/pl/referee/#may=${linkText(asking)}`);
  await expectAnswer(page, asking, spoken);
  await page.locator('.may-share summary').tap();
  const code = page.locator('.may-share .qr-code');
  await expect(code).toBeVisible();
  expect(readQr(await modulesOf(code))).toBe(page.url());
  await page.locator('.may-now summary').tap();
  await expect(page.locator('.may-now li').first()).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  await page.evaluate(() => (location.hash = '#may=1e.rqrs.la%3Cscript%3E'));
  await expect(page.getByRole('alert')).toHaveText(t('may.broken.broken'));
  await expect(page.locator('.may-kinds button')).toHaveCount(8);
  expect(await faultsOf(page)).toEqual([]);
  await page.evaluate(() => (location.hash = '#may=9z'));
  await expect(page.getByRole('alert')).toHaveText(t('may.broken.newer'));
  await kindButton(page, 'draw', spoken).tap();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectAnswer(page, asks('draw', {}), spoken);
});

test('by keyboard alone: a carriage is moved, an impossible table is named at its field', async ({
  page,
}) => {
  const spoken = language('ru');
  const { t, names } = spoken;
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/ru/referee/#may');
  await expect(page.locator('.may:not([inert])')).toBeVisible();
  await kindButton(page, 'carriage', spoken).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#may-question')).toBeFocused();

  // The cities by the list, whose buttons follow the map.
  const summary = page.locator('.may-list summary');
  await summary.focus();
  await page.keyboard.press('Enter');
  const listed = (one: CityId): Locator =>
    page.locator('.may-list').getByRole('button', { name: names.city(one), exact: true });
  for (const one of ROUTE) {
    await listed(one).focus();
    await page.keyboard.press('Enter');
    await expect(listed(one)).toHaveAttribute('aria-pressed', 'true');
  }
  await page.locator('#may-carriage input').first().focus();
  await page.keyboard.press('ArrowUp');
  await expect(option(page, 'carriage', t('carriage.baiern')).locator('input')).toBeChecked();
  await page.locator('#may-to input').first().focus();
  await page.keyboard.press('Space');
  // No house was placed, and with the audience one has to be: said where the houses are.
  await expect(page.locator('#may-placed-fault')).toBeVisible();
  await page.locator('#may-placed-label').focus();
  await page.keyboard.press('Enter');
  await listed('augsburg').focus();
  await page.keyboard.press('Enter');
  const asking = asks('carriage', {
    route: ROUTE,
    placed: ['augsburg'],
    carriage: 'baiern',
    to: 'andechs',
  });
  await expectAnswer(page, asking, spoken);
  await expect(page.locator('#may-placed-fault')).toHaveCount(0);
  expect(await faultsOf(page)).toEqual([]);

  // The move is made, and the next one asked about.
  await page.getByRole('button', { name: t('may.made.add'), exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.may-made')).toContainText(t('town.andechs'));
  await expect(box(page)).toHaveText(t('may.missing.to'));

  await page.getByRole('button', { name: t('may.another'), exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#may-ask')).toBeFocused();
});
