import { spawn, type SpawnOptions } from 'node:child_process';

type Options = Pick<SpawnOptions, 'cwd' | 'env' | 'signal'> & { onOutput?: (text: string) => void };

/** Runs a command in its own process group, so that its children stop with it. @throws if it can't start or is aborted */
export function runCommand(
  command: string,
  args: string[],
  { cwd, env, signal, onOutput }: Options = {},
): Promise<{ code: number; output: string }> {
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    // Windows has no process groups.
    const detached = process.platform !== 'win32';
    const child = spawn(command, args, { cwd, env, detached, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        onOutput?.(text);
      });
    const kill = (killSignal: NodeJS.Signals) => {
      try {
        // A negative id means the process group.
        process.kill(detached ? -Number(child.pid) : Number(child.pid), killSignal);
      } catch {
        // The group has ended in the meantime.
      }
    };
    const stop = () => {
      kill('SIGTERM');
      // Short, so that Ctrl-C ends a command within a second.
      setTimeout(kill, 700, 'SIGKILL').unref();
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

/** Runs a Node program in the folder of a project. Returns the exit code. @throws if it is aborted */
export async function runNode(
  root: string,
  args: string[],
  signal: AbortSignal,
  env?: NodeJS.ProcessEnv,
  onOutput = (text: string): void => void process.stdout.write(text),
): Promise<number> {
  return (await runCommand(process.execPath, args, { cwd: root, env, signal, onOutput })).code;
}
