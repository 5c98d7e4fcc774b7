interface HostAndPorts {
  host: string;
  port: number;
  inboxPort: number;
}

/** Azure's emulator has the same default. */
const DEFAULT_PORT = 4280;

/** MailDev has the same default. */
const DEFAULT_INBOX_PORT = 1080;

function readPort(
  environment: NodeJS.ProcessEnv,
  name: string,
  defaultPort: number,
): number {
  const value = environment[name] || String(defaultPort);
  const port = Number(value);

  if (/^\d{1,5}$/.test(value) && port > 0 && port < 65_536) return port;

  throw new Error(
    `${name} must be a port, a number from 1 to 65535. Found "${value}".`,
  );
}

/**
 * Reads HOST, PORT and INBOX_PORT.
 * @throws an error if a port is invalid, or both are the same
 */
export function readHostAndPorts(environment: NodeJS.ProcessEnv): HostAndPorts {
  const host = environment.HOST || '127.0.0.1';
  const port = readPort(environment, 'PORT', DEFAULT_PORT);
  const inboxPort = readPort(environment, 'INBOX_PORT', DEFAULT_INBOX_PORT);

  if (port === inboxPort)
    throw new Error(`PORT and INBOX_PORT are both ${port}; they must differ.`);

  return { host, port, inboxPort };
}
