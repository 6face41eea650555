/** What axe finds wrong with a page. */
import type { Page } from '@playwright/test';
import axe from 'axe-core';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The only rules that look at colours; they take more than half of the time. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

interface Where {
  /** Only this part of the page. */
  readonly include?: string;
  /** Colours alone are all that can change with the theme; they do not change with the language. */
  readonly rules?: 'all' | 'of-colour' | 'not-of-colour';
}

/** What the page has once axe is on it. */
type WithAxe = Window & { readonly axe: typeof axe };

/** One line for each fault: the rule it breaks and the elements that do. */
export async function faultsOf(
  page: Page,
  { include, rules = 'all' }: Where = {},
): Promise<readonly string[]> {
  // Half a megabyte of script: put there once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([part, runOnly, without]) => {
      // What is not laid out yet stands on estimated ground, so that its boxes may lie over those below it.
      for (const each of document.querySelectorAll<HTMLElement>('.rule, .example'))
        each.style.contentVisibility = 'visible';
      // What is still fading in has not its colours yet.
      const moving = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(moving.map(({ finished }) => finished));
      const { violations } = await (window as unknown as WithAxe).axe.run(part ?? document, {
        runOnly,
        rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
        // What is right is not described, which would take four fifths of the time.
        resultTypes: ['violations'],
        preload: false,
      });
      return violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' | ')}`,
      );
    },
    [
      include,
      rules === 'of-colour'
        ? { type: 'rule' as const, values: OF_COLOUR }
        : { type: 'tag' as const, values: WCAG },
      rules === 'not-of-colour' ? OF_COLOUR : [],
    ] as const,
  );
}
