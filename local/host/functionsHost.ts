import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { loadFunctions } from './functionsApp';

async function answer(
  functions: ReturnType<typeof loadFunctions>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = '', url = '' } = request;
  // Also of what nobody answers: the connection may be used again.
  const received = await buffer(request);
  const path = url.replace(/\/?([?#].*)?$/, '').toLowerCase();
  // A wrong method is a 404 too: the real host finds a function by path and method together.
  const called = functions.find((each) => each.path === path && each.methods.includes(method));
  if (!called) {
    response.writeHead(404).end();
    return;
  }
  // The one header that is a list, Set-Cookie, is in no request.
  const headers = request.headers as Record<string, string>;
  const given = await called.invoke({
    method,
    url: `http://${request.headers.host ?? 'localhost'}${url}`,
    headers,
    // The real host hands over nothing of a body whose length was not said beforehand.
    body: Number(headers['content-length']) > 0 ? { bytes: received } : undefined,
  });
  const body = Buffer.from(await given.arrayBuffer());
  response.statusCode = given.status;
  response.setHeaders(new Map(given.headers)).end(body);
}

/**
 * A stand-in for Azure's functions host, for functions with an HTTP trigger and no parameters in their path.
 * Like it: a wrong method or path is an empty 404, paths match in any case, a function that throws is an empty 500.
 */
export function functionsHost(apiFolder: string): RequestListener {
  const functions = loadFunctions(apiFolder);
  return (request, response) =>
    void answer(functions, request, response).catch((error: unknown) => {
      // A visitor who goes away in the middle is no fault.
      if (!request.errored) console.error(error);
      response.writeHead(500).end();
    });
}
