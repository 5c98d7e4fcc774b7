import type { Page } from '@playwright/test';

/**
 * Delays the requests to URLs that match the pattern until the returned
 * function is called.
 */
export async function delayRequests(
  page: Page,
  urlPattern: string | RegExp,
): Promise<() => void> {
  let release = () => {}; // a placeholder: the next line replaces it
  const released = new Promise<void>((resolve) => (release = resolve));

  await page.route(urlPattern, async (route) => {
    await released;
    // `continue` fails if the page has been left, because the browser has then
    // cancelled the request.
    await route.continue().catch(() => {});
  });

  return release;
}
