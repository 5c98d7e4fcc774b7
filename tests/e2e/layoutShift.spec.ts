import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { readTypefaces } from '../../src/gatsby/fonts/typefaces';
import { PAGES } from '../content';
import { fontEnvironment, type TestFont } from './support/fontEnvironment';
import { delayRequests } from './support/delayRequests';
import { scrollThrough } from './support/screens';
import { expect, hydrated, test as base } from './support/test';

type BrowserWith = (font: TestFont) => Promise<Browser>;

/** Opens pages in a browser that has only one system font. */
const test = base.extend<{ font: TestFont }, { browserWith: BrowserWith }>({
  font: ['arimo', { option: true }],
  browserWith: [
    async ({ playwright, launchOptions }, run, { project, parallelIndex }) => {
      const browsers = new Map<TestFont, Promise<Browser>>();
      const launch: BrowserWith = async (font) => {
        const folder = join(project.outputDir, `${font}-${parallelIndex}`);
        const env = await fontEnvironment(font, folder);
        return playwright.chromium.launch({ ...launchOptions, env });
      };
      await run((font) => {
        const browser = browsers.get(font) ?? launch(font);
        browsers.set(font, browser);
        return browser;
      });
      for (const browser of browsers.values()) await (await browser).close();
    },
    { scope: 'worker' },
  ],
  context: async ({ browserWith, font, baseURL }, run) => {
    const context = await (await browserWith(font)).newContext({ baseURL });
    await run(context);
    await context.close();
  },
});

/** Maximum cumulative layout shift, by fallback font. */
const LIMITS = { arimo: 0.001, roboto: 0.001, 'noto-sans': 0.02, 'dejavu-sans': 0.02 };
/** For the content of another agency, where a line may break elsewhere. Above 0.1 a page is not good (web.dev/articles/cls). */
const OTHER_CONTENT_LIMIT = 0.1;
const isOtherContent = process.env.OTHER_WORDS !== undefined;

const FAMILIES = readTypefaces().map(({ family }) => family);

/** Returns the typefaces of which a file has loaded. */
const loadedFonts = async (page: Page): Promise<string[]> => {
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );
  return FAMILIES.filter((family) => loaded.includes(family));
};

type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };

/** Returns every layout shift so far, with the text that moved. */
const layoutShifts = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as unknown as { value: number; sources: Source[] }[];
    return shifts.map(({ value, sources }) => ({
      value,
      moved: sources.map(({ node }) => (node?.textContent ?? '').slice(0, 80)),
      // A shift of 1 px is rounding: glyphs are aligned to whole pixels.
      isVertical: sources.some(
        ({ previousRect: before, currentRect: after }) =>
          Math.abs(before.y - after.y) > 1 || Math.abs(before.height - after.height) > 1,
      ),
    }));
  });

for (const [font, ownLimit] of Object.entries(LIMITS) as [TestFont, number][])
  test.describe(`with the system font ${font}`, () => {
    test.use({ font });
    const limit = isOtherContent ? OTHER_CONTENT_LIMIT : ownLimit;
    for (const width of [1440, 390])
      for (const { path } of PAGES)
        test(`${path} shifts by less than ${limit} at ${width} px`, async ({ page }) => {
          await page.setViewportSize({ width, height: 900 });
          const releaseFonts = await delayRequests(page, '**/*.woff2');
          await page.goto(path, { waitUntil: 'commit' });
          // Wait until the text has been painted in the fallback font.
          await page.waitForFunction(() =>
            performance
              .getEntriesByName('first-contentful-paint')
              .some(({ startTime }) => startTime),
          );
          expect(await loadedFonts(page)).toEqual([]);
          releaseFonts();
          await expect.poll(() => loadedFonts(page)).toHaveLength(FAMILIES.length);
          await hydrated(page);
          await scrollThrough(page);
          const shifts = await layoutShifts(page);
          const sum = shifts.reduce((total, { value }) => total + value, 0);
          expect(sum, JSON.stringify(shifts)).toBeLessThan(limit);
          if (limit === 0.001) expect(shifts.filter(({ isVertical }) => isVertical)).toEqual([]);
        });
  });
