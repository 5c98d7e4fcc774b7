import type { RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { respondWith } from '../respondWith';
import { loadFunctions } from './functionsApp';

/** Stands in for Azure's functions host: serves functions with an HTTP trigger and without path parameters. */
export function functionsHost(apiFolder: string): RequestListener {
  const functions = loadFunctions(apiFolder);
  return respondWith(async (request) => {
    const { method = '', url = '' } = request;
    // Paths ignore case.
    const path = url.replace(/\/?([?#].*)?$/, '').toLowerCase();
    const requested = functions.find((each) => each.path === path && each.methods.includes(method));
    if (!requested) return new Response(null, { status: 404 });
    // In Node, only the header Set-Cookie is an array, and requests do not have it.
    const headers = request.headers as Record<string, string>;
    return requested.invoke({
      method,
      url: `http://${headers.host ?? 'localhost'}${url}`,
      headers,
      // Azure's host passes no body on if the request has no Content-Length.
      body: Number(headers['content-length']) > 0 ? { bytes: await buffer(request) } : undefined,
    });
  });
}
