import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { install, programsOf, versionOf } from './programs';

/** The first version with invoker commands (`command`, `commandfor`), which open the drawer before the scripts arrive. */
const OLDEST = 135;

/** Chromium without a user interface; the browser tests take a fifth less time in it. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];

/** Names of Chrome and Chromium, and their paths on systems that don't list programs in PATH. */
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
  program: string;
  /** Name and version. */
  title: string;
  major: number;
}

/** @returns nothing if the program doesn't start, for example because a library is missing */
async function browserAt(program: string, signal: AbortSignal): Promise<Browser | undefined> {
  // Chrome on Windows answers --version by opening a window.
  if (process.platform === 'win32') return { program, title: 'Chrome', major: OLDEST };
  const said = await versionOf(program, signal);
  const [title, major] = /^\D*?(\d+)(?:\.\d+){3}/m.exec(said) ?? [];
  return title ? { program, title: title.trim(), major: Number(major) } : undefined;
}

async function browsersAt(names: string[], signal: AbortSignal): Promise<Browser[]> {
  const found = await Promise.all(programsOf(...names).map((each) => browserAt(each, signal)));
  return found.flatMap((browser) => browser ?? []);
}

/**
 * Finds a browser: CHROME_PATH, a headless shell, Playwright's own browser, Chrome or Chromium. If there is none, root
 * on Debian and Ubuntu installs a package. Prints one line that names the browser.
 * @param shell whether a headless shell will do; measurements want the whole browser, as visitors have it
 * @returns the path of its program
 * @throws one sentence if there is no browser, or only one that is too old
 */
export async function findBrowser(signal: AbortSignal, { shell = false } = {}): Promise<string> {
  const named = process.env.CHROME_PATH;
  const names = [...(shell ? SHELLS : []), chromium.executablePath(), ...BROWSERS];
  const packages = shell ? ['chromium-headless-shell', 'chromium'] : ['chromium'];
  const installs = packages.map((name) => () => install([name], signal));
  let tooOld: Browser | undefined;
  for (const prepare of [() => Promise.resolve(), ...(named ? [] : installs)]) {
    await prepare();
    const found = await browsersAt(named ? [resolve(named)] : names, signal);
    const browser = found.find(({ major }) => major >= OLDEST);
    if (browser) {
      console.log(`Browser: ${browser.title} (${browser.program})`);
      return browser.program;
    }
    tooOld ??= found[0];
  }
  if (tooOld)
    throw new Error(
      `${tooOld.program} is ${tooOld.title}; the browser tests need version ${OLDEST} or later.`,
    );
  throw new Error(
    named
      ? `CHROME_PATH names ${named}, which does not exist or does not start.`
      : `The browser tests need Chrome or Chromium ${OLDEST} or later: install one (npx playwright install chromium), or name its program in CHROME_PATH.`,
  );
}
