import type { LaunchOptions } from '@playwright/test';

/**
 * Features that prepare pages for the address bar, which a headless browser does not show. They cost a quarter more processor
 * time.
 */
const ADDRESS_BAR_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'PreloadTopChromeWebUI'];

/** Prepares a process for the next page of a window. Each test opens a window with one page. */
const SPARE_PROCESS = 'SpareRendererForSitePerProcess';

/** Options of the browser of all browser tests. `npm test` sets `CHROME_PATH`. */
export const launchOptions: LaunchOptions = {
  ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // Draws without emulating a graphics card.
    '--disable-software-rasterizer',
    // Otherwise a headless shell places letters on whole pixels, unlike browsers with a window.
    '--font-render-hinting=none',
    '--disable-background-networking',
    '--disable-component-update',
    // Chromium uses only the last list, so this one replaces Playwright's. The tests need nothing from that.
    `--disable-features=${[...ADDRESS_BAR_PAGES, SPARE_PROCESS].join()}`,
  ],
};
