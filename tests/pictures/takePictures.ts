import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { openScreen, scrollThrough, type Screen } from '../e2e/support/screens';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

export async function takePictures(
  browser: Browser,
  baseURL: string,
  screen: Screen,
  folder: string,
): Promise<void> {
  for (const viewport of SIZES)
    for (const colorScheme of ['light', 'dark'] as const) {
      const pathStart = join(folder, `${screen.name}-${viewport.width}-${colorScheme}`);
      // With reduced motion, the picture shows the end of each animation.
      const options = { baseURL, viewport, colorScheme, reducedMotion: 'reduce' } as const;
      const page = await browser.newPage(options);
      await openScreen(page, screen);
      // Move the pointer away from the pressed button, which would have its hover style.
      await page.mouse.move(0, viewport.height - 1);
      await page.screenshot({ path: `${pathStart}.png` });
      // The drawer covers the page.
      if (screen.name !== 'drawer') {
        await scrollThrough(page);
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        await page.screenshot({ path: `${pathStart}-page.png`, fullPage: true });
      }
      await page.close();
    }
}
