import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';

/** What is between two ends of a connection alone, and not between the visitor and the function. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade'];

const endToEnd = <Value>(headers: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name)));

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
      headers: {
        ...headers,
        host: `functions.internal:${port}`,
        'x-ms-original-url': `http://${incoming.headers.host ?? 'localhost'}${incoming.url ?? ''}`,
        'x-forwarded-for': forwarded,
      },
    },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers));
      pipeline(answer, outgoing, () => undefined);
    },
  );
  passed.on('error', () => {
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502).end();
  });
  outgoing.on('close', () => passed.destroy());
  incoming.pipe(passed);
}
