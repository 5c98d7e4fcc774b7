import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { runNode } from '../local/runCommand';
import { install, programsOf, versionOf } from './programs';

/** Chromium without the windows that nobody sees: the browser tests take a fifth less time in it. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];

/** What Chrome and Chromium are called, and where they are on systems that do not find programs by their names. */
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

/** A download that takes longer than this, in milliseconds, is given up: there may be no network at all. */
const LONGEST_INSTALL = 300_000;

async function installPlaywrights(signal: AbortSignal): Promise<void> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_INSTALL)]);
  const args = ['node_modules/playwright/cli.js', 'install', 'chromium'];
  await runNode(join(__dirname, '..'), args, limit).catch(() => undefined);
  signal.throwIfAborted();
}

async function firstThatStarts(names: string[], signal: AbortSignal): Promise<string | undefined> {
  for (const program of programsOf(...names))
    // Chrome on Windows answers --version by opening a window.
    if (process.platform === 'win32' || (await versionOf(program, signal))) return program;
  return undefined;
}

/**
 * Finds a browser: the one that CHROME_PATH names, Playwright's own, an installed Chrome or Chromium. Where there is none,
 * it installs Playwright's, or else the package of Debian and Ubuntu.
 * @param shell whether a headless shell will do; one that is installed then comes before all but CHROME_PATH. What is
 * measured wants the whole browser, as visitors have it
 * @returns the path of its program
 * @throws one sentence on what to install
 */
export async function findBrowser(signal: AbortSignal, { shell = false } = {}): Promise<string> {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (await firstThatStarts([resolve(named)], signal)) return named;
    throw new Error(`CHROME_PATH names ${named}, which is not there or does not start.`);
  }
  const names = [...(shell ? SHELLS : []), chromium.executablePath(), ...BROWSERS];
  // The program itself, or the libraries that Playwright's browser could not start without.
  const packages = shell ? ['chromium-headless-shell', 'chromium'] : ['chromium'];
  const ways = [
    () => Promise.resolve(),
    () => installPlaywrights(signal),
    ...packages.map((name) => () => install([name], signal)),
  ];
  for (const way of ways) {
    await way();
    const found = await firstThatStarts(names, signal);
    if (found) return found;
  }
  throw new Error(
    'The browser tests need Google Chrome or Chromium: install one, or name its program in CHROME_PATH.',
  );
}
