import type { Page } from '@playwright/test';
import { typefaces } from '../../src/gatsby/fonts/typefaces';
import { PAGES } from '../content';
import { hold } from './support/hold';
import { scrollThrough } from './support/screens';
import { expect, scripted, test } from './support/test';

/** @returns the typefaces of which a file has come */
const loadedFonts = async (page: Page): Promise<string[]> => {
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );
  return typefaces.map(({ family }) => family).filter((family) => loaded.includes(family));
};

type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };

/** Every layout shift of the page so far, with what has moved, and whether up or down. */
const layoutShifts = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as unknown as { value: number; sources: Source[] }[];
    return shifts.map(({ value, sources }) => ({
      value,
      moved: sources.map(({ node }) => (node?.textContent ?? '').slice(0, 80)),
      // Letters stand on whole pixels, in each typeface on another one.
      up: sources.some(
        ({ previousRect: before, currentRect: after }) =>
          Math.abs(before.y - after.y) > 1 || Math.abs(before.height - after.height) > 1,
      ),
    }));
  });

for (const width of [1440, 390])
  for (const { path } of PAGES)
    test(`nothing moves on ${path} at ${width} px, neither when the typefaces come nor on the way down`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const letFontsCome = await hold(page, '**/*.woff2');
      await page.goto(path, { waitUntil: 'commit' });
      // The text has been painted in the stand-ins of the typefaces.
      await page.waitForFunction(() =>
        performance.getEntriesByName('first-contentful-paint').some(({ startTime }) => startTime),
      );
      expect(await loadedFonts(page)).toEqual([]);
      letFontsCome();
      await expect.poll(() => loadedFonts(page)).toHaveLength(typefaces.length);
      await scripted(page);
      await scrollThrough(page);
      const shifts = await layoutShifts(page);
      expect(shifts.filter(({ up }) => up)).toEqual([]);
      // Along a line, what follows a number or a bold word is some pixels further in the fallback font.
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect(sum, JSON.stringify(shifts)).toBeLessThan(0.001);
    });
