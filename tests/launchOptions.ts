import type { LaunchOptions } from '@playwright/test';

/** Features that prepare pages for the address bar, which no test uses. They cost a quarter more processor time. */
const ADDRESS_BAR_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'PreloadTopChromeWebUI'];

/** A feature that prepares a process for the next page of a window. Most tests open only one page in a window. */
const SPARE_PROCESS = 'SpareRendererForSitePerProcess';

/** Launch options of Chromium in all browser tests. `npm test` sets CHROME_PATH. */
export const launchOptions: LaunchOptions = {
  ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // Draws without emulating a graphics card.
    '--disable-software-rasterizer',
    // By default, a headless shell places letters on whole pixels, unlike browsers with a window.
    '--font-render-hinting=none',
    '--disable-background-networking',
    '--disable-component-update',
    // Replaces Playwright's list, which the tests don't need: Chromium uses only the last `--disable-features`.
    `--disable-features=${[...ADDRESS_BAR_PAGES, SPARE_PROCESS].join()}`,
  ],
};
