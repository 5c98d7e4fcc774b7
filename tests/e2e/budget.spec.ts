import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import {
  DEFAULT_TYPEFACES,
  typefaceNames,
} from '../../src/gatsby/fonts/typefaces';
import {
  carousel,
  skipWithoutTwoSlides,
  slickSlider,
} from './support/carousel';
import { watchRequests } from './support/watchRequests';
import { expect, open, test } from './support/test';

const hasDefaultTypefaces = isDeepStrictEqual(
  typefaceNames(),
  DEFAULT_TYPEFACES,
);

/**
 * Limits of a page; sizes in bytes. docs/performance.md describes each limit;
 * raise one only with a reason there.
 */
const LIMITS = {
  document: 16_000,
  font: hasDefaultTypefaces ? 40_000 : 80_000,
  script: 90_000,
  requests: 12,
  total: 150_000, // On a phone. Desktops load larger pictures.
};
// with Formik and yup
const CONTACT_LIMITS = { ...LIMITS, script: 110_000, total: 178_000 };
const HOME_SCRIPT_LIMIT_WITH_CAROUSEL = 107_000;

/**
 * Every page loads the font files with `-base-` in their names. A page loads
 * the others only if it has rare letters.
 */
const isExtraFont = (url: string) =>
  url.endsWith('.woff2') && !url.includes('-base-');

/**
 * Each extra font that a page loads raises the page's limits by one request and
 * by this many bytes.
 */
const BYTES_PER_EXTRA_FONT = 10_000;
const VIEWPORTS = { phone: [390, 844], desktop: [1440, 900] } as const;

// Overrides `fullyParallel`: all tests of this file run in one worker, so that
// they share `weights`.
test.describe.configure({ mode: 'default' });
const weights: Record<string, object> = {};

test.afterAll(() => console.table(weights));

async function openAndRecordRequests(
  page: Page,
  path: string,
  device: keyof typeof VIEWPORTS,
) {
  const requests = watchRequests(page);

  await open(page, path, ...VIEWPORTS[device]);
  // Browsers request the site's icon, but Chromium's headless shell does not,
  // so request it here.
  const iconLink = page.locator('link[rel="icon"][type="image/svg+xml"]');

  await iconLink.evaluate(async ({ href }: HTMLLinkElement) =>
    (await fetch(href)).text(),
  );
  await requests.untilIdle();

  return requests;
}

for (const device of ['phone', 'desktop'] as const)
  for (const path of ['/', '/about', '/contact', '/privacy'])
    test(`${path} stays within its budget on a ${device}`, async ({ page }) => {
      const limits = path === '/contact' ? CONTACT_LIMITS : LIMITS;
      const requests = await openAndRecordRequests(page, path, device);
      const weight = await requests.weight();

      weights[`${path} ${device}`] = weight;
      const extraFonts = requests.urls().filter(isExtraFont).length;
      const extraBytes = extraFonts * BYTES_PER_EXTRA_FONT;

      expect(weight.document).toBeLessThanOrEqual(limits.document);
      expect(weight.font).toBeLessThanOrEqual(limits.font + extraBytes);
      expect(weight.script).toBeLessThanOrEqual(limits.script);
      expect(weight.requests).toBeLessThanOrEqual(limits.requests + extraFonts);
      if (device === 'phone')
        expect(weight.total).toBeLessThanOrEqual(limits.total + extraBytes);
    });

test('the scripts of Home stay within their limit with the carousel loaded', async ({
  page,
}) => {
  skipWithoutTwoSlides();
  const requests = await openAndRecordRequests(page, '/', 'phone');
  const weightBefore = await requests.weight();

  await carousel(page).scrollIntoViewIfNeeded();
  await expect(slickSlider(page)).toBeVisible();
  await requests.untilIdle();
  const weight = await requests.weight();

  weights['/ with the carousel'] = weight;
  expect(weight.script).toBeGreaterThan(weightBefore.script);
  expect(weight.script).toBeLessThanOrEqual(HOME_SCRIPT_LIMIT_WITH_CAROUSEL);
});
