import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { format } from 'node:util';
import { compileFunction } from 'node:vm';
import { HttpRequest, HttpResponse, InvocationContext, type HttpHandler } from '@azure/functions';
import { respondWith } from '../respondWith';

type Metadata = {
  name: string;
  bindings: Record<string, { type?: string; route?: string; methods?: string[] }>;
};

/**
 * Loads the bundle of a function app as Azure's worker does. The bundle requires `@azure/functions-core`, a module that
 * only that worker has, and gets a stand-in with HTTP triggers and start hooks.
 */
function loadFunctions(bundle: string) {
  const functions: { name: string; path: string; methods: string[]; handler: HttpHandler }[] = [];
  const coreModule = {
    setProgrammingModel: () => undefined,
    registerFunction({ name, bindings }: Metadata, handler: HttpHandler) {
      for (const { type, route = name, methods = [] } of Object.values(bindings))
        if (type === 'httpTrigger')
          functions.push({ name, path: `/api/${route}`.toLowerCase(), methods, handler });
    },
    // Every hook of our functions is a start hook and not asynchronous, so it can run at once.
    registerHook: (_hookName: string, hook: (context: object) => unknown) => hook({}),
  };
  const requireFromBundle = createRequire(bundle);
  const requireWithCore = (name: string): unknown =>
    name === '@azure/functions-core' ? coreModule : requireFromBundle(name);
  const code = readFileSync(bundle, 'utf8');
  const run = compileFunction(code, ['exports', 'require', 'module'], { filename: bundle });
  const bundleModule = { exports: {} };
  run(bundleModule.exports, requireWithCore, bundleModule);
  return functions;
}

/** Stands in for Azure's functions host: serves functions with an HTTP trigger and without path parameters. */
export function functionsHost(apiFolder: string): RequestListener {
  const functions = loadFunctions(require.resolve(apiFolder));
  return respondWith(async (request) => {
    const { method = '', url = '' } = request;
    const path = url.replace(/\/?([?#].*)?$/, '').toLowerCase();
    const requested = functions.find((each) => each.path === path && each.methods.includes(method));
    if (!requested) return new Response(null, { status: 404 });
    // In Node, only the header Set-Cookie is an array, and requests do not have it.
    const headers = request.headers as Record<string, string>;
    const httpRequest = new HttpRequest({
      method,
      url: `http://${headers.host}${url}`,
      headers,
      // Azure's host passes no body on if the request has no Content-Length.
      body: Number(headers['content-length']) > 0 ? { bytes: await buffer(request) } : undefined,
    });
    const context = new InvocationContext({
      invocationId: randomUUID(),
      functionName: requested.name,
      logHandler: (_, ...args) => console.log(`[function] ${format(...args)}`),
    });
    return new HttpResponse(await requested.handler(httpRequest, context));
  });
}
