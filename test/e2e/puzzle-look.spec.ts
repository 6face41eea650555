/**
 * How the puzzle page looks, kept as pictures like those of `play-look.spec.ts`, on a day that never
 * changes. After a change that is meant: `npm run e2e -- puzzle-look --update-snapshots`.
 */
import type { Page } from '@playwright/test';
import { resultAfter } from '../../src/storage/results/update-result.ts';
import { makeResults } from '../../src/storage/results/results-text.ts';
import type { Lang } from '../../src/i18n/locales.ts';
import { expect, language, test } from '../support/browser.ts';
import { inTheme, readyForPicture, screenOf, SIZES, type MapShown, type Scheme } from '../support/look.ts';
import { button, openPuzzle, starsOn, tableOn } from '../support/puzzle-page.ts';
import { CLOSING, LEGAL, PLAN } from '../support/puzzles.ts';
import { finished, resultsOf } from '../support/results.ts';

interface Look {
  readonly lang: Lang;
  /** On the desktop; the phone has the other one. */
  readonly scheme: Scheme;
  readonly map?: MapShown;
  /** From an empty page to the moment of the picture. */
  readonly open: (page: Page, lang: Lang) => Promise<unknown>;
}

const TODAY = '2026-11-16';

/** Solved, solved in part, not solved, and a day that was left out. */
const RESULTS = resultsOf(
  ...(
    [
      ['2026-11-11', 3],
      ['2026-11-12', 1],
      ['2026-11-13', 0],
      ['2026-11-15', 3],
    ] as const
  ).map(([day, stars]) =>
    resultAfter(undefined, finished({ day, stars, reached: stars === 3 ? 11 : 8, at: Date.parse(day) })),
  ),
);

const LOOKS: Readonly<Record<string, Look>> = {
  start: {
    lang: 'en',
    scheme: 'light',
    map: 'cities',
    open: (page, lang) => openPuzzle(page, lang, PLAN),
  },
  hint: {
    lang: 'pl',
    scheme: 'dark',
    open: async (page, lang) => {
      const { t } = language(lang);
      const table = await openPuzzle(page, lang, PLAN);
      await table
        .locator('.tools')
        .getByRole('button', { name: t('play.table.tool.hint') })
        .click();
      await button(page, t('puzzle.hint.2')).click();
      await expect(button(page, t('puzzle.hint.3'))).toBeVisible();
      await expect(table.getByText(t('puzzle.thinking'))).toBeHidden();
    },
  },
  solved: {
    lang: 'ru',
    scheme: 'light',
    open: async (page, lang) => {
      const { t } = language(lang);
      const table = await openPuzzle(page, lang, CLOSING);
      await button(page, t('table.close')).click();
      await table.locator('.closing-panel .way').nth(1).click();
      await table.locator('.closing-panel button.is-main').click();
      await button(page, t('puzzle.check')).click();
      await expect(starsOn(page)).toContainText(t('puzzle.stars', { stars: 3 }));
    },
  },
  calendar: {
    lang: 'pl',
    scheme: 'light',
    open: async (page, lang) => {
      await page.addInitScript(
        (text) => localStorage.setItem('posthorn.results', text),
        makeResults(RESULTS),
      );
      await page.goto(`/${lang}/puzzles/#calendar`);
      await expect(page.locator('.calendar')).toBeVisible();
    },
  },
  legal: {
    lang: 'ru',
    scheme: 'dark',
    open: async (page, lang) => {
      await openPuzzle(page, lang, LEGAL);
      await tableOn(page).locator('.proposals button').first().click();
      await expect(tableOn(page).locator('.proposals .is-allowed')).toBeVisible();
    },
  },
  rome: {
    lang: 'en',
    scheme: 'dark',
    map: 'cities',
    open: async (page, lang) => {
      await page.goto(`/${lang}/puzzles/#rome-3-1`);
      const rome = language(lang).t('play.table.tab.rome');
      await tableOn(page).getByRole('button', { name: rome, exact: true }).click();
      await expect(page.locator('.table-map .rome-svg')).toBeVisible();
    },
  },
};

for (const size of SIZES)
  test.describe(size, () => {
    test.use(screenOf(size));
    for (const [name, { lang, scheme, map = 'none', open }] of Object.entries(LOOKS))
      test(name, async ({ page }) => {
        await page.clock.setFixedTime(new Date(`${TODAY}T12:00`));
        await inTheme(page, size, scheme);
        await open(page, lang);
        // What comes up under the pointer is not meant by it.
        await page.mouse.move(0, 0);
        await readyForPicture(page, map);
        await expect(page).toHaveScreenshot(`${name}-${size}.png`);
      });
  });
