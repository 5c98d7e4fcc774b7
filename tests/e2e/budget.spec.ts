import type { Page } from '@playwright/test';
import { DEFAULT_TYPEFACES, typefaceNames } from '../../src/gatsby/fonts/typefaces';
import { carousel, skipWithoutTwoSlides, slickSlider } from './support/carousel';
import { watchRequests } from './support/watchRequests';
import { expect, open, test } from './support/test';

const { heading, text } = typefaceNames();
const hasDefaultTypefaces =
  heading === DEFAULT_TYPEFACES.heading && text === DEFAULT_TYPEFACES.text;

/** Limits of a page, in bytes. docs/performance.md describes each limit; raise one only with a reason there. */
const LIMITS = {
  document: 16_000,
  fonts: hasDefaultTypefaces ? 40_000 : 80_000,
  scripts: 90_000,
  requests: 12,
  /** On a phone. Desktops load larger pictures. */
  total: 150_000,
};
const CONTACT_LIMITS = { ...LIMITS, scripts: 110_000, total: 178_000 };
const CAROUSEL_SCRIPTS_LIMIT = 107_000;
/** Each font file with letters that few pages need raises the limits of a page by one request and by this many bytes. */
const EXTRA_FONT_LIMIT = 10_000;
/** The file with the letters that every page needs is called `…-base-….woff2`. */
const isExtraFont = (url: string) => url.endsWith('.woff2') && !url.includes('-base-');
const VIEWPORTS = { phone: [390, 844], desktop: [1440, 900] } as const;

// All tests of this file run in one worker, so that they share one table of weights.
test.describe.configure({ mode: 'default' });
const weights: Record<string, object> = {};
test.afterAll(() => console.table(weights));

async function openIdle(page: Page, path: string, device: keyof typeof VIEWPORTS) {
  const requests = watchRequests(page);
  await open(page, path, ...VIEWPORTS[device]);
  // A headless shell does not request the site's icon, so request it here, as other browsers do.
  const iconLink = page.locator('link[rel="icon"][type="image/svg+xml"]');
  await iconLink.evaluate(async ({ href }: HTMLLinkElement) => void (await fetch(href)));
  await requests.untilIdle();
  return requests;
}

for (const device of ['phone', 'desktop'] as const)
  for (const path of ['/', '/about', '/contact', '/privacy'])
    test(`${path} stays within its budget on a ${device}`, async ({ page }) => {
      const limits = path === '/contact' ? CONTACT_LIMITS : LIMITS;
      const requests = await openIdle(page, path, device);
      const weight = await requests.weight();
      weights[`${path} ${device}`] = weight;
      const extraFonts = requests.urls().filter(isExtraFont).length;
      const extraBytes = extraFonts * EXTRA_FONT_LIMIT;
      expect(weight.document).toBeLessThanOrEqual(limits.document);
      expect(weight.font).toBeLessThanOrEqual(limits.fonts + extraBytes);
      expect(weight.script).toBeLessThanOrEqual(limits.scripts);
      expect(weight.requests).toBeLessThanOrEqual(limits.requests + extraFonts);
      if (device === 'phone') expect(weight.total).toBeLessThanOrEqual(limits.total + extraBytes);
    });

test('the scripts of Home stay within their limit with the carousel loaded', async ({ page }) => {
  skipWithoutTwoSlides();
  const requests = await openIdle(page, '/', 'phone');
  const before = await requests.weight();
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(slickSlider(page)).toBeVisible();
  await requests.untilIdle();
  const weight = await requests.weight();
  weights['/ with the carousel'] = weight;
  expect(weight.script).toBeGreaterThan(before.script);
  expect(weight.script).toBeLessThanOrEqual(CAROUSEL_SCRIPTS_LIMIT);
});
