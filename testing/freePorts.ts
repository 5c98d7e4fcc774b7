import { createServer } from 'node:net';
import { listen } from '../local/ports';

/**
 * Returns different free ports, as texts for environment variables. Holds all of
 * them until the last one is found: the system may give a port that is free
 * again to the next caller.
 */
export async function freePorts(count: number): Promise<string[]> {
  const servers = Array.from({ length: count }, () => createServer());
  const ports = await Promise.all(servers.map((server) => listen(server)));

  await Promise.all(
    servers.map((server) => new Promise((resolve) => server.close(resolve))),
  );

  return ports.map(String);
}
