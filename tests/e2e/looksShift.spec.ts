import type { Page } from '@playwright/test';
import { loadedFonts } from './loadedFonts';
import { hold } from './looksHold';
import { scrollThrough } from './looksScreens';
import { expect, scripted, test } from './test';
import { PAGES } from './words';

type Shift = { value: number; moved: string[] };
declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** Notes every layout shift of the pages that are opened from now on, with what has moved. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as {
          value: number;
          sources: { node: Node | null }[];
        };
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.textContent ?? ''),
        );
        window.shifts.push({ value, moved });
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
      expect(before).not.toContain('Bricolage Grotesque');
      expect(before).not.toContain('Instrument Sans');
      letFontsCome();
      await expect.poll(() => loadedFonts(page)).toContain('Bricolage Grotesque');
      await expect.poll(() => loadedFonts(page)).toContain('Instrument Sans');
      await scripted(page);
      await scrollThrough(page);
      const shifts = await page.evaluate(() => window.shifts);
      // To three decimals, as browsers report it: a word set from the right moves by the difference of two letters.
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect(sum, JSON.stringify(shifts)).toBeLessThan(0.0005);
    });
