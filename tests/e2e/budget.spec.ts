import type { Page } from '@playwright/test';
import { DEFAULT_TYPEFACES, typefaceNames } from '../../src/gatsby/fonts/typefaces';
import { carousel, skipWithoutTwoSlides, slider } from './support/carousel';
import { watchRequests } from './support/pageWeight';
import { expect, open, test } from './support/test';

const { heading, text } = typefaceNames();
const hasDefaultTypefaces =
  heading === DEFAULT_TYPEFACES.heading && text === DEFAULT_TYPEFACES.text;

/**
 * Limits in bytes, compressed with brotli at its highest quality. docs/performance.md describes each limit; raise one only with a
 * reason there.
 */
const LIMITS = {
  /** The document with its inlined style sheet and drawings. */
  document: 16_000,
  /** Typefaces that an agency chooses may be larger. */
  fonts: hasDefaultTypefaces ? 40_000 : 80_000,
  /** Each additional font file, with letters that few pages need. */
  extraFont: 10_000,
  /** Includes about 3 kB of Gatsby's code that no page uses. */
  scripts: 90_000,
  /** Includes Formik and yup. */
  contactScripts: 110_000,
  /** Includes react-slick. */
  homeScripts: 107_000,
  requests: 12,
  /** All files of a page on a phone. */
  total: 150_000,
  contactTotal: 178_000,
};

const VIEWPORTS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
};

// All tests of this file run in one worker, so that the table is printed once.
test.describe.configure({ mode: 'default' });
const table: Record<string, object> = {};
test.afterAll(() => console.table(table));

/** Opens a page and waits until it is idle. @returns the record of its requests */
async function openIdle(page: Page, path: string, device: keyof typeof VIEWPORTS) {
  await page.setViewportSize(VIEWPORTS[device]);
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

for (const device of ['phone', 'desktop'] as const)
  for (const path of ['/', '/about', '/contact', '/privacy'])
    test(`${path} stays within its budget on a ${device}`, async ({ page }) => {
      const requests = await openIdle(page, path, device);
      const weight = await requests.weight();
      table[`${path} ${device}`] = weight;
      const isExtraFont = (url: string) => /\.woff2$/.test(url) && !url.includes('-base-');
      const extraCount = requests.urls().filter(isExtraFont).length;
      const extraBytes = extraCount * LIMITS.extraFont;
      expect(weight.document).toBeLessThanOrEqual(LIMITS.document);
      expect(weight.font).toBeLessThanOrEqual(LIMITS.fonts + extraBytes);
      const isContact = path === '/contact';
      const scriptLimit = isContact ? LIMITS.contactScripts : LIMITS.scripts;
      expect(weight.script).toBeLessThanOrEqual(scriptLimit);
      expect(weight.requests).toBeLessThanOrEqual(LIMITS.requests + extraCount);
      const totalLimit = isContact ? LIMITS.contactTotal : LIMITS.total;
      if (device === 'phone') expect(weight.total).toBeLessThanOrEqual(totalLimit + extraBytes);
    });

test('Home with the carousel stays within its budget', async ({ page }) => {
  skipWithoutTwoSlides();
  const requests = await openIdle(page, '/', 'phone');
  const before = await requests.weight();
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(slider(page)).toBeVisible();
  await requests.idle();
  const weight = await requests.weight();
  table['/ with the carousel'] = weight;
  expect(weight.script).toBeGreaterThan(before.script);
  expect(weight.script).toBeLessThanOrEqual(LIMITS.homeScripts);
});
