/**
 * How the referee looks, kept as pictures like those of `play-look.spec.ts`: a question with its answer,
 * and a sheet with its points. After a change that is meant: `npm run e2e -- referee-look --update-snapshots`.
 */
import type { Page } from '@playwright/test';
import { askAnother } from '../../src/features/referee/may-i/form-state.ts';
import { linkText } from '../../src/features/referee/may-i/link.ts';
import { sheetHash } from '../../src/features/referee/score/address.ts';
import { emptySheet, enter, type Entry, type Sheet } from '../../src/storage/sheets/sheet.ts';
import type { Lang } from '../../src/i18n/locales.ts';
import { expect, test } from '../support/browser.ts';
import { inTheme, readyForPicture, screenOf, SIZES, type Scheme } from '../support/look.ts';

interface Look {
  readonly lang: Lang;
  /** On the desktop; the phone has the other one. */
  readonly scheme: Scheme;
  readonly open: (page: Page, lang: Lang) => Promise<unknown>;
}

/** The booklets differ about it. */
const QUESTION = {
  ...askAnother('coach', null),
  route: ['ingolstadt', 'augsburg', 'muenchen'],
  takes: false,
} as const;

/** Three players with both modules; one has an end tile that was not earned. */
const SHEET = (
  [
    { type: 'players', count: 3 },
    { type: 'module', module: 'officials', isPlayed: true },
    { type: 'module', module: 'audience', isPlayed: true },
    { type: 'coach', player: 0, coach: 7 },
    { type: 'tile', player: 0, tile: { stack: 'baden', value: 3 } },
    { type: 'left', player: 0, left: 4 },
    { type: 'coach', player: 1, coach: 5 },
    { type: 'tile', player: 1, tile: { stack: 'end', value: 1 } },
    { type: 'left', player: 1, left: 6 },
  ] satisfies readonly Entry[]
).reduce<Sheet>(enter, emptySheet());

const LOOKS: Readonly<Record<string, Look>> = {
  'may-i': {
    lang: 'ru',
    scheme: 'light',
    open: async (page, lang) => {
      await page.goto(`/${lang}/referee/#may=${linkText(QUESTION)}`);
      await expect(page.locator('.may-answer b').first()).toBeVisible();
      await expect(page.locator('.board-svg.is-live')).toBeVisible();
    },
  },
  score: {
    lang: 'pl',
    scheme: 'dark',
    open: async (page, lang) => {
      await page.goto(`/${lang}/referee/${sheetHash(SHEET)}`);
      await expect(page.locator('.sheet[data-ready] .sheet-doubts')).toBeVisible();
      await page.locator('.sheet-totals').evaluate((totals) => totals.scrollIntoView());
    },
  },
};

for (const size of SIZES)
  test.describe(size, () => {
    test.use(screenOf(size));
    for (const [name, { lang, scheme, open }] of Object.entries(LOOKS))
      test(name, async ({ page }) => {
        await inTheme(page, size, scheme);
        await open(page, lang);
        await readyForPicture(page);
        await expect(page).toHaveScreenshot(`${name}-${size}.png`);
      });
  });
