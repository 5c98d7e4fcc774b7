import { spawn } from 'node:child_process';

/** A child that does not stop when it is asked to is ended after this many milliseconds. */
const PATIENCE = 700;

/** What a command that ran to its end has left. */
type CommandResult = { code: number; output: string };

/**
 * Runs a command in a process group of its own, so that whatever it has started stops with it.
 * @param onOutput is given the output as it comes; all of it is in the result, too
 * @param signal stops the whole group
 * @throws where the command cannot be started, or was stopped by the signal
 */
export function runCommand(
  command: string,
  args: string[],
  options: {
    cwd: string;
    env: NodeJS.ProcessEnv;
    signal?: AbortSignal;
    onOutput?: (text: string) => void;
  },
): Promise<CommandResult> {
  const { cwd, env, signal, onOutput } = options;
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const ownGroup = process.platform !== 'win32';
    const child = spawn(command, args, {
      cwd,
      env,
      detached: ownGroup,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output.push(text);
        onOutput?.(text);
      });
    }
    const end = (how: NodeJS.Signals) => {
      try {
        if (ownGroup && child.pid) process.kill(-child.pid, how);
        else child.kill(how);
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
      } else resolve({ code: code ?? 1, output: output.join('') });
    });
  });
}
