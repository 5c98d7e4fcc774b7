import { join } from 'node:path';
import { start } from '../programs';

/**
 * Runs Microsoft's emulator over the built site while something is done with it.
 * @param functionsPort where the function is served, on this machine
 * @throws where the emulator does not start
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
  const emulator = 'node_modules/@azure/static-web-apps-cli/dist/cli/bin.js';
  const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  const args = [join(root, 'tests/hosting', emulator), 'start', ...flags];
  const { stop } = await start(process.execPath, args, { sign: /emulator started/, signal });
  try {
    return await work(`http://${host}:${port}`);
  } finally {
    await stop().catch(() => undefined);
  }
}
