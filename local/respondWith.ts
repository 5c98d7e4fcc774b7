import type { IncomingMessage, RequestListener } from 'node:http';
import type { HttpResponse } from '@azure/functions';

/**
 * Returns a listener for Node's server. If `respond` throws, the listener
 * prints the error and answers an empty 500.
 */
export const respondWith =
  (
    respond: (request: IncomingMessage) => Promise<Response | HttpResponse>,
  ): RequestListener =>
  async (request, response) => {
    try {
      const answer = await respond(request);
      const body = Buffer.from(await answer.arrayBuffer());

      response.statusCode = answer.status;
      response
        .setHeaders(answer.headers)
        .setHeader('Content-Length', body.length)
        .end(body);
    } catch (error) {
      // A client that breaks off its request is not an error.
      if (!request.errored) console.error(error);
      response.writeHead(500).end();
    }
  };
