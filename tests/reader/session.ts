import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../../local/runCommand';
import { startDisplay } from '../display';
import { programOf } from '../programs';

const PREFERENCES: Record<string, unknown> = {
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

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
  const profile = join(home, 'profile');
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
  const stopping = new AbortController();
  const options = {
    cwd: home,
    env: {
      ...process.env,
      DISPLAY: display.name,
      HOME: home,
      XDG_RUNTIME_DIR: home,
      XDG_DATA_HOME: home,
      LANG: 'C.UTF-8',
      GDK_BACKEND: 'x11',
    },
    signal: stopping.signal,
  };
  const { programs, args } = BROWSERS[browser];
  const command = [programOf(...programs) ?? '', ...args(profile), url];
  const script = join(__dirname, 'startReader.sh');
  const running = runCommand('dbus-run-session', ['--', 'sh', script, ...command], options);
  // It ends with the session, and until then the journey says what is not heard.
  running.catch(() => undefined);
  return {
    log: join(home, 'orca.log'),
    xdotool: async (...keys) => void (await runCommand('xdotool', keys, options)),
    async stop() {
      stopping.abort();
      await running.catch(() => undefined);
      await display.stop().catch(() => undefined);
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
