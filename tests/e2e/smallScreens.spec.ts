import type { Page } from '@playwright/test';
import { content, label, PAGES } from '../content';
import { SLIDES_MOVE, TOO_FEW_SLIDES } from './support/carousel';
import { drawer, menu, openDrawer } from './support/drawer';
import { openScreen, SCREENS } from './support/screens';
import { expect, open, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Returns the texts that are cut off by a box or overflow the window at a side. */
const lostTexts = (page: Page) =>
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

async function expectNothingLost(page: Page, widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await lostTexts(page), `at ${width} px`).toEqual([]);
  }
}

for (const screen of SCREENS)
  test.describe(() => {
    test.use({ expectedError: screen.expectedError });

    test(`${screen.name} cuts off no text, nor with wider spacing or twice the text size`, async ({
      page,
    }) => {
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
  });

for (const { path } of PAGES)
  test(`${path} never scrolls sideways at 400 % zoom, even with long words`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page, path);
    expect(await lostTexts(page)).toEqual([]);
    await page.evaluate(() => {
      for (const paragraph of document.querySelectorAll('section p'))
        paragraph.insertAdjacentHTML(
          'afterend',
          '<pre><code>A line of code that is longer than any small phone is wide.\n</code></pre>',
        );
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.nodeValue?.trim();
        if (!text || !node.parentElement?.matches('h1, h1 *, h2, h2 *, h3, h3 *, p, li, a, span'))
          continue;
        node.nodeValue = 'Donaudampfschiffahrtselektrizitaetenhauptbetriebswerkbauunter';
      }
    });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(320);
    await menu(page).click({ trial: true });
  });

test('every link of the drawer can be reached at 400 % zoom', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openDrawer(page, '/');
  for (const link of await drawer(page).getByRole('link').all()) {
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport({ ratio: 1 });
  }
});

for (const [width, size] of [
  [1440, 132],
  [360, 48],
] as const)
  test(`the heading of Home is ${size} px high at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/');
    const heading = page.getByRole('heading', { level: 1 });
    const computed = await heading.evaluate((element) => getComputedStyle(element).fontSize);
    expect(Math.round(parseFloat(computed))).toBe(size);
  });

test('the offers and the footer’s links are aligned', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/');
  const offer = page.getByRole('heading', { name: content.home.offers.items[0]?.heading });
  const links = page.getByRole('contentinfo').getByRole('navigation');
  const [left, right] = await Promise.all([offer, links].map((part) => part.boundingBox()));
  expect(left?.x).toBeCloseTo(right?.x ?? NaN, 0);
});

const NAMES = [
  'Typography',
  'Photography',
  'Packaging',
  'Exhibitions',
  'Consultation',
  'Search Engines',
  'Film',
];

for (const width of [320, 390, 820])
  test(`the names of seven slides wrap into level rows at ${width} px`, async ({ page }) => {
    test.skip(!SLIDES_MOVE, TOO_FEW_SLIDES);
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/');
    const group = page.getByRole('group', { name: label('choose') });
    const { torn, rows } = await group.evaluate((element, names) => {
      const [button] = element.children;
      if (!button) throw new Error('There is no slide.');
      element.replaceChildren(...names.map(() => button.cloneNode(true)));
      const copies = [...element.children];
      copies.forEach((copy, index) => copy.lastChild?.replaceWith(names[index] ?? ''));
      const broken = copies.filter((copy) => {
        const text = document.createRange();
        text.selectNodeContents(copy.lastChild ?? copy);
        const lines = new Set([...text.getClientRects()].map(({ top }) => top));
        return lines.size > copy.textContent.split(' ').length;
      });
      const bars = copies.map((copy) => copy.firstElementChild?.getBoundingClientRect().top);
      return { torn: broken.map((copy) => copy.textContent), rows: new Set(bars).size };
    }, NAMES);
    expect(torn).toEqual([]);
    expect(await lostTexts(page)).toEqual([]);
    expect(rows).toBe(width === 320 ? 3 : 2);
  });
