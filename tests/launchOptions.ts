import type { LaunchOptions } from '@playwright/test';

/**
 * Chromium features that prepare pages in advance. No test uses them, and they
 * cost a quarter more processor time.
 */
const UNUSED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
];

export const launchOptions: LaunchOptions = {
  ...(process.env.CHROME_PATH
    ? { executablePath: process.env.CHROME_PATH }
    : {}),
  args: [
    // As root, Chromium starts only without its sandbox.
    '--no-sandbox',
    // Chromium then draws without a graphics card, and without emulating one.
    '--disable-gpu',
    '--disable-software-rasterizer',
    // By default, a headless shell places letters on whole pixels, unlike
    // browsers with a window.
    '--font-render-hinting=none',
    // Chromium uses only the last `--disable-features`. So Playwright's own
    // option of this name has no effect; the tests don't need it.
    `--disable-features=${UNUSED_FEATURES.join()}`,
  ],
};
