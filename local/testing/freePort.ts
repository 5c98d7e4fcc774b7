import { createServer } from 'node:net';
import { listen } from '../ports';

export async function freePort(): Promise<string> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return String(port);
}
