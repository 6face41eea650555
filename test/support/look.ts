/** What the tests that keep pictures share: a phone, the other theme, and a page that is ready for it. */
import { devices, type Page } from '@playwright/test';

const { defaultBrowserType: _, ...PIXEL } = devices['Pixel 7'];

export const SIZES = ['desktop', 'phone'] as const;
export type Size = (typeof SIZES)[number];

/** For `test.use`. */
export const screenOf = (size: Size) =>
  size === 'phone' ? { ...PIXEL, viewport: { width: 360, height: 740 } } : {};

export type Scheme = 'light' | 'dark';
const OTHER = { light: 'dark', dark: 'light' } as const;

/** One theme on the desktop, the other one on the phone; nothing moves. */
export const inTheme = (page: Page, size: Size, onDesktop: Scheme): Promise<void> =>
  page.emulateMedia({
    colorScheme: size === 'desktop' ? onDesktop : OTHER[onDesktop],
    reducedMotion: 'reduce',
  });

/** How much of the map is in the picture: most of its size would be fine lines that are seen elsewhere. */
const HIDDEN = {
  all: '',
  cities: 'use[href="#sheet-land"] { display: none }',
  none: '.table-map .board-svg { visibility: hidden }',
} as const;
export type MapShown = keyof typeof HIDDEN;

/** The letters have come, and of the map is shown what is wanted. */
export const readyForPicture = (page: Page, map: MapShown = 'all'): Promise<void> =>
  // The site's policy lets nobody write a style into the page.
  page.evaluate(async (rule) => {
    const plain = new CSSStyleSheet();
    plain.replaceSync(rule);
    document.adoptedStyleSheets.push(plain);
    // They are added once they are there.
    const isThere = (): boolean =>
      [...document.fonts].some((face) => face.status === 'loaded' && face.family.startsWith('Piazzolla-'));
    while (!isThere()) await new Promise(requestAnimationFrame);
    await document.fonts.ready;
  }, HIDDEN[map]);
