import { createServer } from 'node:net';
import { listen } from '../local/ports';

/** Returns a free port, as text for an environment variable. */
export async function freePort(): Promise<string> {
  const server = createServer();
  const port = await listen(server);

  await new Promise((resolve) => server.close(resolve));

  return String(port);
}
