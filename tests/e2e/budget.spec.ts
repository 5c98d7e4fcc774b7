import type { Page } from '@playwright/test';
import { carousel, MOVES, slider, STANDS } from './support/carousel';
import { OWN, typefaceNames } from '../../src/gatsby/fonts/typefaces';
import { watchRequests } from './support/pageWeight';
import { expect, open, test } from './support/test';

const names = typefaceNames();
const isOwn = names.heading === OWN.heading && names.text === OWN.text;

/**
 * How much a page may weigh, in bytes at brotli's highest quality, where a kilobyte is 1000 of them. What a figure is
 * made of, and why it stays, is in docs/performance.md; one is raised only with its reason there.
 */
const MOST = {
  /** The document, with its style sheet and its art. */
  document: 16_000,
  /** For the typefaces of the placeholder; others may be larger. */
  fonts: isOwn ? 40_000 : 80_000,
  /** Each file with the letters of another language that the content has. */
  restOfFont: 10_000,
  scripts: 86_000,
  /** With Formik and yup, which come with the page. */
  contactScripts: 110_000,
  /** Once the carousel is there. */
  homeScripts: 107_000,
  requests: 12,
  /** All of the page as it opens on a phone. */
  all: 150_000,
  contactAll: 178_000,
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
      const [scripts, all] =
        path === '/contact' ? [MOST.contactScripts, MOST.contactAll] : [MOST.scripts, MOST.all];
      expect(weight.script).toBeLessThanOrEqual(scripts);
      expect(weight.requests).toBeLessThanOrEqual(MOST.requests + rest.length);
      if (screen === 'phone') expect(weight.all).toBeLessThanOrEqual(all + restOfFonts);
    });

test('the carousel, which loads when it is near, keeps to the budget of Home', async ({ page }) => {
  test.skip(!MOVES, STANDS);
  const requests = await openIdle(page, '/', 'phone');
  const opened = await requests.weight();
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(slider(page)).toBeVisible();
  await requests.idle();
  const weight = (table['/ with the carousel'] = await requests.weight());
  expect(weight.script).toBeGreaterThan(opened.script);
  expect(weight.script).toBeLessThanOrEqual(MOST.homeScripts);
});
