import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { openScreen, scrollThrough, type Screen } from '../e2e/support/screens';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];
const SCHEMES = ['light', 'dark'] as const;

/** Takes pictures of a screen in every size and colour scheme: the window, and the whole page. */
export async function takePictures(
  browser: Browser,
  baseURL: string,
  screen: Screen,
  folder: string,
): Promise<void> {
  for (const viewport of SIZES)
    for (const colorScheme of SCHEMES) {
      const name = join(folder, `${screen.name}-${viewport.width}-${colorScheme}`);
      // Reduced motion, so that a picture shows the end of each animation.
      const options = { baseURL, viewport, colorScheme, reducedMotion: 'reduce' } as const;
      const page = await browser.newPage(options);
      await openScreen(page, screen);
      // Away from the pressed button, so that nothing has its hover style.
      await page.mouse.move(0, viewport.height - 1);
      await page.screenshot({ path: `${name}.png` });
      if (screen.name !== 'drawer') {
        await scrollThrough(page);
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        await page.screenshot({ path: `${name}-page.png`, fullPage: true });
      }
      await page.close();
    }
}
