import type { Page } from '@playwright/test';

/** Delays every request for the given URLs. @returns a function that releases them */
export async function delayRequests(page: Page, urls: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(urls, async (route) => {
    await released;
    // A visitor who has left the page has cancelled the request.
    await route.continue().catch(() => {});
  });
  return release;
}
