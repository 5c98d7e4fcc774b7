import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { openScreen, scrollThrough, type Screen } from '../e2e/support/screens';

const SIZES = [
  { width: 1440, height: 900 }, // laptop
  { width: 820, height: 1180 }, // tablet
  { width: 390, height: 844 }, // phone
  { width: 320, height: 640 }, // the narrowest window in WCAG
];

interface Picture {
  viewport: { width: number; height: number };
  colorScheme: 'light' | 'dark';

  /** Path of the file, without its end. */
  pathStart: string;
}

async function pictureWholePage(page: Page, path: string): Promise<void> {
  await scrollThrough(page); // loads the carousel and the pictures
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.screenshot({ path, fullPage: true });
}

async function takePicture(
  browser: Browser,
  baseURL: string,
  screen: Screen,
  { viewport, colorScheme, pathStart }: Picture,
): Promise<void> {
  const page = await browser.newPage({
    baseURL,
    viewport,
    colorScheme,
    // The picture shows the end of each animation.
    reducedMotion: 'reduce',
  });

  await openScreen(page, screen);

  // `openScreen` may have pressed a button. While the pointer is over it, the
  // button has its hover style.
  await page.mouse.move(0, viewport.height - 1);
  await page.screenshot({ path: `${pathStart}.png` });

  // The drawer covers the page, so the whole page is not pictured.
  if (screen.name !== 'drawer')
    await pictureWholePage(page, `${pathStart}-page.png`);

  await page.close();
}

/**
 * Writes pictures of the window (`about-390-dark.png`) and of the whole page
 * (`about-390-dark-page.png`) to `folder`.
 */
export async function takePictures(
  browser: Browser,
  baseURL: string,
  screen: Screen,
  folder: string,
): Promise<void> {
  for (const viewport of SIZES)
    for (const colorScheme of ['light', 'dark'] as const) {
      const name = `${screen.name}-${viewport.width}-${colorScheme}`;
      const pathStart = join(folder, name);

      await takePicture(browser, baseURL, screen, {
        viewport,
        colorScheme,
        pathStart,
      });
    }
}
