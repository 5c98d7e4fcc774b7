import type { Page } from '@playwright/test';
import { DEFAULT_TYPEFACES, typefaceNames } from '../../src/gatsby/fonts/typefaces';
import { carousel, SLIDES_MOVE, slider, TOO_FEW_SLIDES } from './support/carousel';
import { watchRequests } from './support/pageWeight';
import { expect, open, test } from './support/test';

const names = typefaceNames();
const isOwn = names.heading === DEFAULT_TYPEFACES.heading && names.text === DEFAULT_TYPEFACES.text;

/**
 * Limits in bytes, compressed with brotli at its highest quality. docs/performance.md says what each one covers; raise one only with
 * a reason there.
 */
const LIMITS = {
  /** The document with its inlined style sheet and drawings. */
  document: 16_000,
  /** For the typefaces of the placeholder; others may be larger. */
  fonts: isOwn ? 40_000 : 80_000,
  /** Each font file with letters that the base files lack. */
  extraFont: 10_000,
  /** 3 kB above what is needed: parts of Gatsby that no page uses load after the first paint, where no visitor notices them. */
  scripts: 90_000,
  /** With Formik and yup. */
  contactScripts: 110_000,
  /** With react-slick. */
  homeScripts: 107_000,
  requests: 12,
  /** All files of a page on a phone. */
  all: 150_000,
  contactAll: 178_000,
};

const SCREENS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
};

// In one worker, so that the table is printed once.
test.describe.configure({ mode: 'default' });
const table: Record<string, object> = {};
test.afterAll(() => console.table(table));

/** Opens a page and waits until it is idle. @returns its requests */
async function openIdle(page: Page, path: string, screen: keyof typeof SCREENS) {
  await page.setViewportSize(SCREENS[screen]);
  const requests = watchRequests(page);
  await open(page, path);
  // A headless shell does not request the icon, so request it here, as other browsers do.
  await page.evaluate(async () => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"][type="image/svg+xml"]');
    await fetch(icon?.href ?? '');
  });
  await requests.idle();
  return requests;
}

for (const screen of ['phone', 'desktop'] as const)
  for (const path of ['/', '/about', '/contact', '/privacy'])
    test(`${path} stays within its budget on a ${screen}`, async ({ page }) => {
      const requests = await openIdle(page, path, screen);
      const weight = (table[`${path} ${screen}`] = await requests.weight());
      const isExtraFont = (url: string) => /\.woff2$/.test(url) && !url.includes('-base-');
      const extraCount = requests.urls().filter(isExtraFont).length;
      const extraBytes = extraCount * LIMITS.extraFont;
      expect(weight.document).toBeLessThanOrEqual(LIMITS.document);
      expect(weight.font).toBeLessThanOrEqual(LIMITS.fonts + extraBytes);
      const isContact = path === '/contact';
      const scriptLimit = isContact ? LIMITS.contactScripts : LIMITS.scripts;
      expect(weight.script).toBeLessThanOrEqual(scriptLimit);
      expect(weight.requests).toBeLessThanOrEqual(LIMITS.requests + extraCount);
      const limit = isContact ? LIMITS.contactAll : LIMITS.all;
      if (screen === 'phone') expect(weight.all).toBeLessThanOrEqual(limit + extraBytes);
    });

test('Home with the carousel stays within its budget', async ({ page }) => {
  test.skip(!SLIDES_MOVE, TOO_FEW_SLIDES);
  const requests = await openIdle(page, '/', 'phone');
  const opened = await requests.weight();
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(slider(page)).toBeVisible();
  await requests.idle();
  const weight = (table['/ with the carousel'] = await requests.weight());
  expect(weight.script).toBeGreaterThan(opened.script);
  expect(weight.script).toBeLessThanOrEqual(LIMITS.homeScripts);
});
