import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { loadFunctions, type HttpFunction } from './functionsApp';

/** A request must have arrived whole within 30 s: one that drips would keep its connection for Node's five minutes. */
const PATIENCE = { requestTimeout: 30_000, connectionsCheckingInterval: 5_000 };

async function answer(
  functions: HttpFunction[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = '', url = '' } = request;
  // Also of what nobody answers: the connection may be used again.
  const received = await buffer(request);
  const path = url
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '')
    .toLowerCase();
  // A wrong method is a 404 too: the real host finds a function by path and method together.
  const called = functions.find((each) => each.path === path && each.methods.includes(method));
  if (!called) {
    response.writeHead(404).end();
    return;
  }
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, [value].flat().join(', ')]),
  );
  const given = await called.invoke({
    method,
    url: `http://${request.headers.host ?? 'localhost'}${url}`,
    headers,
    // The real host hands over nothing of a body whose length was not said beforehand.
    body: Number(headers['content-length']) > 0 ? { bytes: received } : undefined,
  });
  const body = Buffer.from(await given.arrayBuffer());
  const length = body.length > 0 ? { 'Content-Length': body.length } : {};
  response.writeHead(given.status, { ...Object.fromEntries(given.headers), ...length }).end(body);
}

/**
 * A stand-in for Azure's functions host, for functions with an HTTP trigger and no parameters in their path.
 * Like it: a wrong method or path is an empty 404, paths match in any case, a function that throws is an empty 500.
 */
export function functionsHost({ apiFolder }: { apiFolder: string }): Server {
  const functions = loadFunctions(apiFolder);
  return createServer(PATIENCE, (request, response) => {
    answer(functions, request, response).catch((error: unknown) => {
      if (response.headersSent || request.errored) {
        response.destroy();
        return;
      }
      console.error(error);
      response.writeHead(500).end();
    });
  });
}
