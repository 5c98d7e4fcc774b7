import { join } from 'node:path';
import { startProgram } from '../programs';

/**
 * Starts Microsoft's emulator with the built site, calls `work`, and stops the emulator.
 * @param functionsPort the port of the functions host on this machine
 * @param work gets the origin of the emulator
 * @throws if the emulator does not start
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
    // Without this option, the emulator silently ignores the site's rules.
    'swa-config-location': folder,
    'api-devserver-url': `http://127.0.0.1:${functionsPort}`,
    host,
    port: String(port),
  };
  const emulator = 'node_modules/@azure/static-web-apps-cli/dist/cli/bin.js';
  const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  const args = [join(root, 'tests/hosting', emulator), 'start', ...flags];
  const { stop } = await startProgram(process.execPath, args, {
    ready: /emulator started/,
    signal,
  });
  try {
    return await work(`http://${host}:${port}`);
  } finally {
    await stop().catch(() => undefined);
  }
}
