import { join } from 'node:path';

/** Runs an npm script and exits with the code that it returns, by default 0. Ctrl-C and SIGTERM abort the script's signal. */
export async function command(run: (signal: AbortSignal, root: string) => Promise<number | void>) {
  const controller = new AbortController();
  let stopCode: number | undefined;
  const stopWith = (code: number) => {
    // A second Ctrl-C exits immediately.
    if (stopCode !== undefined) process.exit(code);
    stopCode = code;
    controller.abort();
  };
  // 128 plus the number of the signal.
  process.on('SIGINT', () => stopWith(130));
  process.on('SIGTERM', () => stopWith(143));
  // npm sends SIGTERM only to the shell that runs this process. The shell ends, and this process gets another parent.
  // A process that was started without npm may outlive its shell.
  if (process.env.npm_lifecycle_event) {
    const shell = process.ppid;
    const parentCheck = setInterval(() => {
      if (process.ppid === shell) return;
      clearInterval(parentCheck);
      stopWith(143);
    }, 250).unref();
  }
  const code = await run(controller.signal, join(__dirname, '../..')).catch((error: unknown) => {
    if (stopCode === undefined) console.error(error instanceof Error ? error.message : error);
    return 1;
  });
  process.exit(stopCode ?? code ?? 0);
}
