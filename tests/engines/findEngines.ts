import {
  findProgram,
  installPackages,
  readVersion,
} from '../../scripts/support/programs';

const FIREFOX_PROGRAMS = [
  'firefox-esr',
  'firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

async function findFirefox(signal: AbortSignal): Promise<string | undefined> {
  const { FIREFOX_PATH } = process.env;
  const program = findProgram(
    ...(FIREFOX_PATH ? [FIREFOX_PATH] : FIREFOX_PROGRAMS),
  );
  // Ubuntu's `firefox` may be a script that only says how to install Firefox.
  const version = program && (await readVersion(program, signal));

  return version?.includes('Mozilla Firefox') ? program : undefined;
}

const ENGINES = {
  firefox: {
    packages: ['firefox-esr'],
    find: findFirefox,
    missingMessage:
      'Firefox is not installed: install it (on Debian the package firefox-esr), or set FIREFOX_PATH to its path.',
  },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    // The driver needs Xvfb.
    find: () => findProgram('Xvfb') && findProgram('WebKitWebDriver'),
    missingMessage:
      'WebKit is not installed: it needs Linux, WebKitWebDriver (on Debian the package webkit2gtk-driver) and Xvfb (the package xvfb).',
  },
};

interface FoundEngines {
  /** Paths by name. */
  paths: Record<string, string>;

  /** A sentence for each engine that is missing. */
  missing: string[];
}

/** Finds the engines. As root, installs missing ones. */
export async function findEngines(signal: AbortSignal): Promise<FoundEngines> {
  const found: FoundEngines = { paths: {}, missing: [] };

  for (const [name, { packages, find, missingMessage }] of Object.entries(
    ENGINES,
  )) {
    if (!(await find(signal))) await installPackages(packages, signal);

    const path = await find(signal);

    if (path) found.paths[name] = path;
    else found.missing.push(missingMessage);
  }

  return found;
}
