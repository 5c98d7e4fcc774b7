import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { findPrograms, installPackages, readVersion } from './programs';

/**
 * The first version of Chromium with invoker commands (`command`,
 * `commandfor`), which open the drawer without scripts.
 */
const MIN_VERSION = 135;

/**
 * Chromium without a user interface. The browser tests take a fifth less time
 * in it; benchmarks need a full browser.
 */
const HEADLESS_SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];

/**
 * Names of programs in PATH, and paths on macOS and Windows, where browsers are
 * not in PATH.
 */
const BROWSERS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

type Browser = { path: string; nameAndVersion: string; major: number };

/**
 * Returns the browsers among `names`, except those that don't start, for
 * example because a library is missing.
 */
async function readBrowsers(
  names: string[],
  signal: AbortSignal,
): Promise<Browser[]> {
  const found = findPrograms(...names).map(async (path) => {
    // On Windows, `chrome --version` opens a window, so any Chrome counts as
    // new enough.
    if (process.platform === 'win32')
      return { path, nameAndVersion: 'Chrome', major: MIN_VERSION };
    const versionText = await readVersion(path, signal);
    // `Chromium 135.0.1.2 built on Debian` → `Chromium 135.0.1.2` and `135`
    const [nameAndVersion, major] =
      /^\D*(\d+)(?:\.\d+){3}/m.exec(versionText) ?? [];

    if (!nameAndVersion) return undefined;

    return {
      path,
      nameAndVersion: nameAndVersion.trim(),
      major: Number(major),
    };
  });

  return (await Promise.all(found)).filter((browser) => browser !== undefined);
}

/**
 * Returns and prints a browser's path. As root on Debian or Ubuntu, may install
 * a browser. @throws if none is new enough
 */
export async function findBrowser(
  signal: AbortSignal,
  { headlessShell = false } = {},
) {
  const { CHROME_PATH } = process.env;
  const headlessShells = headlessShell ? HEADLESS_SHELLS : [];
  const candidates = [
    ...headlessShells,
    chromium.executablePath(),
    ...BROWSERS,
  ];
  const names = CHROME_PATH ? [resolve(CHROME_PATH)] : candidates;
  const isNewEnough = ({ major }: Browser) => major >= MIN_VERSION;
  let found = await readBrowsers(names, signal);
  // An older release of Debian or Ubuntu may lack the package of the headless
  // shell, so Chromium's is tried next.
  const packages = headlessShell
    ? ['chromium-headless-shell', 'chromium']
    : ['chromium'];

  for (const packageName of CHROME_PATH ? [] : packages) {
    if (found.some(isNewEnough)) break;
    await installPackages([packageName], signal);
    found = await readBrowsers(names, signal);
  }

  const browser = found.find(isNewEnough);

  if (browser) {
    console.log(`Browser: ${browser.nameAndVersion} (${browser.path})`);

    return browser.path;
  }

  const [tooOld] = found;

  if (tooOld)
    throw new Error(
      `${tooOld.path} is ${tooOld.nameAndVersion}; version ${MIN_VERSION} or later is needed.`,
    );
  throw new Error(
    CHROME_PATH
      ? `CHROME_PATH names ${CHROME_PATH}, which is no Chromium or Chrome, or does not start.`
      : `The browser tests need Chrome or Chromium ${MIN_VERSION} or later: install one (npx playwright install chromium), or set CHROME_PATH to its path.`,
  );
}
