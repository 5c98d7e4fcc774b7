import { createServer, type IncomingMessage, type Server } from 'node:http';
import { respondWith } from './respondWith';

export const textResponse = (type: string, text: string, status = 200): Response =>
  new Response(text, { status, headers: { 'Content-Type': `${type}; charset=utf-8` } });

/**
 * Whether a request comes from a page of this server, the address bar or another program, not from another website. Any
 * website can make a browser send requests to localhost, and can point its own host name to 127.0.0.1.
 */
function isSameOrigin({ headers, method, socket }: IncomingMessage): boolean {
  const { host = '', origin, 'sec-fetch-site': fetchSite = 'none' } = headers;
  const hosts = ['localhost', '127.0.0.1'].map((name) => `${name}:${socket.localPort}`);
  // Browsers send Origin with every POST.
  const isOwnOrigin = origin === undefined ? method === 'GET' : origin === `http://${host}`;
  return hosts.includes(host) && isOwnOrigin && ['same-origin', 'none'].includes(String(fetchSite));
}

/**
 * Creates a server that refuses requests from other websites with status 403.
 * @param name name of the server, for the text of the refusal
 * @param csp Content-Security-Policy of every answer
 * @returns the server, not yet listening
 */
export function sameOriginServer(
  name: string,
  csp: string,
  answer: (request: IncomingMessage) => Promise<Response>,
): Server {
  const respond = respondWith(async (request) =>
    isSameOrigin(request)
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
