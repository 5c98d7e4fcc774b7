import type { Page } from '@playwright/test';
import { carousel, MOVES, slider, STANDS } from './support/carousel';
import { field } from './support/fillForm';
import { watchRequests } from './support/pageWeight';
import { expect, open, test } from './support/test';

/**
 * How much a page may weigh, in bytes at brotli's highest quality, where a kilobyte is 1000 of them. What a figure is
 * made of, and why it stays, is in docs/performance.md; one is raised only with its reason there.
 */
const MOST = {
  /** The document, with its style sheet and its art. */
  document: 16_000,
  fonts: 40_000,
  /** Each file with the letters of another language that the content has. */
  restOfFont: 10_000,
  scripts: 86_000,
  /** Once the carousel or the form is there. */
  allScripts: 107_000,
  requests: 12,
  /** All of the page as it opens on a phone. */
  all: 150_000,
};

const SCREENS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
};

// One after the other, so that their table is printed once.
test.describe.configure({ mode: 'default' });
const table: Record<string, object> = {};
test.afterAll(() => console.table(table));

/** Opens a page and waits until it is idle. @returns what it has asked for */
async function openIdle(page: Page, path: string, screen: keyof typeof SCREENS) {
  await page.setViewportSize(SCREENS[screen]);
  const requests = watchRequests(page);
  await open(page, path);
  // A headless shell shows no tab, and so does not ask for the icon, as every other browser does.
  await page.evaluate(async () => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"][type="image/svg+xml"]');
    await fetch(icon?.href ?? '');
  });
  await requests.idle();
  return requests;
}

for (const screen of ['phone', 'desktop'] as const)
  for (const path of ['/', '/about', '/contact', '/privacy'])
    test(`${path} keeps to its budget as it opens on a ${screen}`, async ({ page }) => {
      const requests = await openIdle(page, path, screen);
      const weight = (table[`${path} ${screen}`] = await requests.weight());
      const rest = requests.urls().filter((url) => /\.woff2$/.test(url) && !url.includes('-base-'));
      const restOfFonts = rest.length * MOST.restOfFont;
      expect(weight.document).toBeLessThanOrEqual(MOST.document);
      expect(weight.font).toBeLessThanOrEqual(MOST.fonts + restOfFonts);
      expect(weight.script).toBeLessThanOrEqual(MOST.scripts);
      expect(weight.requests).toBeLessThanOrEqual(MOST.requests + rest.length);
      if (screen === 'phone') expect(weight.all).toBeLessThanOrEqual(MOST.all + restOfFonts);
    });

/** Opens a page, lets the scripts come that it has put off, and weighs all. */
async function weighInUse(page: Page, path: string, come: () => Promise<void>): Promise<void> {
  const requests = await openIdle(page, path, 'phone');
  const opened = await requests.weight();
  await come();
  await requests.idle();
  const weight = (table[`${path} in use`] = await requests.weight());
  expect(weight.script).toBeGreaterThan(opened.script);
  expect(weight.script).toBeLessThanOrEqual(MOST.allScripts);
}

test('the carousel, which comes when it is near, keeps to the budget of Home', async ({ page }) => {
  test.skip(!MOVES, STANDS);
  await weighInUse(page, '/', async () => {
    await carousel(page).scrollIntoViewIfNeeded();
    await expect(slider(page)).toBeVisible();
  });
});

test('the form, which comes when it is used, keeps to the budget of Contact', async ({ page }) => {
  await weighInUse(page, '/contact', async () => {
    const came = page.waitForEvent('requestfinished');
    await field(page, 'name').focus();
    await came;
  });
});
