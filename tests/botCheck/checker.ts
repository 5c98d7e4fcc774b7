import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';

/** The secret that the function must show. */
export const SECRET = 'test-secret';

/** What it says of a token of our form, as `serve.ts` serves it. */
const OURS = { success: true, action: 'enquiry', hostname: 'localhost' };
const REFUSAL = { success: false, 'error-codes': ['invalid-input-secret'] };

/** A checker in place of Google's. A token is the score that it gets; who shows another secret is refused. */
export const checker = (): Server =>
  createServer(async (request, response) => {
    const asked = new URLSearchParams(await text(request));
    const answer = { ...OURS, score: Number(asked.get('response')) };
    response.end(JSON.stringify(asked.get('secret') === SECRET ? answer : REFUSAL));
  });
