import type { IncomingMessage } from 'node:http';

/**
 * Whether a request comes from a page of the very server on this machine that gets it. Any page in the world can make
 * a browser send something here, and any name in the world can be made to point here.
 */
export function isOwnRequest({ headers, method, socket }: IncomingMessage): boolean {
  const own = ['localhost', '127.0.0.1'].map((name) => `${name}:${socket.localPort}`);
  if (!own.includes(headers.host ?? '')) return false;
  if (method === 'GET') return true;
  return (
    headers.origin === `http://${headers.host}` &&
    /^application\/json\b/.test(headers['content-type'] ?? '')
  );
}
