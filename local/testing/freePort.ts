import { createServer } from 'node:net';
import { listen } from '../ports';

/** Returns a port that no program uses, as text for a setting. */
export async function freePort(): Promise<string> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return String(port);
}
