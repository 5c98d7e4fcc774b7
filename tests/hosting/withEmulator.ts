import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runCommand } from '../../local/runCommand';

/** How often the emulator is asked whether it has started, in milliseconds, and how many times. */
const [LOOK, LOOKS] = [500, 240];

async function started(origin: string): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    if (await fetch(origin).catch(() => undefined)) return;
    await wait(LOOK);
  }
  throw new Error('The emulator has not started.');
}

/**
 * Runs Microsoft's emulator over the built site while something is done with it.
 * @param functionsPort where the function is served, on this machine
 * @throws where the emulator does not start, or stops by itself
 */
export async function withEmulator<Result>(
  root: string,
  { host, port, functionsPort }: { host: string; port: number; functionsPort: number },
  signal: AbortSignal,
  work: (origin: string) => Promise<Result>,
): Promise<Result> {
  const folder = join(root, 'public');
  const options = {
    'output-location': folder,
    // Its rules are silently left out where it is not told where they are.
    'swa-config-location': folder,
    'api-devserver-url': `http://127.0.0.1:${functionsPort}`,
    host,
    port: String(port),
  };
  const here = join(root, 'tests/hosting');
  const program = join(here, 'node_modules/@azure/static-web-apps-cli/dist/cli/bin.js');
  const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  const stop = new AbortController();
  const emulator = runCommand(process.execPath, [program, 'start', ...flags], {
    cwd: here,
    signal: AbortSignal.any([signal, stop.signal]),
  }).then(({ output }) => {
    throw new Error(`${output}\nThe emulator has stopped.`);
  });
  try {
    const origin = `http://${host}:${port}`;
    return await Promise.race([emulator, started(origin).then(() => work(origin))]);
  } finally {
    stop.abort();
    await emulator.catch(() => undefined);
  }
}
