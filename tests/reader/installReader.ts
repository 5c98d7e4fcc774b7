import { MissingProgramError } from '../../scripts/support/missingProgram';
import { findProgram, installPackages } from '../../scripts/support/programs';
import { BROWSERS } from './session';

/**
 * Debian packages with their programs. A package counts as installed if one of
 * its programs is found.
 */
const PACKAGES: Record<string, string[]> = {
  'firefox-esr': BROWSERS.firefox.programs,
  chromium: BROWSERS.chromium.programs,
  orca: ['orca'],
  // This program is of the package dbus-daemon, on which dbus-x11 depends.
  'dbus-x11': ['dbus-run-session'],
  'libglib2.0-bin': ['gsettings'],
  openbox: ['openbox'],
  xdotool: ['xdotool'],
  xvfb: ['Xvfb'],
};

/**
 * More packages, without a program in PATH. They are installed if any of the
 * packages above is missing.
 */
const LIBRARIES = ['at-spi2-core', 'gir1.2-wnck-3.0'];

const findMissingPackages = (): string[] =>
  Object.keys(PACKAGES).filter(
    (name) => !findProgram(...(PACKAGES[name] ?? [])),
  );

/**
 * As root, installs missing packages.
 * @throws a MissingProgramError if a package is still missing
 */
export async function installReader(signal: AbortSignal): Promise<void> {
  const toInstall = findMissingPackages();

  if (toInstall.length > 0)
    await installPackages([...toInstall, ...LIBRARIES], signal);

  const missing = findMissingPackages();

  if (missing.length > 0)
    throw new MissingProgramError(
      `The screen reader needs Linux and these packages of Debian or Ubuntu: ${[...missing, ...LIBRARIES].join(' ')}`,
    );
}
