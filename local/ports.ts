import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';

/**
 * Starts a server and waits until it listens: for this machine alone, on a port that the system picks, unless told otherwise.
 * @returns its port
 */
export async function listen(server: Server, port = 0, host = '127.0.0.1'): Promise<number> {
  await once(server.listen(port, host), 'listening');
  return (server.address() as AddressInfo).port;
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
      if (code === 'EADDRNOTAVAIL') return port;
      throw new Error(
        `Port ${port} is in use by another program: stop that one, or choose a port with ${setting}=…`,
      );
    });
    probe.close();
  }
}
