/**
 * What `npm run e2e:stress` makes harder: `CPU_SLOWDOWN=2` runs every page on a processor twice as slow,
 * `TESTS_AT_ONCE=8` lets so many tests share the processor, `ANSWERS_LATE=400` lets each answer of the host
 * come up to so many milliseconds late.
 */
import type { BrowserContext, Page } from '@playwright/test';

/** One more than the two cores we count on: a test also waits. */
const USUALLY_AT_ONCE = 3;

const SLOWDOWN = Number(process.env['CPU_SLOWDOWN'] ?? 1);
export const ANSWERS_LATE = Number(process.env['ANSWERS_LATE'] ?? 0);
export const TESTS_AT_ONCE = Number(process.env['TESTS_AT_ONCE'] ?? USUALLY_AT_ONCE);

/** A page that asks for ten things in a row gets the last one five times this late, on the average. */
const TWICE_AS_LONG = 400;

/** What is made to take longer is waited for as much longer: every limit of time is multiplied by this. */
export const PATIENCE =
  SLOWDOWN * Math.max(1, TESTS_AT_ONCE / USUALLY_AT_ONCE) * (1 + ANSWERS_LATE / TWICE_AS_LONG);

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  // On the next page each session restores its own idea of the medium, and the last one wins: tell both.
  const emulate = page.emulateMedia.bind(page);
  page.emulateMedia = async (options) => {
    await emulate(options);
    if (options?.media !== undefined)
      await devtools.send('Emulation.setEmulatedMedia', { media: options.media ?? '' });
  };
}

/** Slows every page of the context: those a test opens before it gets them, a popup as soon as it is there. */
export function slowDownPages(context: BrowserContext): void {
  if (SLOWDOWN === 1) return;
  const slowed = new WeakMap<Page, Promise<void>>();
  const slowOnce = (page: Page): Promise<void> => {
    const known = slowed.get(page);
    if (known) return known;
    // A popup may be closed again before it is slowed.
    const slowing = slowDown(page).catch((error: unknown) => {
      if (!page.isClosed()) throw error;
    });
    slowed.set(page, slowing);
    return slowing;
  };
  context.on('page', (page) => void slowOnce(page));
  const open = context.newPage.bind(context);
  context.newPage = async () => {
    const page = await open();
    await slowOnce(page);
    return page;
  };
}
