import { createServer, type IncomingMessage, type Server } from 'node:http';
import { respondWith } from './respondWith';

/** A response with a text in UTF-8. */
export const textResponse = (type: string, text: string, status = 200): Response =>
  new Response(text, { status, headers: { 'Content-Type': `${type}; charset=utf-8` } });

/**
 * Whether a request comes from a page of the very server on this machine that gets it, or from no page at all. Any page
 * in the world can make a browser send something here, which says so, and any name in the world can be made to point here.
 */
function isOwnRequest({ headers, method, socket }: IncomingMessage): boolean {
  const { host = '', origin, 'sec-fetch-site': site = 'none' } = headers;
  const own = ['localhost', '127.0.0.1'].map((name) => `${name}:${socket.localPort}`);
  // With what changes something, a browser says whose page it is.
  const ownPage = origin === undefined ? method === 'GET' : origin === `http://${host}`;
  return own.includes(host) && ownPage && ['same-origin', 'none'].includes(String(site));
}

/**
 * A server whose own pages alone may ask it for something.
 * @param name what it is, for the sentence that refuses others
 * @param policy the Content-Security-Policy of its pages
 * @returns the server, not yet listening
 */
export function ownServer(
  name: string,
  policy: string,
  answer: (request: IncomingMessage) => Promise<Response>,
): Server {
  const answering = respondWith(async (request) =>
    isOwnRequest(request)
      ? answer(request)
      : textResponse('text/plain', `Only the ${name} itself may ask.\n`, 403),
  );
  return createServer((request, response) => {
    response.setHeader('Content-Security-Policy', policy);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Cache-Control', 'no-store');
    answering(request, response);
  });
}
