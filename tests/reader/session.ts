import { appendFileSync, chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../../scripts/support/runCommand';
import { startDisplay } from '../display';
import { findProgram } from '../programs';

/** What Orca can read, and how each opens an address with a profile of its own. */
export const BROWSERS = {
  firefox: {
    programs: ['firefox-esr', 'firefox'],
    args: ['--new-instance', '--profile', 'profile'],
  },
  chromium: {
    programs: ['chromium', 'google-chrome'],
    // It refuses to start as root with a sandbox.
    args: ['--force-renderer-accessibility', '--no-first-run', '--no-sandbox'],
  },
};

export type Browser = keyof typeof BROWSERS;

/**
 * Starts a desktop with Orca, which opens an address.
 * @returns the file in which Orca writes what it says, and what presses keys and what ends all of it
 */
export async function startSession(browser: Browser, url: string, scripts: boolean) {
  // Orca keeps a setting in HOME, so each session has a new one.
  const home = mkdtempSync(join(tmpdir(), 'reader-'));
  chmodSync(home, 0o700);
  cpSync(join(__dirname, 'home'), home, { recursive: true });
  if (!scripts)
    appendFileSync(join(home, 'profile/user.js'), "user_pref('javascript.enabled', false);\n");

  const display = await startDisplay();
  const stopping = new AbortController();
  const own = { HOME: home, XDG_RUNTIME_DIR: home, XDG_DATA_HOME: home };
  const shown = { DISPLAY: display.name, GDK_BACKEND: 'x11', LANG: 'C.UTF-8' };
  const options = {
    cwd: home,
    env: { ...process.env, ...own, ...shown },
    signal: stopping.signal,
  };
  const { programs, args } = BROWSERS[browser];
  const script = ['--', 'sh', join(__dirname, 'startReader.sh')];
  const command = [...script, findProgram(...programs) ?? '', ...args, url];
  // It ends with the session, and until then the journey says what is not heard.
  const running = runCommand('dbus-run-session', command, options).catch(() => undefined);
  return {
    log: join(home, 'orca.log'),
    xdotool: async (...keys: string[]) => void (await runCommand('xdotool', keys, options)),
    async stop() {
      stopping.abort();
      await running;
      await display.stop().catch(() => undefined);
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
