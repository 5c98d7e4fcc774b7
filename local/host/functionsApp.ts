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

/** What the library says of a function. */
type Metadata = {
  name: string;
  bindings: Record<string, { type?: string; route?: string; methods?: string[] }>;
};

/**
 * Loads the built bundle of the function app, and gives the library in it what it asks for under the name
 * `@azure/functions-core`: the worker's side, as far as functions with an HTTP trigger and hooks of the start use it. What
 * a function sees (request, context, answer) is the library's own work.
 * @param apiFolder the folder with package.json, whose `main` is the bundle
 * @returns each function with its path in small letters; `invoke` throws what the function throws
 * @throws whatever the bundle throws when it starts: Azure, too, would not serve any of its functions
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
    // Ours are all of the app's start.
    registerHook: (_: string, hook: (typeof hooks)[number]) => hooks.push(hook),
  };
  const load = createRequire(main);
  // Azure's worker answers this name by changing Node's own loader. A loader of our own changes nothing for others.
  const supply = (name: string): unknown => (name === '@azure/functions-core' ? core : load(name));
  const bundle = { exports: {} };
  compileFunction(
    readFileSync(main, 'utf8'),
    ['exports', 'require', 'module', '__filename', '__dirname'],
    { filename: main },
  ).call(bundle.exports, bundle.exports, supply, bundle, main, dirname(main));

  // As on Azure, no request is answered before the hooks of the start have run; one that fails is told to each.
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
