import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { chooseSlide, slickSlider } from '../e2e/support/carousel';
import { openScreen, SCREENS, type Screen } from '../e2e/support/screens';

/** Time between two frames, and of the last one, in ms. */
const FRAME_MS = 50;
const LAST_FRAME_MS = 2000;

const SIZES = [
  { width: 1440, height: 900 }, // laptop
  { width: 390, height: 844 }, // phone
];

/**
 * The second slide of the carousel, which fades in. Not in SCREENS: without
 * movement, it is the same picture as Home.
 */
const SLIDES: Screen = {
  name: 'slides',
  path: '/',
  enter: async (page) => {
    await slickSlider(page).scrollIntoViewIfNeeded();
    await chooseSlide(page, 1);
  },
};

/** All screens that can be pictured in frames. */
export const MOVING_SCREENS: Screen[] = [...SCREENS, SLIDES];

/**
 * Makes all animations a thousand times slower, so that none ends before it is
 * paused.
 */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);

  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.001 });
}

/** Pauses all animations but those that scrolling drives, at a time in ms. */
const seek = (page: Page, time: number): Promise<void> =>
  page.evaluate((currentTime) => {
    const animations = document
      .getAnimations()
      .filter(({ timeline }) => timeline instanceof DocumentTimeline);

    for (const animation of animations) {
      animation.pause();
      animation.currentTime = currentTime;
    }
  }, time);

/**
 * Writes a picture of the window for every 50 ms of a screen's animations to
 * `folder`: `home-1440-light-0050.png`.
 */
export async function takeFrames(
  browser: Browser,
  baseURL: string,
  screen: Screen,
  folder: string,
): Promise<void> {
  for (const viewport of SIZES)
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({ baseURL, viewport, colorScheme });

      await slowDown(page);
      await openScreen(page, screen);

      for (let time = 0; time <= LAST_FRAME_MS; time += FRAME_MS) {
        const number = String(time).padStart(4, '0');
        const file = `${screen.name}-${viewport.width}-${colorScheme}-${number}.png`;

        await seek(page, time);
        await page.screenshot({ path: join(folder, file) });
      }

      await page.close();
    }
}
