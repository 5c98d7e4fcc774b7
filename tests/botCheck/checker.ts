import { createServer, type Server } from 'node:http';

/** The secret that the function must show. */
export const SECRET = 'test-secret';

/** What it says of a token of our form, as `serve.ts` serves it. */
const OURS = { action: 'enquiry', hostname: 'localhost' };

/** What the checker does with a token: a number is the score that it gives. */
export const HANGS = 'hang';
export const TALKS_NONSENSE = 'nonsense';

/**
 * A checker in place of Google's. The token itself says what becomes of it, so that tests beside each other don't
 * disturb each other. Who shows another secret is refused.
 */
export const checker = (): Server =>
  createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      const asked = new URLSearchParams(body);
      const token = asked.get('response');
      if (token === HANGS) return;
      if (token === TALKS_NONSENSE) response.end('<html>');
      else if (asked.get('secret') !== SECRET)
        response.end('{"success":false,"error-codes":["invalid-input-secret"]}');
      else response.end(JSON.stringify({ ...OURS, success: true, score: Number(token) }));
    });
  });
