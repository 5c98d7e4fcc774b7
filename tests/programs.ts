import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from '../scripts/support/runCommand';

const [APT, LONGEST_INSTALL] = ['/usr/bin/apt-get', 300_000];
const NO_LONG_WAITS = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];

/** Those of these programs that are there, in this order: names are looked for in PATH, paths as they are. */
export function programsOf(...names: string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => (/[\\/]/.test(name) ? [name] : folders.map((folder) => join(folder, name))))
    .filter((place) => existsSync(place));
}

/** The first of these programs that is there. */
export const programOf = (...names: string[]): string | undefined => programsOf(...names)[0];

/** What a program says of its version: nothing where it does not start, as without its libraries, or is a stub. */
export async function versionOf(program: string, signal: AbortSignal): Promise<string> {
  const said = await runCommand(program, ['--version'], { signal }).catch(() => undefined);
  signal.throwIfAborted();
  return said?.code === 0 ? said.output : '';
}

/** Installs packages of Debian where that is allowed; whether it has worked shows in what is there afterwards. */
export async function install(packages: readonly string[], signal: AbortSignal): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync(APT)) return;
  console.log(`Installing ${packages.join(', ')}…`);
  const limit = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_INSTALL)]);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    await runCommand(APT, [...NO_LONG_WAITS, ...args], { env, signal: limit }).catch(() => {});
    signal.throwIfAborted();
  }
}

/**
 * Starts a program that goes on running.
 * @param sign what it writes once it can be used
 * @param signal stops it
 * @returns what the sign's first group holds, and what stops the program with all that it has started
 * @throws where the program ends before it can be used
 */
export async function start(
  program: string,
  args: string[],
  { env, sign, signal }: { env?: NodeJS.ProcessEnv; sign: RegExp; signal?: AbortSignal },
): Promise<{ said: string; stop: () => Promise<void> }> {
  const stopping = new AbortController();
  let output = '';
  let running: Promise<unknown> = Promise.resolve();
  const said = new Promise<string>((resolve, reject) => {
    running = runCommand(program, args, {
      env: { ...process.env, ...env },
      signal: AbortSignal.any([stopping.signal, ...(signal ? [signal] : [])]),
      onOutput: (text) => {
        output += text;
        const match = sign.exec(output);
        if (match) resolve(match[1] ?? '');
      },
    }).then(() => reject(new Error(`${program} does not start:\n${output}`)), reject);
  });
  const stop = async () => {
    stopping.abort();
    await running;
  };
  return { said: await said, stop };
}
