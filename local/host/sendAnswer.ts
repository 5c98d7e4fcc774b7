import type { IncomingMessage, ServerResponse } from 'node:http';
import { encoded, type Encoding, type SiteFile } from './siteFiles';

/** What the site answers: a status with headers, and a file where there is one. */
export type Answer = { status: number; headers: Record<string, string>; file?: SiteFile };

/** Sends an answer: compressed as the browser asks for, without a body for HEAD, and a 304 for what it already has. */
export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
): Promise<void> {
  const { file, status } = answer;
  if (!file) {
    response.writeHead(status, answer.headers).end();
    return;
  }
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = (['br', 'gzip'] satisfies Encoding[]).find((name) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(accepted),
  );
  const compressed = encoding && (await encoded(file, encoding));
  const etag = compressed ? `"${file.etag}-${encoding}"` : `"${file.etag}"`;
  const headers = { ...answer.headers, ETag: etag, Vary: 'Accept-Encoding' };
  const known = String(request.headers['if-none-match'] ?? '').split(/\s*,\s*/);
  if (status === 200 && (known.includes(etag) || known.includes(`W/${etag}`))) {
    response.writeHead(304, headers).end();
    return;
  }
  const body = compressed ?? file.body;
  response.writeHead(status, {
    ...headers,
    'Content-Type': file.type,
    'Content-Length': body.length,
    ...(compressed && encoding ? { 'Content-Encoding': encoding } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
