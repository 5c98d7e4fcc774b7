import { join } from 'node:path';

/** 128 plus the number of the signal. */
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 };

/** Runs an npm script and exits with the code that it returns, by default 0. Ctrl-C and SIGTERM abort the script's signal. */
export async function command(
  run: (signal: AbortSignal, root: string) => Promise<number | void>,
): Promise<void> {
  const controller = new AbortController();
  let stopCode: number | undefined;
  const stopWith = (code: number) => {
    // A second Ctrl-C exits immediately.
    if (stopCode !== undefined) process.exit(code);
    stopCode = code;
    controller.abort();
  };
  for (const [name, code] of Object.entries(EXIT_CODES)) process.on(name, () => stopWith(code));
  // npm sends SIGTERM only to the shell that runs this process. The shell ends, and this process gets another parent.
  // A process that was started without npm may outlive its shell.
  if (process.env.npm_lifecycle_event) {
    const shell = process.ppid;
    const parentCheck = setInterval(() => {
      if (process.ppid === shell) return;
      clearInterval(parentCheck);
      stopWith(EXIT_CODES.SIGTERM);
    }, 250).unref();
  }
  const code = await run(controller.signal, join(__dirname, '../..')).catch((error: unknown) => {
    if (stopCode === undefined) console.error(error instanceof Error ? error.message : error);
    return 1;
  });
  process.exit(stopCode ?? code ?? 0);
}
