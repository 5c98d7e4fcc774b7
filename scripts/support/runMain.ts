import { join } from 'node:path';
import { folderFault } from './folderFault';
import { MISSING_PROGRAM, MissingProgramError } from './missingProgram';

// Exit codes are 128 plus the number of the signal.
const INTERRUPTED = 130;
const TERMINATED = 143;

/**
 * Time between two checks of the parent process, in ms. Nobody notices that a
 * command stops this much later.
 */
const PARENT_CHECK_MS = 250;

/**
 * Calls `stop` once the parent process has ended. npm sends SIGTERM only to the
 * shell that runs this process. When that shell ends, this process gets another
 * parent.
 */
function onceParentEnds(stop: () => void): void {
  const shellPid = process.ppid;

  const check = setInterval(() => {
    if (process.ppid === shellPid) return;

    clearInterval(check);
    stop();
  }, PARENT_CHECK_MS);

  check.unref();
}

/**
 * Runs a script's main function and exits with its code (default 0). If it
 * throws, the code is 1, or MISSING_PROGRAM for a MissingProgramError. Ctrl-C
 * and SIGTERM abort `signal`. Exits with 1 if the project is in a folder in
 * which the site can't be built.
 */
export async function runMain(
  run: (signal: AbortSignal, root: string) => Promise<number | void>,
) {
  const root = join(__dirname, '../..');
  const fault = folderFault(root);

  if (fault !== undefined) {
    console.error(fault);
    process.exit(1);
  }

  const controller = new AbortController();
  let stopCode: number | undefined;

  const stopWith = (code: number) => {
    // A second Ctrl-C or SIGTERM exits immediately.
    if (stopCode !== undefined) process.exit(code);

    stopCode = code;
    controller.abort();
  };

  process.on('SIGINT', () => stopWith(INTERRUPTED));
  process.on('SIGTERM', () => stopWith(TERMINATED));

  // npm sets this variable for its scripts.
  if (process.env.npm_lifecycle_event)
    onceParentEnds(() => stopWith(TERMINATED));

  const printError = (error: unknown): number => {
    // After Ctrl-C, errors are the consequence of the abort.
    if (stopCode === undefined)
      console.error(error instanceof Error ? error.message : error);

    return error instanceof MissingProgramError ? MISSING_PROGRAM : 1;
  };

  const code = await run(controller.signal, root).catch(printError);

  process.exit(stopCode ?? code ?? 0);
}
