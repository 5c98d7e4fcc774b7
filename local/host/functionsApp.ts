import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import { functionsWorker, type FunctionAnswer, type FunctionRequest } from './functionsWorker';

/** One function, ready to be called. */
export type HttpFunction = {
  path: string;
  methods: string[];
  invoke(request: FunctionRequest): Promise<FunctionAnswer>;
};

/**
 * Loads the built bundle of the function app, and gives the genuine library in it the worker that it asks for under
 * the name `@azure/functions-core`. Everything a function sees (request, context, answers) is then the
 * library's own work.
 * @param apiFolder the folder with package.json (whose `main` is the bundle) and host.json
 * @throws whatever the bundle throws when it starts: Azure, too, would not serve any of its functions
 */
export function loadFunctions(apiFolder: string): HttpFunction[] {
  const json = (name: string): unknown => JSON.parse(readFileSync(join(apiFolder, name), 'utf8'));
  const main = join(apiFolder, (json('package.json') as { main: string }).main);
  const host = json('host.json') as { extensions?: { http?: { routePrefix?: string } } };
  const prefix = host.extensions?.http?.routePrefix ?? 'api';

  const { core, registered, start, invoke } = functionsWorker();
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
  const started = start();
  started.catch(() => undefined);

  return registered.flatMap((given) =>
    Object.values(given.metadata.bindings)
      .filter(({ type }) => type === 'httpTrigger')
      .map(({ route = given.metadata.name, methods = [] }) => ({
        path: `/${[prefix, route].filter(Boolean).join('/')}`,
        methods: methods.map((method) => method.toUpperCase()),
        invoke: async (request) => {
          await started;
          return invoke(given, request);
        },
      })),
  );
}
