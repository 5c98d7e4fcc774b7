import { findProgram, installPackages, readVersion } from '../programs';

const FIREFOXES = [
  'firefox-esr',
  'firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** Ubuntu has a program of this name that only says where to get Firefox. */
async function findFirefox(signal: AbortSignal): Promise<string | undefined> {
  const named = process.env.FIREFOX_PATH;
  const program = findProgram(...(named ? [named] : FIREFOXES)) ?? '';
  return /Mozilla Firefox/.test(await readVersion(program, signal)) ? program : undefined;
}

const ENGINES = {
  firefox: {
    packages: ['firefox-esr'],
    find: findFirefox,
    absent:
      'Firefox is not installed here: install it (on Debian the package firefox-esr), or name its program in FIREFOX_PATH.',
  },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    find: () => Promise.resolve(findProgram('Xvfb') && findProgram('WebKitWebDriver')),
    absent:
      'WebKit is not installed here: it needs Linux, WebKitWebDriver (on Debian the package webkit2gtk-driver) and Xvfb (the package xvfb).',
  },
};

/**
 * Finds the programs of the engines, by name. As root it installs a missing one.
 * @throws in the workflow (CI), if one is missing: a job that tests nothing must not pass
 */
export async function findEngines(signal: AbortSignal): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [name, { packages, find, absent }] of Object.entries(ENGINES)) {
    if (!(await find(signal))) await installPackages(packages, signal);
    const program = await find(signal);
    if (program) found[name] = program;
    else if (process.env.CI) throw new Error(absent);
    else console.log(absent);
  }
  return found;
}
