import type { RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { respondWith } from '../respondWith';
import { loadFunctions } from './functionsApp';

/**
 * A stand-in for Azure's functions host, for functions with an HTTP trigger and no parameters in their path.
 * Like it: a wrong method or path is an empty 404, paths match in any case, a function that throws is an empty 500.
 */
export function functionsHost(apiFolder: string): RequestListener {
  const functions = loadFunctions(apiFolder);
  return respondWith(async (request) => {
    const { method = '', url = '' } = request;
    const path = url.replace(/\/?([?#].*)?$/, '').toLowerCase();
    // A wrong method is a 404 too: the real host finds a function by path and method together.
    const called = functions.find((each) => each.path === path && each.methods.includes(method));
    if (!called) return new Response(null, { status: 404 });
    // The one header that is a list, Set-Cookie, is in no request.
    const headers = request.headers as Record<string, string>;
    return called.invoke({
      method,
      url: `http://${headers.host ?? 'localhost'}${url}`,
      headers,
      // The real host hands over nothing of a body whose length was not said beforehand.
      body: Number(headers['content-length']) > 0 ? { bytes: await buffer(request) } : undefined,
    });
  });
}
