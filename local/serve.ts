import { join } from 'node:path';
import { functionsHost } from './host/functionsHost';
import { inbox } from './inbox/inbox';
import { listen, portOf } from './ports';
import { siteHost } from './host/siteHost';

// The parts that only our own site host or function talks to are on ports that the system picks.
const LOOPBACK = '127.0.0.1';
const ANY_PORT = 0;

/** Starts the mail server, and the page of the inbox on `port`. @returns the address of the mail server */
export async function serveInbox(port: number, host: string): Promise<string> {
  const { smtp, page } = inbox();
  await listen(smtp, ANY_PORT, LOOPBACK);
  await listen(page, port, host);
  return `smtp://${LOOPBACK}:${portOf(smtp.server)}`;
}

/** Starts the functions host on the built bundle. @returns its port */
export async function serveFunctions(root: string): Promise<number> {
  const functions = functionsHost({ apiFolder: join(root, 'api') });
  await listen(functions, ANY_PORT, LOOPBACK);
  return portOf(functions);
}

/** Starts the site, with the functions on the same origin. */
export async function serveSite(
  root: string,
  { host, port, functionsPort }: { host: string; port: number; functionsPort: number },
): Promise<void> {
  await listen(siteHost({ publicFolder: join(root, 'public'), functionsPort }), port, host);
}
