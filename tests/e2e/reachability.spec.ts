import type { Page } from '@playwright/test';
import { wcagContrast } from 'culori';
import { content, PAGES } from '../content';
import { openScreen, SCREENS } from './support/screens';
import { expect, open, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Of all that can be pressed outside of sentences: what is smaller than the given size, in CSS pixels. */
const smaller = (page: Page, size: number) =>
  page.evaluate((least) => {
    const root = document.querySelector('dialog[open]') ?? document;
    return [...root.querySelectorAll('a[href], button, input, textarea, summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('[inert]'))
      .filter((element) => root !== document || !element.closest('dialog'))
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width < least || box.height < least)
      .map(({ element, box }) => `${element.textContent} ${box.width} x ${box.height}`);
  }, size);

/** The element with the focus: the colours of its ring and of what lies around it, and whether anything lies over it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const style = getComputedStyle(element);
    let around = element.parentElement;
    while (around && getComputedStyle(around).backgroundColor === 'rgba(0, 0, 0, 0)')
      around = around.parentElement;
    const { left, top, width, height } = element.getBoundingClientRect();
    const isFree = [0.2, 0.5, 0.8].some((part) => {
      const y = top + Math.min(height / 2, 20);
      const over = document.elementFromPoint(left + width * part, y);
      return over && (element.contains(over) || over.contains(element));
    });
    return {
      at: `${element.tagName} ${element.getAttribute('href') ?? element.id} ${element.textContent} ${Math.round(left)} ${Math.round(top + window.scrollY)}`,
      width: style.outlineStyle === 'solid' ? parseFloat(style.outlineWidth) : 0,
      rings: [style.outlineColor, ...(style.boxShadow.match(/rgba?\([^)]+\)/) ?? [])],
      ground: getComputedStyle(around ?? document.documentElement).backgroundColor,
      inBar: element.closest('header') !== null,
      underBar: top < (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0),
      isFree,
    };
  });

for (const screen of SCREENS)
  test.describe(() => {
    test.use({ expectedError: screen.expectedError });

    test(`the focus is seen at every stop of ${screen.name}, and what can be pressed is large enough, light and dark`, async ({
      page,
    }) => {
      await openScreen(page, screen);
      // The contents of a long text stand in lines of a list; all else is a main target.
      const size = screen.isText ? 24 : 44;
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 720 });
        expect(await smaller(page, size), `at ${width} px`).toEqual([]);
      }
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        // From the top of the document, wherever the screen has put the focus.
        if (screen.name !== 'drawer')
          await page.evaluate(() => {
            document.body.tabIndex = -1;
            document.body.focus();
            document.body.removeAttribute('tabindex');
          });
        const stops = new Set<string>();
        for (;;) {
          await page.keyboard.press('Tab');
          const stop = await focused(page);
          if (!stop || stops.has(stop.at)) break;
          stops.add(stop.at);
          const where = `at ${stop.at}, ${colorScheme}`;
          expect(stop, where).toMatchObject({ width: 3, isFree: true });
          const contrasts = stop.rings.map((ring) => wcagContrast(ring, stop.ground));
          expect(Math.max(...contrasts), where).toBeGreaterThanOrEqual(3);
        }
        // The drawer has the logo, three pages, the social links and the mail; its first control has the focus already.
        const least = screen.name === 'drawer' ? 5 + content.social.length : 9;
        expect(stops.size).toBeGreaterThanOrEqual(least);
      }
    });
  });

for (const { path } of PAGES)
  test(`backwards through ${path}, nothing with the focus lies under the bar`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await open(page, path);
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    let stops = 0;
    for (;;) {
      await page.keyboard.press('Shift+Tab');
      const stop = await focused(page);
      if (!stop || stop.inBar) break;
      stops += 1;
      expect(stop.underBar, stop.at).toBe(false);
    }
    expect(stops).toBeGreaterThan(5);
  });
