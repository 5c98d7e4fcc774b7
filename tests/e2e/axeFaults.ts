import type { Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * What axe finds wrong with the page as it stands, best practices included.
 * @param preload whether axe asks for the style sheets again, of which no rule that runs here knows more
 */
export async function axeFaults(page: Page, preload = true): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(
    async (options) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
        document,
        options,
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
      );
    },
    { preload },
  );
}
