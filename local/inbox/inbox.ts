import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server } from 'node:http';
import { join } from 'node:path';
import type { SMTPServer } from 'smtp-server';
import { ownServer, textResponse } from '../ownServer';
import { captureMails, type CapturedMail } from './captureMails';
import { readInboxMail } from './readInboxMail';
import { brandSheet } from '../../src/brand/brandSheet';
import { readBrand } from '../../src/content/read/readBrand';
import { inboxList, inboxMail } from './inboxPage';

/** The HTML part of a mail lives under this policy too: it may have its own styles, and nothing from elsewhere. */
const POLICY =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

async function answer(
  { method, url }: IncomingMessage,
  captured: CapturedMail[],
): Promise<Response> {
  const asked = `${method} ${url}`;
  const mails = captured.map(readInboxMail).reverse();
  switch (asked) {
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
  const mail = mails.find(({ id }) => asked === `GET /mails/${id}`);
  if (mail) return textResponse('text/html', inboxMail(mail));
  return textResponse('text/plain', 'There is no such mail here.\n', 404);
}

/**
 * An inbox for your own machine: a mail server that accepts everything, and a page that shows what has arrived.
 * `GET /api/mails` answers the mails as JSON, newest first.
 * @returns both servers, not yet listening
 */
export function inbox(): { smtp: SMTPServer; page: Server } {
  const { server: smtp, mails } = captureMails();
  return { smtp, page: ownServer('inbox', POLICY, (request) => answer(request, mails)) };
}
