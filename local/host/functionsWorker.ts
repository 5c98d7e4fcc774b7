import { randomUUID } from 'node:crypto';

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

const log: Log = (level, category, message) => {
  if (category === 'user' || level === 'error') console.log(`[function] ${message}`);
};

const bytesOf = ({ bytes, string, json }: TypedData = {}): Buffer =>
  bytes ? Buffer.from(bytes) : Buffer.from(string ?? json ?? '');

/**
 * The worker's side of `@azure/functions-core`, as far as functions with an HTTP trigger and hooks of the start use it.
 * @returns `core`, what the library gets under that name; `registered`, what it has told; `start`, which runs the hooks of
 * the app's start; `invoke`, which drives the library's own model around a function, and throws what the function throws
 */
export function functionsWorker() {
  const registered: { metadata: Metadata; callback: Callback }[] = [];
  const hooks: ((context: object) => unknown)[] = [];
  const models: ProgrammingModel[] = [];

  const core = {
    version: '1.0.0',
    hostVersion: '4.1045.200',
    log,
    setProgrammingModel: (model: ProgrammingModel) => models.push(model),
    registerFunction: (metadata: Metadata, callback: Callback) =>
      registered.push({ metadata, callback }),
    registerHook: (name: string, hook: (typeof hooks)[number]) => {
      if (name !== 'appStart') throw new Error(`The local host runs no hook ${name}.`);
      hooks.push(hook);
    },
  };

  async function start(): Promise<void> {
    const appHookData = {};
    for (const hook of hooks) await hook({ hookData: appHookData, appHookData });
  }

  async function invoke(
    { metadata, callback }: (typeof registered)[number],
    { body, ...request }: FunctionRequest,
  ): Promise<FunctionAnswer> {
    const [trigger = ''] =
      Object.entries(metadata.bindings).find(([, { type }]) => type === 'httpTrigger') ?? [];
    const http = { ...request, body: body.length > 0 ? { bytes: body } : undefined };
    const model = models[0]?.getInvocationModel({
      invocationId: randomUUID(),
      metadata,
      log,
      request: { inputData: [{ name: trigger, data: { http } }] },
    });
    if (!model) throw new Error('The bundle has registered functions without @azure/functions.');
    const { context, inputs } = await model.getArguments();
    const result = await model.invokeFunction(context, inputs, callback);
    const answer = (await model.getResponse(context, result)).returnValue?.http;
    if (!answer) return { status: 204, headers: {}, body: Buffer.alloc(0) };
    const { statusCode = '200', headers = {} } = answer;
    return { status: Number(statusCode), headers, body: bytesOf(answer.body) };
  }

  return { core, registered, start, invoke };
}
