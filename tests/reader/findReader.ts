import { findProgram, installPackages } from '../programs';
import { BROWSERS } from './session';

/** Packages of Debian and Ubuntu, each with the names that a program of it may have. */
const PACKAGES = [
  ...Object.values(BROWSERS).map(({ programs }) => [programs[0] ?? '', ...programs]),
  ['orca', 'orca'],
  ['dbus-x11', 'dbus-run-session'],
  ['libglib2.0-bin', 'gsettings'],
  ['openbox', 'openbox'],
  ['xdotool', 'xdotool'],
  ['xvfb', 'Xvfb'],
];
/** Libraries that Orca and the bus need beside these programs. */
const LIBRARIES = ['at-spi2-core', 'gir1.2-wnck-3.0'];

const missing = (): string[] =>
  PACKAGES.flatMap(([name = '', ...programs]) => (findProgram(...programs) ? [] : [name]));

/** Installs what a screen reader needs, where that is allowed. @throws one sentence on what is not there */
export async function findReader(signal: AbortSignal): Promise<void> {
  if (missing().length > 0) await installPackages([...missing(), ...LIBRARIES], signal);
  const packages = missing();
  if (packages.length > 0)
    throw new Error(
      `The screen reader needs Linux and these packages of Debian or Ubuntu: ${[...packages, ...LIBRARIES].join(' ')}`,
    );
}
