import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { format } from 'node:util';
import { compileFunction } from 'node:vm';
import { HttpRequest, HttpResponse, InvocationContext } from '@azure/functions';
import type { HttpHandler, HttpTrigger } from '@azure/functions';
import { respondWith } from '../respondWith';

interface FunctionMetadata {
  name: string;
  bindings: Record<string, Partial<HttpTrigger>>;
}

interface LoadedFunction {
  path: string;
  methods: string[];
  handler: HttpHandler;
}

/**
 * Loads a function app as Azure's worker does, with a stand-in for
 * `@azure/functions-core`, which only that worker has.
 */
function loadFunctions(bundleFile: string): LoadedFunction[] {
  const functions: LoadedFunction[] = [];

  const coreModule = {
    setProgrammingModel: () => undefined, // @azure/functions calls it
    registerFunction(
      { name, bindings }: FunctionMetadata,
      handler: HttpHandler,
    ) {
      for (const binding of Object.values(bindings)) {
        const { type, route = name, methods = [] } = binding;
        const path = `/api/${route}`.toLowerCase();

        if (type === 'httpTrigger') functions.push({ path, methods, handler });
      }
    },

    // Our function app registers only synchronous appStart hooks, so each can
    // run at once.
    registerHook: (_hookName: string, hook: (context: object) => unknown) =>
      hook({}),
  };

  const requireFromBundle = createRequire(bundleFile);
  const requireWithCore = (moduleName: string): unknown =>
    moduleName === '@azure/functions-core'
      ? coreModule
      : requireFromBundle(moduleName);

  // Runs the bundle as Node runs a CommonJS module, but with this `require`.
  const code = readFileSync(bundleFile, 'utf8');
  const run = compileFunction(code, ['exports', 'require', 'module'], {
    filename: bundleFile,
  });

  run({}, requireWithCore, {});

  return functions;
}

/**
 * Returns a stand-in for Azure's functions host. It serves functions with an
 * HTTP trigger and without path parameters.
 */
export function createFunctionsHost(apiFolder: string): RequestListener {
  const functions = loadFunctions(require.resolve(apiFolder));

  return respondWith(async (request) => {
    const { method = '', url = '' } = request;

    // Without query and trailing slash.
    const path = url.replace(/\/?([?#].*)?$/, '').toLowerCase();
    const requested = functions.find(
      (candidate) =>
        candidate.path === path && candidate.methods.includes(method),
    );

    if (!requested) return new Response(null, { status: 404 });

    // Node's type allows arrays, because Set-Cookie is one. Requests have no
    // Set-Cookie.
    const headers = request.headers as Record<string, string>;

    // Azure's host drops the body of a request without Content-Length.
    const hasBody = Number(headers['content-length']) > 0;
    const body = hasBody ? { bytes: await buffer(request) } : undefined;

    const requestInit = {
      method,
      url: `http://${headers.host}${url}`,
      headers,
      body,
    };

    const context = new InvocationContext({
      logHandler: (_level, ...args) =>
        console.log(`[function] ${format(...args)}`),
    });

    const response = await requested.handler(
      new HttpRequest(requestInit),
      context,
    );

    return new HttpResponse(response);
  });
}
