import { createServer, type Server } from 'node:net';

/** What can listen on a port: an HTTP server, a plain one, or a mail server. */
type Listener = {
  listen(port: number, host: string, listening: () => void): unknown;
  once(event: 'error', failed: (error: Error) => void): unknown;
};

/** Starts a server and waits until it listens. */
export const listen = (server: Listener, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });

/** The port of a server that listens, for one that was started on port 0. */
export function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The server does not listen.');
  return address.port;
}

/**
 * Tries both kinds of address: a browser that asks for localhost may take either.
 * @throws one sentence where somebody listens on a port of this machine already
 */
export async function mustBeFree(port: number, host: string, setting: string): Promise<void> {
  for (const address of [host, '::1']) {
    const probe = createServer();
    await listen(probe, port, address).catch(({ code }: NodeJS.ErrnoException) => {
      // A machine without IPv6 has nobody listening there either.
      if (code === 'EADDRNOTAVAIL') return;
      throw new Error(
        `Port ${port} is in use by another program: stop that one, or choose a port with ${setting}=…`,
      );
    });
    probe.close();
  }
}
