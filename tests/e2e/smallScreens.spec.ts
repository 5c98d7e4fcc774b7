import type { Page } from '@playwright/test';
import { content, PAGES } from '../content';
import { replaceSlideButtons, skipWithoutTwoSlides, slideButtons } from './support/carousel';
import { drawer, menuButton, openDrawer } from './support/drawer';
import { openScreen, SCREENS } from './support/screens';
import { boxOf, expect, open, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Returns the texts that an element cuts off, that overflow the window at a side, or that end in an ellipsis. */
const lostTexts = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('dialog[open]') ?? document.documentElement;
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert], .sr-only') &&
      (root.matches('dialog') || !element.closest('dialog')) &&
      getComputedStyle(element).position !== 'fixed';
    const overflowsWindow = ({ left, right }: DOMRect) =>
      left < -1 || right > document.documentElement.clientWidth + 1;
    const isCutOff = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      for (let parent = element.parentElement; parent; parent = parent.parentElement) {
        if (!['hidden', 'clip'].includes(getComputedStyle(parent).overflowY)) continue;
        const box = parent.getBoundingClientRect();
        if (top < box.top - 1 || bottom > box.bottom + 1) return true;
      }
      return false;
    };
    const found = [...root.querySelectorAll('h1, h2, h3, p, li, a, button, label, td')]
      .filter(isShown)
      .filter((element) => overflowsWindow(element.getBoundingClientRect()) || isCutOff(element))
      .map((element) => element.textContent);
    const clamped = [...root.querySelectorAll('span')]
      .filter((element) => getComputedStyle(element).webkitLineClamp !== 'none')
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
      .map((element) => `${element.textContent} has an ellipsis`);
    if (root.scrollWidth > root.clientWidth) found.push('The page scrolls sideways');
    return [...found, ...clamped];
  });

async function expectNothingLost(page: Page, widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await lostTexts(page), `at ${width} px`).toEqual([]);
  }
}

for (const screen of SCREENS)
  test(`${screen.name} loses no text with wide spacing or large text`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openScreen(page, screen);
    await expectNothingLost(page, [320, 390, 820, 1280, 1440]);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`
        * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
        p { margin-block-end: 2em !important; }
      `);
      document.adoptedStyleSheets = [sheet];
    });
    await expectNothingLost(page, [1280, 390, 320]);
    await page.evaluate(() => (document.adoptedStyleSheets = []));
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    await expectNothingLost(page, [1280, 390, 320]);
  });

const LONG_WORD = 'Donaudampfschiffahrtselektrizitaetenhauptbetriebswerkbauunter';

for (const { path } of PAGES)
  test(`${path} never scrolls sideways at 400 % zoom, even with long words`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page, path);
    expect(await lostTexts(page)).toEqual([]);
    await page.evaluate((word) => {
      for (const paragraph of document.querySelectorAll('section p'))
        paragraph.insertAdjacentHTML(
          'afterend',
          '<pre><code>A line of code that is longer than any small phone is wide.\n</code></pre>',
        );
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const isText = node.parentElement?.matches('h1, h1 *, h2, h2 *, h3, h3 *, p, li, a, span');
        if (isText && node.nodeValue?.trim()) node.nodeValue = word;
      }
    }, LONG_WORD);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(320);
    await menuButton(page).click({ trial: true });
  });

test('every link of the drawer can be reached at 400 % zoom', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openDrawer(page, '/');
  for (const link of await drawer(page).getByRole('link').all()) {
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport({ ratio: 1 });
  }
});

for (const [width, fontSize] of [
  [1440, 132],
  [360, 48],
] as const)
  test(`the font size of the heading is ${fontSize} px at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/');
    const heading = page.getByRole('heading', { level: 1 });
    const style = await heading.evaluate((element) => getComputedStyle(element).fontSize);
    // Change both with a new font size, since they are measured at this one.
    const measured = 'PHONE_WIDTH in softHyphens.ts, and the limit of heading in homePage.ts';
    expect(Math.round(parseFloat(style)), measured).toBe(fontSize);
  });

test('the left edges of the offers and of the footer’s links are aligned', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/');
  const offer = page.getByRole('heading', { name: content.home.offers.items[0]?.heading });
  const links = page.getByRole('contentinfo').getByRole('navigation');
  expect((await boxOf(offer)).x).toBeCloseTo((await boxOf(links)).x, 0);
});

const SLIDE_NAMES =
  'Typography, Photography, Packaging, Exhibitions, Consultation, Search Engines, Film'.split(', ');

for (const width of [320, 390, 820])
  test(`the names of seven slides wrap between words at ${width} px`, async ({ page }) => {
    skipWithoutTwoSlides();
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/');
    await replaceSlideButtons(page, SLIDE_NAMES);
    const { brokenNames, rowCount } = await slideButtons(page).evaluateAll((buttons) => {
      const brokenButtons = buttons.filter((button) => {
        const text = document.createRange();
        text.selectNodeContents(button.lastChild ?? button);
        const lines = new Set([...text.getClientRects()].map(({ top }) => top));
        return lines.size > button.textContent.split(' ').length;
      });
      const barTops = buttons.map(
        (button) => button.firstElementChild?.getBoundingClientRect().top,
      );
      const brokenNames = brokenButtons.map((button) => button.textContent);
      return { brokenNames, rowCount: new Set(barTops).size };
    });
    expect(brokenNames).toEqual([]);
    expect(await lostTexts(page)).toEqual([]);
    expect(rowCount).toBe(width === 320 ? 3 : 2);
  });
