import type { Page } from '@playwright/test';
import { openScreen, SCREENS, scrollThrough } from './looksScreens';
import { expect, open, test } from './test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The colours on the page that are no token of the style sheet's. */
const strangers = (page: Page) =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    const plain = (colour: string) => {
      if (!pen) return colour;
      pen.fillStyle = '#000';
      pen.fillStyle = colour;
      return pen.fillStyle;
    };
    const tokens = [...document.documentElement.computedStyleMap()]
      .filter(([name]) => name.startsWith('--'))
      .map(([, value]) => String(value).trim())
      .filter((value) => CSS.supports('color', value));
    const known = new Set([...tokens, 'transparent'].map(plain));
    const found = new Set<string>();
    for (const element of document.querySelectorAll('body, body *')) {
      if (!element.checkVisibility() || element.closest('script, style, noscript')) continue;
      const style = getComputedStyle(element);
      const colours = [style.color, style.backgroundColor];
      if (parseFloat(style.borderTopWidth) > 0) colours.push(style.borderTopColor);
      if (parseFloat(style.borderBottomWidth) > 0) colours.push(style.borderBottomColor);
      if (element.matches('path, ellipse') && style.fill !== 'none') colours.push(style.fill);
      if (element.matches('path, ellipse') && style.stroke !== 'none') colours.push(style.stroke);
      for (const colour of colours)
        if (!known.has(plain(colour))) found.add(`${colour} ${element.outerHTML.slice(0, 80)}`);
    }
    return [...found];
  });

const GROUNDS = { light: 'rgb(243, 245, 240)', dark: 'rgb(10, 38, 33)' } as const;

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(() => {
    test.use({ colorScheme });
    for (const screen of SCREENS)
      test.describe(() => {
        test.use({
          expectedError: screen.expectedError,
        });
        test(`every colour of ${screen.name} is a token, ${colorScheme}`, async ({ page }) => {
          await openScreen(page, screen);
          if (screen.name !== 'drawer') await scrollThrough(page);
          expect(await strangers(page)).toEqual([]);
          const root = page.locator('html');
          await expect(root).toHaveCSS('background-color', GROUNDS[colorScheme]);
          await expect(root).toHaveCSS('color-scheme', 'light dark');
        });
      });
  });

test('the two schemes are known to the browser before any script', async ({ page }) => {
  await open(page, '/about');
  for (const scheme of ['light', 'dark'])
    await expect(
      page.locator(`meta[name=theme-color][media="(prefers-color-scheme: ${scheme})"]`),
    ).toHaveCount(1);
});
