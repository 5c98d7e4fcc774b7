import type { LaunchOptions } from '@playwright/test';

/**
 * The full browser keeps pages of its own at hand for the address bar of each window, though a headless one shows none:
 * with them the browser tests took a third longer.
 */
const OWN_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'PreloadTopChromeWebUI'];

/** What Playwright 1.65 switches off itself (`chromiumSwitches.ts`): Chromium heeds the last list alone. */
const OFF_IN_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** How the browser of the tests is started; `npm test` names it in `CHROME_PATH`. */
export const launchOptions: LaunchOptions = {
  ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...OWN_PAGES].join()}`,
  ],
};
