import type { Page } from '@playwright/test';
import { openScreen, SCREENS } from './looksScreens';
import { expect, open, test } from './test';
import { PAGES } from './words';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const WIDTHS = [1280, 390];

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

/** What the page or a box of it cuts off, or lets out of the window at a side. */
const lost = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('dialog[open]') ?? document;
    const found = [...root.querySelectorAll<HTMLElement>('h1, h2, h3, p, li, a, button, label, td')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('[inert], .sr-only'))
      .filter((element) => root !== document || !element.closest('dialog'))
      .filter((element) => getComputedStyle(element).position !== 'fixed')
      .filter((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        if (left < -1 || right > document.documentElement.clientWidth + 1) return true;
        for (let box = element.parentElement; box; box = box.parentElement) {
          if (!['hidden', 'clip'].includes(getComputedStyle(box).overflowY)) continue;
          const around = box.getBoundingClientRect();
          if (top < around.top - 1 || bottom > around.bottom + 1) return true;
        }
        return false;
      })
      .map((element) => element.textContent);
    const clamped = [...root.querySelectorAll('span')]
      .filter((element) => getComputedStyle(element).webkitLineClamp !== 'none')
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
      .map((element) => `${element.textContent} has an ellipsis`);
    found.push(...clamped);
    const { scrollWidth, clientWidth } =
      root === document ? document.documentElement : (root as Element);
    return scrollWidth > clientWidth ? [...found, 'The page scrolls sideways'] : found;
  });

for (const screen of SCREENS)
  test.describe(() => {
    test.use({ expectedError: screen.expectedError });

    test(`what can be pressed on ${screen.name} is large enough`, async ({ page }) => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await openScreen(page, screen);
        expect(await smaller(page, 24), `at ${width} px`).toEqual([]);
        // The contents of the policy stand in lines of a list; all else is a main target.
        if (screen.name !== 'privacy')
          expect(await smaller(page, 44), `at ${width} px`).toEqual([]);
        await page.unrouteAll();
      }
    });

    test(`${screen.name} loses nothing when its text is spaced out`, async ({ page }) => {
      await openScreen(page, screen);
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`
          * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
          p { margin-block-end: 2em !important; }
        `);
        document.adoptedStyleSheets = [sheet];
      });
      for (const width of [...WIDTHS, 320]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await lost(page), `at ${width} px`).toEqual([]);
      }
    });

    test(`${screen.name} loses nothing when its text is twice as large`, async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      for (const width of [...WIDTHS, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await openScreen(page, screen);
        const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
        expect(size).toBe('32px');
        expect(await lost(page), `at ${width} px`).toEqual([]);
        await page.unrouteAll();
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
      const stop = await page.evaluate(() => {
        const element = document.activeElement;
        const bar = document.querySelector('header');
        if (!element || element === document.body || bar?.contains(element)) return undefined;
        const under = bar?.getBoundingClientRect().bottom ?? 0;
        return {
          name: element.textContent,
          covered: under - element.getBoundingClientRect().top,
        };
      });
      if (!stop) break;
      stops += 1;
      expect(stop.covered, stop.name).toBeLessThanOrEqual(0);
    }
    expect(stops).toBeGreaterThan(7);
  });
