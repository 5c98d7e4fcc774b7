import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from './runCommand';

const APT = '/usr/bin/apt-get';

/** Time that a server of packages gets to answer. */
const APT_TIMEOUT_S = 20;
const APT_OPTIONS = [
  '-o',
  'Acquire::Retries=0',
  '-o',
  `Acquire::http::Timeout=${APT_TIMEOUT_S}`,
];

/** Time for the whole installation. */
const INSTALL_TIMEOUT_MS = 300_000;

/**
 * Returns the paths of all programs that exist. Looks for a name in the folders
 * of PATH, unless it has a slash: then it is a path.
 */
export function findPrograms(...names: string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);

  return names
    .flatMap((name) =>
      /[\\/]/.test(name) ? [name] : folders.map((folder) => join(folder, name)),
    )
    .filter((path) => existsSync(path));
}

export const findProgram = (...names: string[]): string | undefined =>
  findPrograms(...names)[0];

/**
 * Returns the output of the program with `--version`; empty if that fails.
 * @throws if aborted
 */
export async function readVersion(
  program: string,
  signal: AbortSignal,
): Promise<string> {
  const result = await runCommand(program, ['--version'], { signal }).catch(
    () => undefined,
  );

  signal.throwIfAborted();

  return result?.code === 0 ? result.output : '';
}

/**
 * As root, installs Debian packages. Ignores failures: check afterwards whether
 * the programs exist.
 * @throws if aborted
 */
export async function installPackages(
  packages: string[],
  signal: AbortSignal,
): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync(APT)) return;

  console.log(`Installing ${packages.join(', ')}…`);

  const stopSignal = AbortSignal.any([
    signal,
    AbortSignal.timeout(INSTALL_TIMEOUT_MS),
  ]);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };

  const commands = [
    ['update'],
    ['install', '-y', '--no-install-recommends', ...packages],
  ];

  for (const args of commands) {
    await runCommand(APT, [...APT_OPTIONS, ...args], {
      env,
      signal: stopSignal,
    }).catch(() => {});
    signal.throwIfAborted();
  }
}

/**
 * Starts a program and waits until its output matches `ready`. Returns the text
 * of the pattern's first group as `match`.
 * @throws if it ends before that
 */
export async function startProgram(
  program: string,
  args: string[],
  ready: RegExp,
  signal?: AbortSignal,
): Promise<{ match: string; stop: () => Promise<void> }> {
  const stopping = new AbortController();
  const stopSignal = AbortSignal.any([
    stopping.signal,
    ...(signal ? [signal] : []),
  ]);

  // Resolves once the program has ended.
  let running = Promise.resolve();

  const match = await new Promise<string>((resolve, reject) => {
    let output = '';

    const onOutput = (text: string) => {
      output += text;

      const found = ready.exec(output);

      if (found) resolve(found[1] ?? '');
    };

    const failEarly = () =>
      reject(new Error(`${program} does not start:\n${output}`));

    // `running` never rejects. After the match, the promise is settled, so
    // neither function has an effect.
    running = runCommand(program, args, { signal: stopSignal, onOutput }).then(
      failEarly,
      reject,
    );
  });

  const stop = async () => {
    stopping.abort();
    await running;
  };

  return { match, stop };
}
