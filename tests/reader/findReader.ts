import { install, programOf } from '../programs';
import { BROWSERS } from './session';

const NEEDED = {
  orca: 'orca',
  'dbus-run-session': 'dbus-x11',
  'dbus-send': 'dbus-x11',
  gsettings: 'libglib2.0-bin',
  openbox: 'openbox',
  xdotool: 'xdotool',
  Xvfb: 'xvfb',
};

/** Libraries that Orca and the bus need beside these programs. */
const LIBRARIES = ['at-spi2-core', 'gir1.2-wnck-3.0'];

const missing = (): string[] => [
  ...new Set(
    Object.entries(NEEDED).flatMap(([program, name]) => (programOf(program) ? [] : [name])),
  ),
  ...Object.values(BROWSERS).flatMap(({ programs: [first = '', ...others] }) =>
    programOf(first, ...others) ? [] : [first],
  ),
];

/** Installs what a screen reader needs, where that is allowed. @throws one sentence on what is not there */
export async function findReader(signal: AbortSignal): Promise<void> {
  if (missing().length > 0) await install([...missing(), ...LIBRARIES], signal);
  const packages = missing();
  if (packages.length > 0)
    throw new Error(
      `The screen reader needs Linux and these packages of Debian or Ubuntu: ${[...packages, ...LIBRARIES].join(' ')}`,
    );
}
