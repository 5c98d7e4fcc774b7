import { createServer, type IncomingMessage, type Server } from 'node:http';
import { respondWith } from './respondWith';

export const textResponse = (type: string, text: string, status = 200): Response =>
  new Response(text, { status, headers: { 'Content-Type': `${type}; charset=utf-8` } });

/**
 * Whether a request comes from this server's own pages, or from no page. Any website can make a browser send requests to
 * localhost, and can point its own host name to 127.0.0.1.
 */
function isOwnRequest({ headers, method, socket }: IncomingMessage): boolean {
  const { host = '', origin, 'sec-fetch-site': site = 'none' } = headers;
  const ownHosts = ['localhost', '127.0.0.1'].map((name) => `${name}:${socket.localPort}`);
  // Browsers send Origin with every POST.
  const ownPage = origin === undefined ? method === 'GET' : origin === `http://${host}`;
  return ownHosts.includes(host) && ownPage && ['same-origin', 'none'].includes(String(site));
}

/**
 * Creates a server that answers only requests from its own pages.
 * @param name of the server, for the message to others
 * @param csp the Content-Security-Policy of its pages
 * @returns the server, not yet listening
 */
export function ownServer(
  name: string,
  csp: string,
  answer: (request: IncomingMessage) => Promise<Response>,
): Server {
  const respond = respondWith(async (request) =>
    isOwnRequest(request)
      ? answer(request)
      : textResponse('text/plain', `Only pages of the ${name} may send requests.\n`, 403),
  );
  return createServer((request, response) => {
    response.setHeader('Content-Security-Policy', csp);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Cache-Control', 'no-store');
    respond(request, response);
  });
}
