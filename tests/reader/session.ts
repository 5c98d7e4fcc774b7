import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runCommand } from '../../local/runCommand';
import { startDisplay } from '../display';
import { programOf, start } from '../programs';

/** Debian and Ubuntu put it into either folder, which is in no PATH. */
const LAUNCHERS = ['/usr/libexec', '/usr/lib/at-spi2-core'].map(
  (at) => `${at}/at-spi-bus-launcher`,
);

/** How long the accessibility bus and Orca take until they listen, in milliseconds. They say nothing of it. */
const [BUS, ORCA] = [1500, 4000];

const PREFERENCES: Record<string, unknown> = {
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

const setProperty = (name: string): string[] => [
  '--session',
  '--dest=org.a11y.Bus',
  '--print-reply',
  '/org/a11y/bus',
  'org.freedesktop.DBus.Properties.Set',
  'string:org.a11y.Status',
  `string:${name}`,
  'variant:boolean:true',
];

/** What Orca can read, and how each opens an address with a profile of its own. */
export const BROWSERS = {
  firefox: {
    programs: ['firefox-esr', 'firefox'],
    args: (profile: string) => ['--new-instance', '--profile', profile],
  },
  chromium: {
    programs: ['chromium', 'google-chrome'],
    args: (profile: string) => [
      '--force-renderer-accessibility',
      '--no-first-run',
      // It refuses to start as root with it.
      '--no-sandbox',
      `--user-data-dir=${profile}`,
    ],
  },
};

export type Browser = keyof typeof BROWSERS;

/** A desktop of its own with Orca, which has just opened an address. */
export interface Session {
  /** Where Orca writes what it says. */
  log: string;
  xdotool: (...args: string[]) => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts display, buses, Orca and the browser. Orca keeps a setting in HOME, so each session has a new one. */
export async function startSession(
  browser: Browser,
  url: string,
  { scripts = true } = {},
): Promise<Session> {
  const home = mkdtempSync(join(tmpdir(), 'reader-'));
  chmodSync(home, 0o700);
  const [profile, log] = [join(home, 'profile'), join(home, 'orca.log')];
  mkdirSync(profile);
  const own = 'orca-customizations.py';
  cpSync(join(__dirname, own), join(home, 'orca', own));
  const preferences = Object.entries({ ...PREFERENCES, 'javascript.enabled': scripts });
  writeFileSync(
    join(profile, 'user.js'),
    preferences
      .map((each) => `user_pref(${each.map((one) => JSON.stringify(one)).join()});\n`)
      .join(''),
  );

  const display = await startDisplay();
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    DISPLAY: display.name,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    XDG_DATA_HOME: home,
    LANG: 'C.UTF-8',
    GDK_BACKEND: 'x11',
  };
  const args = ['--session', '--nofork', '--print-address=1'];
  const bus = await start('dbus-daemon', args, { env, sign: /^(unix:\S+)/m });
  env.DBUS_SESSION_BUS_ADDRESS = bus.said;

  const stopping = new AbortController();
  const options = { cwd: home, env, signal: stopping.signal };
  const running: Promise<unknown>[] = [];
  /** Starts what goes on running. */
  const stays = (program: string, ...own: string[]) =>
    void running.push(runCommand(program, own, options).catch(() => undefined));
  const once = async (program: string, ...own: string[]) =>
    void (await runCommand(program, own, options));

  stays('openbox');
  stays(programOf(...LAUNCHERS) ?? 'at-spi-bus-launcher', '--launch-immediately');
  await pause(BUS);
  await once('gsettings', 'set', 'org.gnome.desktop.interface', 'toolkit-accessibility', 'true');
  // Without these Firefox builds no tree.
  for (const name of ['IsEnabled', 'ScreenReaderEnabled'])
    await once('dbus-send', ...setProperty(name));
  stays('orca', '--replace', `--debug-file=${log}`);
  await pause(ORCA);
  const { programs, args: argsFor } = BROWSERS[browser];
  stays(programOf(...programs) ?? '', ...argsFor(profile), url);
  return {
    log,
    xdotool: (...own) => once('xdotool', ...own),
    async stop() {
      stopping.abort();
      await Promise.all(running);
      await bus.stop().catch(() => undefined);
      await display.stop().catch(() => undefined);
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
