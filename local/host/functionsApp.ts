import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { format } from 'node:util';
import { compileFunction } from 'node:vm';
import {
  HttpRequest,
  HttpResponse,
  InvocationContext,
  type HttpHandler,
  type HttpRequestInit,
} from '@azure/functions';

/** The library's description of a function. */
type Metadata = {
  name: string;
  bindings: Record<string, { type?: string; route?: string; methods?: string[] }>;
};

/**
 * Loads the bundle of a function app. The library `@azure/functions` in the bundle requires `@azure/functions-core`, which
 * Azure's worker supplies. This is a stand-in for it that supports HTTP triggers and start hooks. Requests, contexts and
 * responses are the library's own.
 * @param apiFolder the folder with package.json, whose `main` is the bundle
 * @returns each function with its path in lower case; `invoke` throws what the function throws
 * @throws what the bundle throws while it loads
 */
export function loadFunctions(apiFolder: string) {
  const app = JSON.parse(readFileSync(join(apiFolder, 'package.json'), 'utf8')) as { main: string };
  const main = join(apiFolder, app.main);

  const registered: { metadata: Metadata; handler: HttpHandler }[] = [];
  const hooks: ((context: object) => unknown)[] = [];
  const core = {
    log: (level: string, _: string, text: string) => level === 'error' && console.error(text),
    setProgrammingModel: () => undefined,
    registerFunction: (metadata: Metadata, handler: HttpHandler) =>
      registered.push({ metadata, handler }),
    // Every hook of our functions is a start hook.
    registerHook: (_: string, hook: (typeof hooks)[number]) => hooks.push(hook),
  };
  const requireFromBundle = createRequire(main);
  // Azure's worker patches Node's `require` for everybody; this one is for the bundle alone.
  const supply = (name: string): unknown =>
    name === '@azure/functions-core' ? core : requireFromBundle(name);
  const bundleModule = { exports: {} };
  compileFunction(
    readFileSync(main, 'utf8'),
    ['exports', 'require', 'module', '__filename', '__dirname'],
    { filename: main },
  ).call(bundleModule.exports, bundleModule.exports, supply, bundleModule, main, dirname(main));

  // As on Azure, requests wait for the start hooks. If one fails, every request fails with its error.
  const started = Promise.all(hooks.map(async (hook) => hook({ hookData: {}, appHookData: {} })));
  started.catch(() => undefined);

  return registered.flatMap(({ metadata: { name, bindings }, handler }) =>
    Object.values(bindings)
      .filter(({ type }) => type === 'httpTrigger')
      .map(({ route = name, methods = [] }) => ({
        path: `/api/${route}`.toLowerCase(),
        methods,
        invoke: async (request: HttpRequestInit): Promise<HttpResponse> => {
          await started;
          const context = new InvocationContext({
            invocationId: randomUUID(),
            functionName: name,
            logHandler: (_, ...words) => console.log(`[function] ${format(...words)}`),
          });
          return new HttpResponse(await handler(new HttpRequest(request), context));
        },
      })),
  );
}
