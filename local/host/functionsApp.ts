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

/** One function, ready to be called. */
export type HttpFunction = {
  /** In small letters. */
  path: string;
  methods: string[];
  /** @throws what the function throws */
  invoke(request: HttpRequestInit): Promise<HttpResponse>;
};

type Metadata = {
  name: string;
  bindings: Record<string, { type?: string; route?: string; methods?: string[] }>;
};
type StartHook = (context: object) => unknown;

const log = (level: string, category: string, message: string) => {
  if (category === 'user' || level === 'error') console.log(`[function] ${message}`);
};

/**
 * Loads the built bundle of the function app, and gives the library in it what it asks for under the name
 * `@azure/functions-core`: the worker's side, as far as functions with an HTTP trigger and hooks of the start use it. What
 * a function sees (request, context, answer) is the library's own work.
 * @param apiFolder the folder with package.json, whose `main` is the bundle
 * @throws whatever the bundle throws when it starts: Azure, too, would not serve any of its functions
 */
export function loadFunctions(apiFolder: string): HttpFunction[] {
  const app = JSON.parse(readFileSync(join(apiFolder, 'package.json'), 'utf8')) as { main: string };
  const main = join(apiFolder, app.main);

  const registered: { metadata: Metadata; handler: HttpHandler }[] = [];
  const hooks: StartHook[] = [];
  const core = {
    log,
    setProgrammingModel: () => undefined,
    registerFunction: (metadata: Metadata, handler: HttpHandler) =>
      registered.push({ metadata, handler }),
    registerHook: (name: string, hook: StartHook) => {
      if (name !== 'appStart') throw new Error(`The local host runs no hook ${name}.`);
      hooks.push(hook);
    },
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

  const start = async () => {
    const appHookData = {};
    for (const hook of hooks) await hook({ hookData: appHookData, appHookData });
  };
  // As on Azure, no request is answered before the hooks of the start have run; one that fails is told to each.
  const started = start();
  started.catch(() => undefined);

  return registered.flatMap(({ metadata: { name, bindings }, handler }) =>
    Object.values(bindings)
      .filter(({ type }) => type === 'httpTrigger')
      .map(({ route = name, methods = [] }) => ({
        path: `/api/${route}`.toLowerCase(),
        methods,
        invoke: async (request) => {
          await started;
          const context = new InvocationContext({
            invocationId: randomUUID(),
            functionName: name,
            logHandler: (level, ...words) => log(level, 'user', format(...words)),
          });
          return new HttpResponse(await handler(new HttpRequest(request), context));
        },
      })),
  );
}
