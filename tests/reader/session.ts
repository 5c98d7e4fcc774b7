import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../../scripts/support/runCommand';
import { startDisplay } from '../display';
import { findProgram } from '../../scripts/support/programs';

export const BROWSERS = {
  firefox: {
    programs: ['firefox-esr', 'firefox'],
    // The profile is in HOME, which is the working directory.
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
 * Starts a display, Orca, and a browser at `url`.
 * @param scripts false turns scripts off in Firefox, but not in Chromium
 */
export async function startSession(
  browser: Browser,
  url: string,
  scripts: boolean,
) {
  // Orca writes its settings and its log to HOME, so each session needs its
  // own.
  const home = mkdtempSync(join(tmpdir(), 'reader-'));

  cpSync(join(__dirname, 'home'), home, { recursive: true });

  if (!scripts)
    appendFileSync(
      join(home, 'profile/user.js'),
      "user_pref('javascript.enabled', false);\n",
    );

  const display = await startDisplay();
  const stopping = new AbortController();
  const folderVariables = {
    HOME: home,
    XDG_RUNTIME_DIR: home,
    XDG_DATA_HOME: home,
    // A file that does not exist, so that no speech server starts: without a
    // sound card it may hang, and Orca with it. The tests read Orca's log.
    SPEECHD_CMD: join(home, 'no-speech-server'),
  };
  const displayVariables = {
    DISPLAY: display.name,
    GDK_BACKEND: 'x11',
    LANG: 'C.UTF-8',
  };
  const env = { ...process.env, ...folderVariables, ...displayVariables };
  const options = { cwd: home, env, signal: stopping.signal };
  const { programs, args } = BROWSERS[browser];
  const browserCommand = [findProgram(...programs) ?? browser, ...args, url];
  const sessionArgs = [
    '--',
    'sh',
    join(__dirname, 'startReader.sh'),
    ...browserCommand,
  ];
  // Ignores errors: if a program fails, the test fails anyway, with the words
  // that Orca has not said.
  const running = runCommand('dbus-run-session', sessionArgs, options).catch(
    () => undefined,
  );

  return {
    logFile: join(home, 'orca.log'),
    xdotool: async (...input: string[]) =>
      void (await runCommand('xdotool', input, options)),
    async stop() {
      stopping.abort();
      await running;
      await display.stop();
      // The browser may still write.
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
