/** `CPU_SLOWDOWN=4` runs the browser tests on a processor four times slower: `npm run e2e:stress`. */
import type { BrowserContext, Page } from '@playwright/test';

export const SLOWDOWN = Number(process.env['CPU_SLOWDOWN'] ?? 1);

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
