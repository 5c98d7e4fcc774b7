import { spawn, type SpawnOptions } from 'node:child_process';

/**
 * Time from SIGTERM, on which a command may stop by itself, to SIGKILL, in ms.
 * It is so short that Ctrl-C ends a command within a second.
 */
const STOP_MS = 700;

type Options = Pick<SpawnOptions, 'cwd' | 'env' | 'signal'> & {
  /** Gets each piece of stdout and stderr as soon as it is written. */
  onOutput?: (text: string) => void;

  /**
   * Gets the messages of a Node program, which is sent what this returns.
   * Without it, the program has no `process.send`.
   */
  answer?: (message: unknown) => object | undefined;
};

/**
 * Runs a command in its own process group, so that its children stop with it.
 * Returns its exit code, and what it has written to stdout and stderr.
 * @throws if it can't start or is aborted
 */
export function runCommand(
  command: string,
  args: string[],
  options: Options = {},
) {
  const { cwd, env, signal, onOutput, answer } = options;

  signal?.throwIfAborted();

  return new Promise<{ code: number; output: string }>((resolve, reject) => {
    // Windows has no process groups.
    const detached = process.platform !== 'win32';
    const child = spawn(command, args, {
      cwd,
      env,
      detached,
      stdio: ['ignore', 'pipe', 'pipe', answer ? 'ipc' : 'ignore'],
    });
    let output = '';

    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        onOutput?.(text);
      });

    child.on('message', (message) => {
      const reply = answer?.(message);

      if (reply) child.send(reply);
    });

    const kill = (killSignal: NodeJS.Signals) => {
      try {
        // A negative id means the process group.
        process.kill(
          detached ? -Number(child.pid) : Number(child.pid),
          killSignal,
        );
      } catch {
        // The command has ended in the meantime, or never started.
      }
    };

    const stop = () => {
      kill('SIGTERM');
      setTimeout(kill, STOP_MS, 'SIGKILL').unref();
    };

    signal?.addEventListener('abort', stop, { once: true });
    child.on('error', reject);
    child.on('close', (code) => {
      signal?.removeEventListener('abort', stop);

      if (!signal?.aborted) return resolve({ code: code ?? 1, output });

      // The command's child processes may outlive it.
      kill('SIGKILL');
      reject(signal.reason);
    });
  });
}

const print = (text: string): void => void process.stdout.write(text);

/**
 * Runs a Node program, by default in this process's version of Node and with
 * its output on the terminal. Returns the exit code.
 * @throws if it is aborted
 */
export async function runNode(
  args: string[],
  {
    node = process.execPath,
    onOutput = print,
    ...options
  }: Options & { node?: string },
): Promise<number> {
  const { code } = await runCommand(node, args, { onOutput, ...options });

  return code;
}
