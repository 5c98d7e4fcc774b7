import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brandSheet } from '../../src/brand/brandSheet';
import { readBrand } from '../../src/content/read/contentFiles';
import { respondWith } from '../respondWith';
import { captureMails } from './captureMails';
import { listPage, mailPage } from './inboxPage';
import { readInboxMail } from './readInboxMail';

/** The frame with a mail's HTML part inherits this policy, so the policy must allow inline styles. */
const CSP =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

function textResponse(type: string, body: string, status = 200): Response {
  const headers = { 'Content-Type': `${type}; charset=utf-8`, 'Content-Security-Policy': CSP };
  return new Response(body, { status, headers });
}

/** Creates a mail server that accepts every mail, and a web server that shows them; `GET /api/mails` answers them as JSON. */
export function inbox() {
  const { server: mailServer, mails: captured } = captureMails();
  const answer = respondWith(async ({ headers, url }) => {
    // A website could point its own host name to this machine and read the mails.
    if (!['localhost', '127.0.0.1'].includes(new URL(`http://${headers.host}`).hostname))
      return textResponse('text/plain', 'Open the inbox at http://localhost.\n', 403);
    const mails = captured.map(readInboxMail).reverse();
    if (url === '/') return textResponse('text/html', listPage(mails));
    if (url === '/api/mails') return Response.json(mails);
    if (url === '/inbox.css') {
      const colours = brandSheet(readBrand(join(__dirname, '../..')));
      return textResponse('text/css', colours + readFileSync(join(__dirname, 'inbox.css'), 'utf8'));
    }
    const mail = mails.find(({ id }) => url === `/mails/${id}`);
    if (mail) return textResponse('text/html', mailPage(mail));
    return textResponse('text/plain', 'This mail does not exist.\n', 404);
  });
  return { mailServer, webServer: createServer(answer) };
}
