import type { Page } from '@playwright/test';
import { typefaces } from '../../src/gatsby/fonts/typefaces';
import { PAGES } from '../content';
import { hold } from './support/hold';
import { scrollThrough } from './support/screens';
import { expect, scripted, test } from './support/test';

/** @returns the families of the fonts that have come, a family once for each of its files */
const loadedFonts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );

type Shift = { value: number; moved: string[]; up: boolean };
declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** Notes every layout shift of the pages that are opened from now on, with what has moved, and whether up or down. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as {
          value: number;
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        // Letters stand on whole pixels, in each typeface on another one.
        const up = sources.some(
          ({ previousRect, currentRect }) =>
            Math.abs(previousRect.y - currentRect.y) > 1 ||
            Math.abs(previousRect.height - currentRect.height) > 1,
        );
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.textContent ?? ''),
        );
        window.shifts.push({ value, moved, up });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  for (const { path } of PAGES)
    test(`nothing moves on ${path} at ${viewport.width} x ${viewport.height}, neither when the typefaces come nor on the way down`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await watchShifts(page);
      const letFontsCome = await hold(page, '**/*.woff2');
      await page.goto(path, { waitUntil: 'commit' });
      // The text has been painted in the stand-ins of the typefaces.
      await page.waitForFunction(() =>
        performance.getEntriesByName('first-contentful-paint').some(({ startTime }) => startTime),
      );
      const before = await loadedFonts(page);
      for (const { family } of typefaces) expect(before).not.toContain(family);
      letFontsCome();
      for (const { family } of typefaces)
        await expect.poll(() => loadedFonts(page)).toContain(family);
      await scripted(page);
      await scrollThrough(page);
      const shifts = await page.evaluate(() => window.shifts);
      expect(shifts.filter(({ up }) => up)).toEqual([]);
      // Along a line, what follows a number or a bold word is some pixels further in the fallback font.
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect(sum, JSON.stringify(shifts)).toBeLessThan(0.001);
    });
