import type { Page } from '@playwright/test';
import { openDrawer, openScreen, SCREENS } from './looksScreens';
import { expect, open, test } from './test';
import { PAGES, words } from './words';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const WIDTHS = [320, 390, 820, 1280, 1440];

/** How much further than the window the page reaches to the side, in pixels. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const dialog = document.querySelector('dialog[open]');
    return scrollWidth - clientWidth + (dialog ? dialog.scrollWidth - dialog.clientWidth : 0);
  });

for (const screen of SCREENS)
  test.describe(() => {
    test.use({ expectedError: screen.expectedError });
    test(`${screen.name} never scrolls sideways`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await openScreen(page, screen);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 640 });
        expect(await sideways(page), `at ${width} px`).toBe(0);
      }
    });
  });

for (const { path } of PAGES)
  test(`${path} can be read at 400 % zoom`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page, path);
    expect(await sideways(page)).toBe(0);
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, li, a, label, button')]
        .filter((element) => element.checkVisibility() && !element.closest('.sr-only'))
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect();
          return left < 0 || right > window.innerWidth;
        })
        .map((element) => element.textContent),
    );
    expect(cut).toEqual([]);
  });

test('every link of the drawer can be reached at 400 % zoom', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '/');
  await openDrawer(page);
  for (const link of await page.getByRole('dialog').getByRole('link').all()) {
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport({ ratio: 1 });
  }
});

for (const { path } of PAGES)
  test(`long words and names stay within ${path} on a small phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, path);
    await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.nodeValue?.trim();
        if (!text || !node.parentElement?.matches('h1, h1 *, h2, h2 *, h3, h3 *, p, li, a, span'))
          continue;
        node.nodeValue = 'Donaudampfschiffahrtselektrizitaetenhauptbetriebswerkbauunter';
      }
    });
    expect(await sideways(page)).toBe(0);
    await page.getByRole('button', { name: 'Menu' }).click({ trial: true });
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

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`the promise, the way on and the loom are on the first screen of ${viewport.width} x ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await open(page, '/');
    await page.evaluate(() => document.fonts.ready);
    const main = page.getByRole('main');
    for (const inside of [
      main.getByRole('heading', { level: 1 }),
      main.getByRole('paragraph').first(),
      main.getByRole('link', { name: words.home.consultButton }),
    ])
      await expect(inside).toBeInViewport({ ratio: 1 });
    const loom = await page.evaluate(() => {
      const tops = [...document.querySelectorAll('main svg')]
        .map((svg) => svg.getBoundingClientRect())
        .filter(({ width }) => width >= window.innerWidth);
      return Math.min(...tops.map(({ top }) => top));
    });
    expect(loom).toBeLessThanOrEqual(viewport.height - 60);
  });
