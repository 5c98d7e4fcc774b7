import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { loadFunctions, type HttpFunction } from './functionsApp';

/** Azure takes about 100 MB, which would fill a small machine. Our function refuses a body above 128 KB itself. */
const LARGEST_BODY = 10_000_000;

/** A request must have arrived whole after this many milliseconds. */
const SLOWEST_REQUEST = 30_000;

class TooLarge extends Error {}

/** The whole body. The real host hands over nothing of a body whose length was not said beforehand. */
async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const length = request.headers['content-length'];
  if (Number(length) > LARGEST_BODY) throw new TooLarge();
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > LARGEST_BODY) throw new TooLarge();
    if (length !== undefined) parts.push(part);
  }
  return Buffer.concat(parts);
}

const find = (functions: HttpFunction[], request: IncomingMessage): HttpFunction | undefined => {
  const path = (request.url ?? '')
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '')
    .toLowerCase();
  return functions.find(
    (each) => each.path.toLowerCase() === path && each.methods.includes(request.method ?? ''),
  );
};

async function answer(
  functions: HttpFunction[],
  request: IncomingMessage,
  response: ServerResponse,
) {
  // A wrong method is a 404 too: the real host finds a function by path and method together.
  const called = find(functions, request);
  if (!called) {
    request.resume();
    response.writeHead(404).end();
    return;
  }
  const body = await bodyOf(request);
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, [value].flat().join(', ')]),
  );
  const url = `http://${request.headers.host ?? 'localhost'}${request.url ?? ''}`;
  const given = await called.invoke({ method: request.method ?? '', url, headers, body });
  const length = given.body.length > 0 ? { 'Content-Length': given.body.length } : {};
  response.writeHead(given.status, { ...given.headers, ...length }).end(given.body);
}

/**
 * A stand-in for Azure's functions host, for functions with an HTTP trigger and no parameters in their path.
 * Like it: a wrong method or path is an empty 404, paths match in any case, a function that throws is an empty 500,
 * one that returns nothing is a 204.
 */
export function functionsHost({ apiFolder }: { apiFolder: string }): Server {
  const functions = loadFunctions(apiFolder);
  return createServer(
    { requestTimeout: SLOWEST_REQUEST, connectionsCheckingInterval: 5_000 },
    (request, response) => {
      answer(functions, request, response).catch((error: unknown) => {
        if (response.headersSent || request.errored) {
          response.destroy();
          return;
        }
        if (error instanceof TooLarge) {
          response.writeHead(413, { Connection: 'close' }).end();
          return;
        }
        console.error(error);
        response.writeHead(500).end();
      });
    },
  );
}
