/** What axe finds wrong with a page. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The only rules that look at colours: all that can change with the theme. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

interface Where {
  /** Only this part of the page. */
  readonly include?: string;
  /** Only what depends on the theme. */
  readonly colours?: boolean;
}

/** One line for each fault: the rule it breaks and the elements that do. */
export async function faultsOf(page: Page, { include, colours }: Where = {}): Promise<readonly string[]> {
  // What is not laid out yet stands on estimated ground, so that its boxes may lie over those below it.
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('.rule, .example'))
      part.style.contentVisibility = 'visible';
  });
  const axe = new AxeBuilder({ page })
    // What is right is neither described nor sent over, which takes four fifths of the time; the
    // ordinary mode does so for frames of other hosts, and there are none.
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], preload: false });
  if (include) axe.include(include);
  const { violations } = await (colours ? axe.withRules(OF_COLOUR) : axe.withTags(WCAG)).analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' | ')}`,
  );
}
