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

async function isFreeOn(port: number, host: string): Promise<boolean> {
  const probe = createServer();
  try {
    await listen(probe, port, host);
    return true;
  } catch (error) {
    // A machine without IPv6 has nobody listening there either.
    return (error as NodeJS.ErrnoException).code === 'EADDRNOTAVAIL';
  } finally {
    probe.close();
  }
}

/**
 * Whether nobody listens on a port of this machine. Both kinds of address are tried: a browser that asks for
 * localhost may take either.
 */
export const isFree = async (port: number, host: string): Promise<boolean> =>
  (await isFreeOn(port, host)) && (await isFreeOn(port, '::1'));
