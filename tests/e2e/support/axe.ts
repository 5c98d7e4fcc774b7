import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

export const COLOUR_SCHEMES = ['light', 'dark'] as const;

/** All rules and best practices in the light colour scheme, but only the rules about colours in the dark one. */
const OPTIONS: Record<(typeof COLOUR_SCHEMES)[number], RunOptions> = {
  light: {},
  dark: { runOnly: ['color-contrast', 'link-in-text-block'] },
};

/** The window of a page that has run `axe.source`. */
type WindowWithAxe = { axe: typeof axe };

/**
 * Runs axe at two widths in both colour schemes.
 * @param selector limits the check to a part of the page
 * @returns a line for each violation
 */
export async function axeViolations(page: Page, selector = 'html'): Promise<string[]> {
  const found: string[] = [];
  await page.evaluate(axe.source);
  for (const width of [1280, 390])
    for (const colorScheme of COLOUR_SCHEMES) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      const { violations, invisibleTexts } = await page.evaluate(
        async ([part, options]) => {
          const results = await (window as unknown as WindowWithAxe).axe.run(part, options);
          // axe takes text in the colour of its background for hidden on purpose.
          const invisible = results.incomplete
            .flatMap(({ nodes }) => nodes)
            .filter(({ any }) => any.some(({ data }) => data?.messageKey === 'equalRatio'))
            // axe doesn't see what is behind the transparent bar; readTheBar.spec.ts does.
            .filter(({ target }) => !document.querySelector(`header:not(main *) ${target.join()}`));
          return {
            violations: results.violations,
            invisibleTexts: invisible.map(({ html }) => html),
          };
        },
        // No rule here needs the style sheets, which axe would request.
        [selector, { ...OPTIONS[colorScheme], preload: false }] as const,
      );
      for (const { id, nodes } of violations)
        for (const { html, failureSummary } of nodes)
          found.push(`${colorScheme}, ${width} px: ${id}: ${html} ${failureSummary}`);
      found.push(
        ...invisibleTexts.map((html) => `${colorScheme}, ${width} px: invisible: ${html}`),
      );
    }
  return found;
}

/** Replaces `setTimeout`, which axe uses, by promises: with JavaScript disabled, timers never fire, but promises resolve. */
export const replaceTimers = (page: Page) =>
  page.evaluate(() => {
    window.setTimeout = ((callback: () => void) => {
      void Promise.resolve().then(callback);
      return 0;
    }) as typeof setTimeout;
  });
