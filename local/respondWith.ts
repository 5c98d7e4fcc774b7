import type { IncomingMessage, RequestListener } from 'node:http';

/** A response of the platform, or of Azure's library. */
type Answer = Pick<Response, 'status' | 'headers' | 'arrayBuffer'>;

/**
 * Answers each request with the `Response` that is made of it. Where making one fails, the reason is printed and the
 * answer is an empty 500.
 */
export function respondWith(
  answer: (request: IncomingMessage) => Promise<Answer>,
): RequestListener {
  return async (request, response) => {
    try {
      const given = await answer(request);
      const body = Buffer.from(await given.arrayBuffer());
      response.statusCode = given.status;
      // Said to HEAD too, which gets no body.
      response.setHeaders(given.headers).setHeader('Content-Length', body.length).end(body);
    } catch (error) {
      // A visitor who goes away in the middle is no fault.
      if (!request.errored) console.error(error);
      response.writeHead(500).end();
    }
  };
}
