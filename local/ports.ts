import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';

const LOCALHOST_IPV6 = '::1';

/** Codes of Node's errors on a machine without IPv6. */
const NO_IPV6 = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

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

interface Listening {
  port: number;
  host: string;

  /** Name of the variable that sets the port. */
  setting: string;
}

/**
 * Returns the message for a port that can't be used.
 * @param code the code of Node's error, such as `EADDRINUSE`
 */
export function portProblem(
  code: string,
  { port, host, setting }: Listening,
): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program: stop that one, or choose a port with ${setting}=…`;
  if (code === 'EACCES')
    return `Only an administrator may use port ${port}: choose a port above 1023 with ${setting}=…`;
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code))
    return `HOST is ${host}, which is not an address of this machine: set HOST to one that is, or leave it out.`;

  return `Port ${port} of ${host} can't be used (${code}): choose another with ${setting}=…`;
}

/** Tries to listen. Returns the code of Node's error, or undefined. */
async function errorCodeAt(
  port: number,
  host: string,
): Promise<string | undefined> {
  const probe = createServer();

  try {
    await listen(probe, port, host);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? '';
  } finally {
    probe.close();
  }

  return undefined;
}

/**
 * Checks that a port is free at the host and at `::1`, which browsers may use
 * for `localhost`.
 * @throws an error if it is not
 */
export async function mustBeFree({
  port,
  host,
  setting,
}: Listening): Promise<void> {
  for (const address of [host, LOCALHOST_IPV6]) {
    const code = await errorCodeAt(port, address);
    const isFree = code === undefined;
    const hasNoIpv6 =
      address === LOCALHOST_IPV6 && NO_IPV6.includes(code ?? '');

    if (isFree || hasNoIpv6) continue;

    throw new Error(portProblem(code, { port, host: address, setting }));
  }
}
