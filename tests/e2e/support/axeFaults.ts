import type { Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * What axe finds wrong with the page as it stands, best practices included.
 * @param within a selector, where only a part of the page is looked at
 */
export async function axeFaults(page: Page, within = 'html'): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async (part) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(part, {
      // The style sheets are not asked for again: no rule that runs here knows more of them.
      preload: false,
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
    );
  }, within);
}
