import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { runCommand } from '../local/runCommand';

/** Chromium without the windows that nobody sees: the browser tests take a fifth less time in it. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];

/** What Chrome and Chromium are called where a program is found by its name. */
const BROWSERS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/** Where they are on systems that find programs by other means. */
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** A download that takes longer than this, in milliseconds, is given up: there may be no network at all. */
const LONGEST_INSTALL = 300_000;

const APT = '/usr/bin/apt-get';

const root = join(__dirname, '..');

/** The exit code of a command whose output is shown, or 1 where it cannot be started or takes too long. */
async function run(command: string, args: string[], signal: AbortSignal, show = true) {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_INSTALL)]);
  const options = { cwd: root, env: process.env, signal: limit };
  const onOutput = show ? (text: string) => void process.stdout.write(text) : undefined;
  const { code } = await runCommand(command, args, { ...options, onOutput }).catch(() => ({
    code: 1,
  }));
  signal.throwIfAborted();
  return code;
}

/** Whether a program is there and starts: one without its libraries does not, nor does a stub that wants a snap. */
async function starts(program: string, signal: AbortSignal): Promise<boolean> {
  if (!existsSync(program)) return false;
  // Chrome on Windows answers --version by opening a window.
  return process.platform === 'win32' || (await run(program, ['--version'], signal, false)) === 0;
}

async function firstThatStarts(programs: string[], signal: AbortSignal) {
  for (const program of programs) if (await starts(program, signal)) return program;
  return undefined;
}

const inPath = (names: string[]): string[] =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));

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
    if (await starts(named, signal)) return named;
    throw new Error(`CHROME_PATH names ${named}, which is not there or does not start.`);
  }
  const own = chromium.executablePath();
  const shells = shell ? SHELLS : [];
  const find = () =>
    firstThatStarts([...inPath(shells), own, ...inPath(BROWSERS), ...PLACES], signal);
  const found = await find();
  if (found) return found;

  console.log('No Chrome or Chromium is installed here: installing one.');
  await run(
    process.execPath,
    [join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium'],
    signal,
  );
  if (await starts(own, signal)) return own;

  if (process.getuid?.() === 0 && existsSync(APT)) {
    await run(APT, ['update'], signal);
    // The program itself, or the libraries that Playwright's browser could not start without.
    for (const name of shell ? ['chromium-headless-shell', 'chromium'] : ['chromium']) {
      await run(APT, ['install', '-y', '--no-install-recommends', name], signal);
      const program = await find();
      if (program) return program;
    }
  }
  throw new Error(
    'The browser tests need Google Chrome or Chromium: install one, or name its program in CHROME_PATH.',
  );
}
