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

/** Description of a function, as `@azure/functions` registers it. */
type Metadata = {
  name: string;
  bindings: Record<string, { type?: string; route?: string; methods?: string[] }>;
};

/**
 * Loads the bundle of a function app, as Azure's worker does. `@azure/functions` in the bundle requires
 * `@azure/functions-core`, a module that only Azure's worker has. The bundle gets a stand-in for that module, which supports
 * HTTP triggers and start hooks.
 * @param apiFolder the folder with package.json, whose `main` is the bundle
 * @returns each function with its path in lower case; `invoke` rejects with the error that the function throws
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
