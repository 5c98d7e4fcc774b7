import { join } from 'node:path';

/** The exit code of a program that was stopped by a signal: 128 and the signal's number. */
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const;

/** How often a command that npm has started looks whether npm's shell is still there, in milliseconds. */
const LOOK = 250;

/**
 * Runs a command of the project to its end. An error is printed as its one sentence.
 * @param run is given a signal that Ctrl-C and SIGTERM abort, and the project's folder; it ends by throwing, or with its
 * exit code
 */
export async function command(
  run: (signal: AbortSignal, root: string) => Promise<number | void>,
): Promise<void> {
  const stop = new AbortController();
  let stoppedBy: number | undefined;
  const stopWith = (code: number) => {
    // Who asks twice does not want to wait.
    if (stoppedBy !== undefined) process.exit(code);
    stoppedBy = code;
    stop.abort();
  };
  for (const [name, code] of Object.entries(EXIT_CODES)) process.on(name, () => stopWith(code));
  // npm passes SIGTERM to the shell between it and us. The shell ends and tells nobody: its end is all we can see.
  const shell = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(looking);
    stopWith(EXIT_CODES.SIGTERM);
  }, LOOK).unref();
  // Who starts a command without npm may leave it running.
  if (!process.env.npm_lifecycle_event) clearInterval(looking);
  const code = await run(stop.signal, join(__dirname, '../..')).catch((error: unknown) => {
    if (stoppedBy === undefined) console.error(error instanceof Error ? error.message : error);
    return 1;
  });
  process.exit(stoppedBy ?? code ?? 0);
}
