import type { LaunchOptions } from '@playwright/test';

/**
 * The full browser keeps pages of its own at hand for the address bar of each window, though a headless one shows none:
 * with them the browser tests take a quarter more processor time.
 */
const OWN_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'PreloadTopChromeWebUI'];

/** A process kept at hand for the next page of the same window: each test has a window of its own, with one page. */
const SPARE_PROCESS = 'SpareRendererForSitePerProcess';

/** How the browser of the tests is started; `npm test` names it in `CHROME_PATH`. */
export const launchOptions: LaunchOptions = {
  ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // Pages are drawn by the processor at once, not by a graphics card that the processor plays.
    '--disable-software-rasterizer',
    // A headless shell sets letters on whole pixels otherwise, which no browser with a window does.
    '--font-render-hinting=none',
    '--disable-background-networking',
    '--disable-component-update',
    // Chromium heeds the last list alone: Playwright's own has no effect, and the tests need nothing of it.
    `--disable-features=${[...OWN_PAGES, SPARE_PROCESS].join()}`,
  ],
};
