import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server } from 'node:http';
import { join } from 'node:path';
import type { SMTPServer } from 'smtp-server';
import { sameOriginServer, textResponse } from '../sameOriginServer';
import { captureMails, type CapturedMail } from './captureMails';
import { readInboxMail } from './readInboxMail';
import { brandSheet } from '../../src/brand/brandSheet';
import { readBrand } from '../../src/content/read/readBrand';
import { inboxList, inboxMail } from './inboxPage';

/** The frame with a mail's HTML part inherits this policy, so the policy must allow inline styles. */
const CSP =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

async function answer(
  { method, url }: IncomingMessage,
  captured: CapturedMail[],
): Promise<Response> {
  const route = `${method} ${url}`;
  const mails = captured.map(readInboxMail).reverse();
  switch (route) {
    case 'POST /clear':
      captured.length = 0;
      return new Response(null, { status: 303, headers: { Location: '/' } });
    case 'GET /':
      return textResponse('text/html', inboxList(mails));
    case 'GET /inbox.css': {
      const colours = brandSheet(readBrand(join(__dirname, '../..')));
      return textResponse('text/css', colours + readFileSync(join(__dirname, 'inbox.css'), 'utf8'));
    }
    case 'GET /api/mails':
      return Response.json(mails);
  }
  const mail = mails.find(({ id }) => route === `GET /mails/${id}`);
  if (mail) return textResponse('text/html', inboxMail(mail));
  return textResponse('text/plain', 'This mail does not exist.\n', 404);
}

/**
 * Creates an inbox: a mail server that accepts every mail, and a web page that shows the mails. `GET /api/mails` answers
 * them as JSON, the newest first.
 * @returns both servers, not yet listening
 */
export function inbox(): { smtp: SMTPServer; page: Server } {
  const { server: smtp, mails } = captureMails();
  return { smtp, page: sameOriginServer('inbox', CSP, (request) => answer(request, mails)) };
}
