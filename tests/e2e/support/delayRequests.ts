import type { Page } from '@playwright/test';

/** Holds the requests to `urls` until the returned function is called. */
export async function delayRequests(page: Page, urls: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(urls, async (route) => {
    await released;
    // If the page has been left, the browser has cancelled the request.
    await route.continue().catch(() => {});
  });
  return release;
}
