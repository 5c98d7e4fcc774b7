import {
  createServer,
  type IncomingMessage,
  type RequestListener,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../local/ports';

export const answerWith =
  (body: string, status = 200): RequestListener =>
  (_, response) =>
    void response.writeHead(status).end(body);

/**
 * Starts a server that adds each request, with its body, to `requests` before
 * `listener` answers it.
 */
export async function startHttpServer(listener: RequestListener) {
  const requests: (Pick<IncomingMessage, 'method' | 'url' | 'headers'> & {
    body: string;
  })[] = [];
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;

    requests.push({ method, url, headers, body: await text(request) });
    listener(request, response);
  });

  return {
    url: `http://127.0.0.1:${await listen(server)}`,
    requests,
    close: () => server.close().closeAllConnections(),
  };
}
