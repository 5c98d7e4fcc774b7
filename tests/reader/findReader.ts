import { findProgram, installPackages } from '../programs';
import { BROWSERS } from './session';

/** Packages of Debian and Ubuntu, each with possible names of its program. */
const PACKAGES = [
  ...Object.values(BROWSERS).map(({ programs }) => [programs[0] ?? '', ...programs]),
  ['orca', 'orca'],
  ['dbus-x11', 'dbus-run-session'],
  ['libglib2.0-bin', 'gsettings'],
  ['openbox', 'openbox'],
  ['xdotool', 'xdotool'],
  ['xvfb', 'Xvfb'],
];
/** Libraries that these programs need. */
const LIBRARIES = ['at-spi2-core', 'gir1.2-wnck-3.0'];

const missing = (): string[] =>
  PACKAGES.flatMap(([name = '', ...programs]) => (findProgram(...programs) ? [] : [name]));

/** As root, installs the packages that the screen reader needs. @throws one sentence if one is missing */
export async function findReader(signal: AbortSignal): Promise<void> {
  if (missing().length > 0) await installPackages([...missing(), ...LIBRARIES], signal);
  const packages = missing();
  if (packages.length > 0)
    throw new Error(
      `The screen reader needs Linux and these packages of Debian or Ubuntu: ${[...packages, ...LIBRARIES].join(' ')}`,
    );
}
