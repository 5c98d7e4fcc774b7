import { request, type IncomingMessage, type ServerResponse } from 'node:http';

/** Azure Static Web Apps waits this long for a function, in milliseconds. */
const LONGEST = 45_000;

const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

const endToEnd = <Value>(headers: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)));

const clientOf = ({ socket: { remoteAddress = '127.0.0.1', remotePort } }: IncomingMessage) =>
  remoteAddress.includes(':')
    ? `[${remoteAddress}]:${remotePort}`
    : `${remoteAddress}:${remotePort}`;

/**
 * Passes a request on to the functions host as Azure does: the Host header is an internal one, the address that the
 * visitor asked for stands in `x-ms-original-url`, and their own address in `x-forwarded-for`.
 */
export function passToFunctions(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { path, port }: { path: string; port: number },
): void {
  const headers = endToEnd(incoming.headers);
  const forwarded = [headers['x-forwarded-for'], clientOf(incoming)].filter(Boolean).join(', ');
  const passed = request(
    {
      host: '127.0.0.1',
      port,
      path,
      method: incoming.method,
      timeout: LONGEST,
      headers: {
        ...headers,
        host: `functions.internal:${port}`,
        'x-ms-original-url': `http://${incoming.headers.host ?? 'localhost'}${incoming.url ?? ''}`,
        'x-forwarded-for': forwarded,
      },
    },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers));
      answer.pipe(outgoing);
      answer.on('error', () => outgoing.destroy());
    },
  );
  const fail = (status: number) => {
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(status).end();
  };
  passed.on('timeout', () => {
    fail(504);
    passed.destroy();
  });
  passed.on('error', () => fail(502));
  outgoing.on('close', () => passed.destroy());
  incoming.pipe(passed);
}
