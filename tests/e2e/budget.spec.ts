import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import {
  DEFAULT_TYPEFACE_IDS,
  typefaceIds,
} from '../../src/gatsby/fonts/typefaces';
import { PAGES } from '../content';
import { HAS_PLACEHOLDER_WORDS } from '../placeholderWords';
import {
  carousel,
  skipWithoutTwoSlides,
  slickSlider,
} from './support/carousel';
import { watchRequests } from './support/watchRequests';
import { expect, open, test } from './support/test';

const hasDefaultTypefaces = isDeepStrictEqual(
  typefaceIds(),
  DEFAULT_TYPEFACE_IDS,
);

/**
 * Other words may be longer: the longest text of a page has 65,000 characters,
 * about half as many bytes compressed.
 */
const LONGER_TEXT = HAS_PLACEHOLDER_WORDS ? 0 : 32_000;

/**
 * Limits of a page; sizes in bytes. docs/performance.md describes each limit;
 * raise one only with a reason there.
 */
const LIMITS = {
  document: 16_000 + LONGER_TEXT,
  font: hasDefaultTypefaces ? 40_000 : 80_000,
  script: 90_000,
  requests: 12,
  total: 150_000 + LONGER_TEXT, // On a phone. Desktops load larger pictures.
};
const CONTACT_LIMITS = {
  ...LIMITS,
  script: 110_000,
  total: 178_000 + LONGER_TEXT,
}; // with Formik and yup
const PAGE_LIMITS: Readonly<Record<string, typeof LIMITS>> = {
  '/contact': CONTACT_LIMITS,
};

const HOME_SCRIPT_LIMIT_WITH_CAROUSEL = 107_000;
const CAROUSEL_LIMITS = {
  ...LIMITS,
  script: HOME_SCRIPT_LIMIT_WITH_CAROUSEL,
  requests: LIMITS.requests + 1,
  total: LIMITS.total + HOME_SCRIPT_LIMIT_WITH_CAROUSEL - LIMITS.script,
};

const isFont = (url: string) => url.endsWith('.woff2');

/** Every page loads the font files with this in their names. */
const BASE = '-base-';
const isBaseFont = (url: string) => isFont(url) && url.includes(BASE);

/** A page loads another font file only if it has rare letters. */
const isExtraFont = (url: string) => isFont(url) && !url.includes(BASE);

/**
 * The limit of requests has room for one file of each typeface. Of a typeface
 * that is not variable, each weight has its own file.
 */
const BASE_FONTS_IN_LIMIT = 2;

/**
 * Each extra font that a page loads raises the page's limits by one request and
 * by this many bytes.
 */
const BYTES_PER_EXTRA_FONT = 10_000;

/**
 * The limit of requests has room for two pictures. Chromium loads lazy pictures
 * up to 1250 px below the window, of which a list of projects has more.
 */
const PICTURES_IN_LIMIT = 2;

/** Each further picture raises the limit of a phone by this many bytes. */
const BYTES_PER_PICTURE = 40_000;
const isPicture = (url: string) => /\.(avif|webp|jpe?g|png)$/.test(url);

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

/** The list of projects, the pages of projects and those of services. */
const WORK_PATHS = PAGES.map(({ path }) => path).filter((path) =>
  /^\/(work|services)/.test(path),
);

for (const device of ['phone', 'desktop'] as const)
  for (const path of ['/', '/about', '/contact', '/privacy', ...WORK_PATHS])
    test(`${path} stays within its budget on a ${device}`, async ({ page }) => {
      const requests = await openAndRecordRequests(page, path, device);
      // With short texts, the carousel is near the window, and loads at once.
      const isCarouselLoaded = (await slickSlider(page).count()) > 0;
      const limits = isCarouselLoaded
        ? CAROUSEL_LIMITS
        : (PAGE_LIMITS[path] ?? LIMITS);
      const weight = await requests.weight();

      weights[`${path} ${device}`] = weight;
      const urls = requests.urls();

      const extraFonts = urls.filter(isExtraFont).length;
      const extraBytes = extraFonts * BYTES_PER_EXTRA_FONT;

      const baseFonts = urls.filter(isBaseFont).length;
      const extraBaseFonts = Math.max(0, baseFonts - BASE_FONTS_IN_LIMIT);

      const pictures = urls.filter(isPicture).length;
      const extraPictures = Math.max(0, pictures - PICTURES_IN_LIMIT);

      expect(weight.document).toBeLessThanOrEqual(limits.document);
      expect(weight.font).toBeLessThanOrEqual(limits.font + extraBytes);
      expect(weight.script).toBeLessThanOrEqual(limits.script);
      expect(weight.requests).toBeLessThanOrEqual(
        limits.requests + extraFonts + extraBaseFonts + extraPictures,
      );
      if (device === 'phone')
        expect(weight.total).toBeLessThanOrEqual(
          limits.total + extraBytes + extraPictures * BYTES_PER_PICTURE,
        );
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
  if (HAS_PLACEHOLDER_WORDS)
    expect(weight.script).toBeGreaterThan(weightBefore.script);
  expect(weight.script).toBeLessThanOrEqual(HOME_SCRIPT_LIMIT_WITH_CAROUSEL);
});
