import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { MissingProgramError } from './missingProgram';
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

interface Browser {
  path: string;
  nameAndVersion: string;
  major: number;
}

/** Reads a browser's version. Returns undefined if it does not start. */
async function readBrowser(
  path: string,
  signal: AbortSignal,
): Promise<Browser | undefined> {
  // On Windows, `chrome --version` opens a window, so any Chrome counts as new
  // enough.
  if (process.platform === 'win32')
    return { path, nameAndVersion: 'Chrome', major: MIN_VERSION };

  const versionText = await readVersion(path, signal);

  // `Chromium 135.0.1.2 built on Debian` → `Chromium 135.0.1.2` and `135`
  const [nameAndVersion, major] =
    /^\D*(\d+)(?:\.\d+){3}/m.exec(versionText) ?? [];

  if (!nameAndVersion) return undefined;

  return { path, nameAndVersion: nameAndVersion.trim(), major: Number(major) };
}

/**
 * Returns the browsers among `names`, except those that don't start, for
 * example because a library is missing.
 */
async function readBrowsers(
  names: string[],
  signal: AbortSignal,
): Promise<Browser[]> {
  const paths = findPrograms(...names);
  const browsers = await Promise.all(
    paths.map((path) => readBrowser(path, signal)),
  );

  return browsers.filter((browser) => browser !== undefined);
}

const isNewEnough = ({ major }: Browser): boolean => major >= MIN_VERSION;

interface Search {
  /** Names or paths of browsers, the best one first. */
  names: string[];

  /**
   * Packages of Debian. If no browser is new enough, they are installed one by
   * one until one is.
   */
  packages: string[];
}

/** Returns where to look. If CHROME_PATH is set, this is only its path. */
function searchFor(
  chromePath: string | undefined,
  headlessShell: boolean,
): Search {
  if (chromePath) return { names: [resolve(chromePath)], packages: [] };

  const browsers = [chromium.executablePath(), ...BROWSERS];

  if (!headlessShell) return { names: browsers, packages: ['chromium'] };

  return {
    names: [...HEADLESS_SHELLS, ...browsers],
    // An older release of Debian or Ubuntu may lack the package of the headless
    // shell, so Chromium's is tried next.
    packages: ['chromium-headless-shell', 'chromium'],
  };
}

function noBrowserMessage(
  tooOld: Browser | undefined,
  chromePath: string | undefined,
): string {
  if (tooOld)
    return `${tooOld.path} is ${tooOld.nameAndVersion}; version ${MIN_VERSION} or later is needed.`;

  if (chromePath)
    return `CHROME_PATH names ${chromePath}, which is no Chromium or Chrome, or does not start.`;

  return `The browser tests need Chrome or Chromium ${MIN_VERSION} or later: install one (npx playwright install chromium), or set CHROME_PATH to its path.`;
}

/**
 * Returns and prints a browser's path. As root on Debian or Ubuntu, installs a
 * browser if none is new enough.
 * @throws a MissingProgramError if none is new enough afterwards
 */
export async function findBrowser(
  signal: AbortSignal,
  { headlessShell = false } = {},
): Promise<string> {
  const { CHROME_PATH } = process.env;
  const { names, packages } = searchFor(CHROME_PATH, headlessShell);

  let found = await readBrowsers(names, signal);

  for (const packageName of packages) {
    if (found.some(isNewEnough)) break;

    await installPackages([packageName], signal);
    found = await readBrowsers(names, signal);
  }

  const browser = found.find(isNewEnough);

  if (!browser)
    throw new MissingProgramError(noBrowserMessage(found[0], CHROME_PATH));

  console.log(`Browser: ${browser.nameAndVersion} (${browser.path})`);

  return browser.path;
}
