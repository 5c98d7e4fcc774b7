import { spawn } from 'node:child_process';

/** A child that does not stop when it is asked to is ended after this many milliseconds. */
const PATIENCE = 700;

interface Options {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Stops the whole group. */
  signal?: AbortSignal;
  /** Is given the output as it comes; all of it is in the result, too. */
  onOutput?: (text: string) => void;
}

/**
 * Runs a command in a process group of its own, so that whatever it has started stops with it.
 * @throws where the command cannot be started, or was stopped by the signal
 */
export function runCommand(
  command: string,
  args: string[],
  { cwd, env, signal, onOutput }: Options = {},
): Promise<{ code: number; output: string }> {
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const detached = process.platform !== 'win32';
    const child = spawn(command, args, { cwd, env, detached, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        onOutput?.(text);
      });
    const end = (how: NodeJS.Signals) => {
      try {
        process.kill(detached ? -Number(child.pid) : Number(child.pid), how);
      } catch {
        // The group has ended by itself in the meantime.
      }
    };
    const stop = () => {
      end('SIGTERM');
      setTimeout(end, PATIENCE, 'SIGKILL').unref();
    };
    signal?.addEventListener('abort', stop, { once: true });
    child.on('error', reject);
    child.on('close', (code) => {
      signal?.removeEventListener('abort', stop);
      if (signal?.aborted) {
        end('SIGKILL');
        reject(signal.reason);
      } else resolve({ code: code ?? 1, output });
    });
  });
}

/**
 * Runs a program of Node in a project.
 * @param args the program's file, and its arguments
 * @param print is given its lines; by default they go to the terminal
 * @returns its exit code
 * @throws where the signal has stopped it
 */
export async function runNode(
  root: string,
  args: string[],
  signal: AbortSignal,
  env?: NodeJS.ProcessEnv,
  print: (text: string) => void = (text) => void process.stdout.write(text),
): Promise<number> {
  const options = { cwd: root, env, signal, onOutput: print };
  return (await runCommand(process.execPath, args, options)).code;
}
