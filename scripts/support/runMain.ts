import { join } from 'node:path';

/**
 * Runs a script's main function and exits with its code (default 0), or 1 if it
 * throws. Ctrl-C and SIGTERM abort `signal`.
 */
export async function runMain(
  run: (signal: AbortSignal, root: string) => Promise<number | void>,
) {
  const controller = new AbortController();
  let stopCode: number | undefined;

  const stopWith = (code: number) => {
    // A second Ctrl-C or SIGTERM exits immediately.
    if (stopCode !== undefined) process.exit(code);
    stopCode = code;
    controller.abort();
  };

  // Exit codes are 128 plus the number of the signal.
  process.on('SIGINT', () => stopWith(130));
  process.on('SIGTERM', () => stopWith(143));

  // npm sends SIGTERM only to the shell that runs this process. When that shell
  // ends, this process gets another parent.
  if (process.env.npm_lifecycle_event) {
    const shellPid = process.ppid;
    const parentCheck = setInterval(() => {
      if (process.ppid === shellPid) return;
      clearInterval(parentCheck);
      stopWith(143);
    }, 250).unref(); // 250 ms are a delay that hardly anybody notices.
  }

  const code = await run(controller.signal, join(__dirname, '../..')).catch(
    (error: unknown) => {
      if (stopCode === undefined)
        console.error(error instanceof Error ? error.message : error);

      return 1;
    },
  );

  process.exit(stopCode ?? code ?? 0);
}
