import { appendFileSync, chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../../scripts/support/runCommand';
import { startDisplay } from '../display';
import { findProgram } from '../programs';

/** Browsers that Orca can read, and their arguments before the address. */
export const BROWSERS = {
  firefox: {
    programs: ['firefox-esr', 'firefox'],
    args: ['--new-instance', '--profile', 'profile'],
  },
  chromium: {
    programs: ['chromium', 'google-chrome'],
    // As root, Chromium starts only without its sandbox.
    args: ['--force-renderer-accessibility', '--no-first-run', '--no-sandbox'],
  },
};

export type Browser = keyof typeof BROWSERS;

/**
 * Starts a desktop with Orca and a browser, which opens an address.
 * @returns the path of Orca's log, `xdotool` to press keys, and `stop`
 */
export async function startSession(browser: Browser, url: string, scripts: boolean) {
  // Orca saves a setting in HOME.
  const home = mkdtempSync(join(tmpdir(), 'reader-'));
  chmodSync(home, 0o700);
  cpSync(join(__dirname, 'home'), home, { recursive: true });
  if (!scripts)
    appendFileSync(join(home, 'profile/user.js'), "user_pref('javascript.enabled', false);\n");

  const display = await startDisplay();
  const stopping = new AbortController();
  const folders = { HOME: home, XDG_RUNTIME_DIR: home, XDG_DATA_HOME: home };
  const screen = { DISPLAY: display.name, GDK_BACKEND: 'x11', LANG: 'C.UTF-8' };
  const options = {
    cwd: home,
    env: { ...process.env, ...folders, ...screen },
    signal: stopping.signal,
  };
  const { programs, args } = BROWSERS[browser];
  const script = ['--', 'sh', join(__dirname, 'startReader.sh')];
  const command = [...script, findProgram(...programs) ?? '', ...args, url];
  // If a program fails, the test reports what it does not hear.
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
