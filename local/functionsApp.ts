import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';

/** The parts of `@azure/functions-core`, the worker's side of the library, that functions with an HTTP trigger use. */
type TypedData = { string?: string; bytes?: Uint8Array; json?: string; http?: RpcHttp };
type RpcHttp = { statusCode?: string; headers?: Record<string, string>; body?: TypedData };
type Callback = (...inputs: unknown[]) => unknown;
type Binding = { type?: string; route?: string; methods?: string[]; direction?: string };
type Metadata = { name: string; bindings: Record<string, Binding> };
type Log = (level: string, category: string, message: string) => void;
type InvocationModel = {
  getArguments(): Promise<{ context: unknown; inputs: unknown[] }>;
  invokeFunction(context: unknown, inputs: unknown[], handler: Callback): Promise<unknown>;
  getResponse(context: unknown, result: unknown): Promise<{ returnValue?: TypedData | null }>;
};
type ProgrammingModel = { getInvocationModel(context: unknown): InvocationModel };

/** A request as the host hands it over: whole, with header names in small letters. */
export type FunctionRequest = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: Buffer;
};
/** What a function answered. */
export type FunctionAnswer = { status: number; headers: Record<string, string>; body: Buffer };
/** One function, ready to be called. */
export type HttpFunction = {
  name: string;
  path: string;
  methods: string[];
  invoke(request: FunctionRequest): Promise<FunctionAnswer>;
};

const log: Log = (level, category, message) => {
  if (category === 'user' || level === 'error') console.log(`[function] ${message}`);
};

const bytesOf = ({ bytes, string, json }: TypedData = {}): Buffer =>
  bytes ? Buffer.from(bytes) : Buffer.from(string ?? json ?? '');

/**
 * Loads the built bundle of the function app, and gives the genuine library in it the worker that it asks for under
 * the name `@azure/functions-core`. Everything a function sees (request, context, hooks, answers) is then the
 * library's own work.
 * @param apiFolder the folder with package.json (whose `main` is the bundle) and host.json
 * @throws whatever the bundle throws when it starts: Azure, too, would not serve any of its functions
 */
export function loadFunctions(apiFolder: string): HttpFunction[] {
  const json = (name: string): unknown => JSON.parse(readFileSync(join(apiFolder, name), 'utf8'));
  const main = join(apiFolder, (json('package.json') as { main: string }).main);
  const host = json('host.json') as { extensions?: { http?: { routePrefix?: string } } };
  const prefix = host.extensions?.http?.routePrefix ?? 'api';

  const registered: { metadata: Metadata; callback: Callback }[] = [];
  const hooks = new Map<string, ((context: object) => unknown)[]>();
  const models: ProgrammingModel[] = [];
  const appHookData = {};
  const runHooks = async (name: string, context: object) => {
    for (const hook of hooks.get(name) ?? []) await hook(context);
  };

  const core = {
    version: '1.0.0',
    hostVersion: '4.1045.200',
    log,
    setProgrammingModel: (model: ProgrammingModel) => models.push(model),
    registerFunction: (metadata: Metadata, callback: Callback) =>
      registered.push({ metadata, callback }),
    registerHook: (name: string, hook: (context: object) => unknown) => {
      hooks.set(name, [...(hooks.get(name) ?? []), hook]);
      return {
        dispose: () =>
          hooks.set(
            name,
            (hooks.get(name) ?? []).filter((h) => h !== hook),
          ),
      };
    },
  };

  const load = createRequire(main);
  const bundle = { exports: {} };
  const supply = (name: string): unknown => (name === '@azure/functions-core' ? core : load(name));
  compileFunction(
    readFileSync(main, 'utf8'),
    ['exports', 'require', 'module', '__filename', '__dirname'],
    { filename: main },
  ).call(bundle.exports, bundle.exports, supply, bundle, main, dirname(main));

  const invoker =
    (metadata: Metadata, callback: Callback) =>
    async (request: FunctionRequest): Promise<FunctionAnswer> => {
      const [trigger = ''] =
        Object.entries(metadata.bindings).find(([, { type }]) => type === 'httpTrigger') ?? [];
      const { body, ...rest } = request;
      const http = { ...rest, body: body.length > 0 ? { bytes: body } : undefined };
      const model = models[0]?.getInvocationModel({
        invocationId: randomUUID(),
        metadata,
        log,
        request: { inputData: [{ name: trigger, data: { http } }] },
      });
      if (!model) throw new Error('The bundle has registered functions without @azure/functions.');
      const { context, inputs } = await model.getArguments();
      const shared = { invocationContext: context, inputs, hookData: {}, appHookData };
      const before = { ...shared, functionCallback: callback };
      await runHooks('preInvocation', before);
      const after: typeof shared & { result?: unknown; error?: unknown } = { ...shared };
      try {
        after.result = await model.invokeFunction(context, before.inputs, before.functionCallback);
      } catch (error) {
        after.error = error;
      }
      await runHooks('postInvocation', after);
      if (after.error) throw after.error;
      const answer = (await model.getResponse(context, after.result)).returnValue?.http;
      if (!answer) return { status: 204, headers: {}, body: Buffer.alloc(0) };
      const { statusCode = '200', headers = {} } = answer;
      return { status: Number(statusCode), headers, body: bytesOf(answer.body) };
    };

  return registered.flatMap(({ metadata, callback }) =>
    Object.values(metadata.bindings)
      .filter(({ type }) => type === 'httpTrigger')
      .map(({ route = metadata.name, methods = [] }) => ({
        name: metadata.name,
        path: `/${[prefix, route].filter(Boolean).join('/')}`,
        methods: methods.map((method) => method.toUpperCase()),
        invoke: invoker(metadata, callback),
      })),
  );
}
