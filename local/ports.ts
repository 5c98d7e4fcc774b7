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

/** Error codes of a machine without IPv6. */
const NO_IPV6 = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

/**
 * Returns the sentence for a port that can't be listened on.
 * @param setting the setting that chooses the port
 */
export function portProblem(code: string | undefined, port: number, host: string, setting: string) {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use by another program: stop that one, or choose a port with ${setting}=…`;
    case 'EACCES':
      return `Only an administrator may use port ${port}: choose a port above 1023 with ${setting}=…`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST is ${host}, which is not an address of this machine: set HOST to one that is, or leave it out.`;
    default:
      return `Port ${port} of ${host} can't be used (${code}): choose another with ${setting}=…`;
  }
}

/**
 * Tries the host's address and IPv6's localhost: a browser that asks for localhost may take either.
 * @param setting the setting that chooses the port
 * @throws one sentence if the port can't be used
 */
export async function mustBeFree(port: number, host: string, setting: string): Promise<void> {
  for (const address of [host, '::1']) {
    const probe = createServer();
    await listen(probe, port, address).catch(({ code = '' }: NodeJS.ErrnoException) => {
      if (address === '::1' && NO_IPV6.includes(code)) return;
      throw new Error(portProblem(code, port, address, setting));
    });
    probe.close();
  }
}
