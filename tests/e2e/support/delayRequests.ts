import type { Page } from '@playwright/test';

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
