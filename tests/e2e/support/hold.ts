import type { Page } from '@playwright/test';

/** Holds back what the page asks for under these addresses, until it is let go. */
export async function hold(page: Page, addresses: string | RegExp): Promise<() => void> {
  let letGo = () => {};
  const mayCome = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(addresses, async (route) => {
    await mayCome;
    await route.continue().catch(() => {
      // The page that asked for it has been left.
    });
  });
  return letGo;
}
