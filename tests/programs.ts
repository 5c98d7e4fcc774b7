import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from '../scripts/support/runCommand';

const APT = '/usr/bin/apt-get';
const INSTALL_TIMEOUT_MS = 300_000;
const APT_OPTIONS = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];

export function findPrograms(...names: string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => (/[\\/]/.test(name) ? [name] : folders.map((folder) => join(folder, name))))
    .filter((path) => existsSync(path));
}

export const findProgram = (...names: string[]): string | undefined => findPrograms(...names)[0];

/** Returns the output of the program with `--version`; empty if it does not start. */
export async function readVersion(program: string, signal: AbortSignal): Promise<string> {
  const result = await runCommand(program, ['--version'], { signal }).catch(() => undefined);
  signal.throwIfAborted();
  return result?.code === 0 ? result.output : '';
}

/** Installs Debian packages if this process runs as root. Ignores failures; check afterwards whether the programs exist. */
export async function installPackages(packages: string[], signal: AbortSignal): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync(APT)) return;
  console.log(`Installing ${packages.join(', ')}…`);
  const stopSignal = AbortSignal.any([signal, AbortSignal.timeout(INSTALL_TIMEOUT_MS)]);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    await runCommand(APT, [...APT_OPTIONS, ...args], { env, signal: stopSignal }).catch(() => {});
    signal.throwIfAborted();
  }
}

/** Waits until the program's output matches `ready`; `match` is the first group. @throws if the program ends before that */
export async function startProgram(
  program: string,
  args: string[],
  ready: RegExp,
  signal?: AbortSignal,
): Promise<{ match: string; stop: () => Promise<void> }> {
  const stopping = new AbortController();
  const stopSignal = AbortSignal.any([stopping.signal, ...(signal ? [signal] : [])]);
  let running: Promise<void> = Promise.resolve();
  const match = await new Promise<string>((resolve, reject) => {
    let output = '';
    const onOutput = (text: string) => {
      output += text;
      const found = ready.exec(output);
      if (found) resolve(found[1] ?? '');
    };
    const endedEarly = () => reject(new Error(`${program} does not start:\n${output}`));
    // After the match, `reject` does nothing, so `running` does not throw in `stop`.
    running = runCommand(program, args, { signal: stopSignal, onOutput }).then(endedEarly, reject);
  });
  const stop = async () => {
    stopping.abort();
    await running;
  };
  return { match, stop };
}
