import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';

/**
 * Starts a server, by default on a free port and for this machine only. Returns
 * its port.
 */
export async function listen(
  server: Server,
  port = 0,
  host = '127.0.0.1',
): Promise<number> {
  await once(server.listen(port, host), 'listening');

  return (server.address() as AddressInfo).port;
}

export function portProblem(
  code: string,
  port: number,
  host: string,
  setting: string,
): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program: stop that one, or choose a port with ${setting}=…`;
  if (code === 'EACCES')
    return `Only an administrator may use port ${port}: choose a port above 1023 with ${setting}=…`;
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code))
    return `HOST is ${host}, which is not an address of this machine: set HOST to one that is, or leave it out.`;

  return `Port ${port} of ${host} can't be used (${code}): choose another with ${setting}=…`;
}

/**
 * @throws an error if the port can't be used at the host or at `::1`, which
 * browsers may use for `localhost`
 */
export async function mustBeFree(
  port: number,
  host: string,
  setting: string,
): Promise<void> {
  for (const address of [host, '::1']) {
    const probe = createServer();

    await listen(probe, port, address).catch(
      ({ code = '' }: NodeJS.ErrnoException) => {
        // Not a problem: this machine has no IPv6.
        if (
          address === '::1' &&
          ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(code)
        )
          return;
        throw new Error(portProblem(code, port, address, setting));
      },
    );
    probe.close();
  }
}
