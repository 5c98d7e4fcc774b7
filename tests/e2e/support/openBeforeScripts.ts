import type { Page } from '@playwright/test';
import { delayRequests } from './delayRequests';
import { untilHydrated } from './test';

/**
 * Opens a page and holds its scripts. The returned function lets them load and
 * waits for hydration.
 */
export async function openBeforeScripts(
  page: Page,
  path: string,
): Promise<() => Promise<void>> {
  const releaseRequests = await delayRequests(page, '**/*.js');

  // a visitor may act before the load event
  await page.goto(path, { waitUntil: 'commit' });

  return async () => {
    releaseRequests();
    await untilHydrated(page);
  };
}
