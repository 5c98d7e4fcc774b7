import type { IncomingMessage } from 'node:http';

/**
 * Whether a request comes from a page of the very server on this machine that gets it, or from no page at all. Any page
 * in the world can make a browser send something here, which says so, and any name in the world can be made to point here.
 */
export function isOwnRequest({ headers, socket }: IncomingMessage): boolean {
  const { host = '', origin = `http://${host}`, 'sec-fetch-site': site = 'none' } = headers;
  const own = ['localhost', '127.0.0.1'].map((name) => `${name}:${socket.localPort}`);
  return (
    own.includes(host) &&
    origin === `http://${host}` &&
    ['same-origin', 'none'].includes(String(site))
  );
}
