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

type Metadata = {
  name: string;
  bindings: Record<string, { type?: string; route?: string; methods?: string[] }>;
};

/**
 * Loads the bundle of a function app, the `main` of its package.json, as Azure's worker does. The bundle requires
 * `@azure/functions-core`, a module that only that worker has, and gets a stand-in with HTTP triggers and start hooks.
 * @returns each function with its path in lower case
 * @throws the error that the bundle throws while it loads
 */
export function loadFunctions(apiFolder: string) {
  const packageFile = readFileSync(join(apiFolder, 'package.json'), 'utf8');
  const main = join(apiFolder, (JSON.parse(packageFile) as { main: string }).main);

  const registered: { metadata: Metadata; handler: HttpHandler }[] = [];
  const coreModule = {
    log: (level: string, _category: string, text: string) =>
      level === 'error' && console.error(text),
    setProgrammingModel: () => undefined,
    registerFunction: (metadata: Metadata, handler: HttpHandler) =>
      registered.push({ metadata, handler }),
    // Every hook of our functions is a start hook and not asynchronous, so it can run at once.
    registerHook: (_hookName: string, hook: (context: object) => unknown) =>
      hook({ hookData: {}, appHookData: {} }),
  };
  const requireFromBundle = createRequire(main);
  const requireWithCore = (name: string): unknown =>
    name === '@azure/functions-core' ? coreModule : requireFromBundle(name);
  // Runs the bundle as a CommonJS module with its own `require`.
  const bundleModule = { exports: {} };
  compileFunction(
    readFileSync(main, 'utf8'),
    ['exports', 'require', 'module', '__filename', '__dirname'],
    { filename: main },
  )(bundleModule.exports, requireWithCore, bundleModule, main, dirname(main));

  return registered.flatMap(({ metadata: { name, bindings }, handler }) =>
    Object.values(bindings)
      .filter(({ type }) => type === 'httpTrigger')
      .map(({ route = name, methods = [] }) => ({
        path: `/api/${route}`.toLowerCase(),
        methods,
        invoke: async (request: HttpRequestInit): Promise<HttpResponse> => {
          const context = new InvocationContext({
            invocationId: randomUUID(),
            functionName: name,
            logHandler: (_, ...args) => console.log(`[function] ${format(...args)}`),
          });
          return new HttpResponse(await handler(new HttpRequest(request), context));
        },
      })),
  );
}
