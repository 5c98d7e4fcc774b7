import { join } from 'node:path';

/** Exit codes of a stopped program: 128 plus the number of the signal. */
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const;

const SHELL_CHECK_MS = 250;

/**
 * Runs an npm script and exits. Prints the message of an error without its stack.
 * @param run gets a signal that Ctrl-C and SIGTERM abort, and the project's folder; returns the exit code, 0 by default
 */
export async function command(
  run: (signal: AbortSignal, root: string) => Promise<number | void>,
): Promise<void> {
  const stop = new AbortController();
  let stoppedBy: number | undefined;
  const stopWith = (code: number) => {
    // A second Ctrl-C exits immediately.
    if (stoppedBy !== undefined) process.exit(code);
    stoppedBy = code;
    stop.abort();
  };
  for (const [name, code] of Object.entries(EXIT_CODES)) process.on(name, () => stopWith(code));
  // npm sends SIGTERM to its shell only, and the shell ends without passing it on. We notice that our parent has changed.
  const shell = process.ppid;
  const shellCheck = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(shellCheck);
    stopWith(EXIT_CODES.SIGTERM);
  }, SHELL_CHECK_MS).unref();
  // Without npm, a command may outlive its shell.
  if (!process.env.npm_lifecycle_event) clearInterval(shellCheck);
  const code = await run(stop.signal, join(__dirname, '../..')).catch((error: unknown) => {
    if (stoppedBy === undefined) console.error(error instanceof Error ? error.message : error);
    return 1;
  });
  process.exit(stoppedBy ?? code ?? 0);
}
