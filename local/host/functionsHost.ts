import type { RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { respondWith } from '../respondWith';
import { loadFunctions } from './functionsApp';

/**
 * Creates a stand-in for Azure's functions host. It serves functions with an HTTP trigger and without path parameters.
 * As in Azure, paths ignore case. An unknown path or method gets an empty 404, a function that throws gets an empty 500.
 * @param apiFolder the folder of the function app, with its package.json
 */
export function functionsHost(apiFolder: string): RequestListener {
  const functions = loadFunctions(apiFolder);
  return respondWith(async (request) => {
    const { method = '', url = '' } = request;
    const [pathname = ''] = url.split(/[?#]/);
    const path = pathname.replace(/\/$/, '').toLowerCase();
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
