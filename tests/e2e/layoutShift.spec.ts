import type { Page } from '@playwright/test';
import { readTypefaces } from '../../src/gatsby/fonts/typefaces';
import { PAGE_SAMPLES } from '../content';
import { HAS_PLACEHOLDER_WORDS } from '../placeholderWords';
import { writeFontConfig, type TestFont } from './support/writeFontConfig';
import { delayRequests } from './support/delayRequests';
import { scrollThrough } from './support/screens';
import { expect, untilHydrated, test as base } from './support/test';

/**
 * Launches a browser for each test, because a browser reads the system fonts
 * when it starts.
 */
const test = base.extend<{ font: TestFont }>({
  font: ['arimo', { option: true }],
  context: async (
    { playwright, launchOptions, font, baseURL },
    provide,
    testInfo,
  ) => {
    const env = await writeFontConfig(font, testInfo.outputPath(font));
    const browser = await playwright.chromium.launch({ ...launchOptions, env });

    await provide(await browser.newContext({ baseURL }));
    await browser.close();
  },
});

/**
 * A cumulative layout shift that allows small horizontal shifts. Where it is
 * the limit, no vertical shift is allowed.
 */
const TINY_LIMIT = 0.001;

/**
 * Maximum cumulative layout shift by system font, as in docs/performance.md.
 */
const LIMITS = {
  arimo: TINY_LIMIT,
  roboto: TINY_LIMIT,
  'noto-sans': 0.02,
  'dejavu-sans': 0.02,
};

/**
 * Limit for other words, whose paragraphs may have another number of lines in
 * the fallback font. web.dev/articles/cls calls more than 0.25 poor.
 */
const OTHER_AGENCY_LIMIT = 0.25;

/** For other words, the widths of Arial and those of a wide font are enough. */
const OTHER_AGENCY_LIMITS = {
  arimo: OTHER_AGENCY_LIMIT,
  'dejavu-sans': OTHER_AGENCY_LIMIT,
};

/**
 * Added for each line that the first heading gains or loses when its typeface
 * arrives. A line of it is up to 0.2 of the window's height. Words of the
 * longest length may break differently in a fallback font of the same width.
 */
const SHIFT_OF_A_HEADING_LINE = 0.2;

const FAMILIES = readTypefaces().map(({ family }) => family);

const countLoadedTypefaces = (page: Page): Promise<number> =>
  page.evaluate((families) => {
    const loaded = [...document.fonts].filter(
      ({ status }) => status === 'loaded',
    );

    return families.filter((name) =>
      loaded.some(({ family }) => family === name),
    ).length;
  }, FAMILIES);

const countHeadingLines = (page: Page): Promise<number> =>
  page
    .locator('h1')
    .first()
    .evaluate((heading) => {
      const { height } = heading.getBoundingClientRect();
      const { lineHeight } = getComputedStyle(heading);

      return Math.round(height / parseFloat(lineHeight));
    });

/** TypeScript's DOM types lack this performance entry. */
type LayoutShift = { value: number; sources: ShiftedBox[] };
type ShiftedBox = {
  node: Node | null;
  previousRect: DOMRect;
  currentRect: DOMRect;
};

const layoutShifts = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});

    observer.observe({ type: 'layout-shift', buffered: true });

    return (observer.takeRecords() as unknown as LayoutShift[]).map(
      ({ value, sources }) => ({
        value,
        movedTexts: sources.map(({ node }) =>
          (node?.textContent ?? '').slice(0, 80),
        ),
        // Browsers align glyphs to whole pixels, so 1 px is a rounding error.
        isVertical: sources.some(
          ({ previousRect: before, currentRect: after }) =>
            Math.abs(before.y - after.y) > 1 ||
            Math.abs(before.height - after.height) > 1,
        ),
      }),
    );
  });

const limits = HAS_PLACEHOLDER_WORDS ? LIMITS : OTHER_AGENCY_LIMITS;

for (const [font, limit] of Object.entries(limits) as [TestFont, number][])
  test.describe(`with the system font ${font}`, () => {
    test.use({ font });

    for (const width of [1440, 390])
      for (const { path } of PAGE_SAMPLES)
        test(`layout shift of ${path} is low at ${width} px`, async ({
          page,
        }) => {
          await page.setViewportSize({ width, height: 900 });
          const releaseFonts = await delayRequests(page, '**/*.woff2');

          await page.goto(path, { waitUntil: 'commit' });
          await page.waitForFunction(
            () =>
              performance.getEntriesByName('first-contentful-paint').length > 0,
          );
          expect(await countLoadedTypefaces(page)).toBe(0);
          const fallbackLines = await countHeadingLines(page);

          releaseFonts();
          await expect
            .poll(() => countLoadedTypefaces(page))
            .toBe(FAMILIES.length);
          await untilHydrated(page);
          await scrollThrough(page);
          const shifts = await layoutShifts(page);
          const sum = shifts.reduce((total, { value }) => total + value, 0);
          const lines = await countHeadingLines(page);

          const allowance = HAS_PLACEHOLDER_WORDS
            ? 0
            : SHIFT_OF_A_HEADING_LINE * Math.abs(lines - fallbackLines);

          expect(sum, JSON.stringify(shifts)).toBeLessThan(limit + allowance);
          if (limit === TINY_LIMIT)
            expect(shifts.filter(({ isVertical }) => isVertical)).toEqual([]);
        });
  });
