import type { RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { respondWith } from '../respondWith';
import { loadFunctions } from './functionsApp';

/**
 * Creates a stand-in for Azure's functions host. It serves functions with an HTTP trigger and without path parameters.
 * As in Azure, paths ignore case, a wrong path or method answers an empty 404, and a function that throws an empty 500.
 */
export function functionsHost(apiFolder: string): RequestListener {
  const functions = loadFunctions(apiFolder);
  return respondWith(async (request) => {
    const { method = '', url = '' } = request;
    const path = url.replace(/\/?([?#].*)?$/, '').toLowerCase();
    const called = functions.find((each) => each.path === path && each.methods.includes(method));
    if (!called) return new Response(null, { status: 404 });
    // Only Set-Cookie is an array, and requests have none.
    const headers = request.headers as Record<string, string>;
    return called.invoke({
      method,
      url: `http://${headers.host ?? 'localhost'}${url}`,
      headers,
      // Azure's host passes no body on if the request has no Content-Length.
      body: Number(headers['content-length']) > 0 ? { bytes: await buffer(request) } : undefined,
    });
  });
}
