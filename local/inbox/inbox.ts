import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { SMTPServer } from 'smtp-server';
import { isOwnRequest } from '../isOwnRequest';
import { inboxMails, type InboxMail } from './inboxMails';
import { brandSheet } from '../../src/brand/brandSheet';
import { readBrand } from '../../src/content/read/readBrand';
import { inboxList, inboxMail } from './inboxPage';

const HEADERS = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  // The HTML part of a mail lives under this policy too: it may have its own styles, and nothing from elsewhere.
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
};

function answer(request: IncomingMessage, response: ServerResponse, mails: InboxMail[]): unknown {
  const send = (type: string, body: string, status = 200) =>
    response.writeHead(status, { ...HEADERS, 'Content-Type': `${type}; charset=utf-8` }).end(body);
  if (!isOwnRequest(request)) return send('text/plain', 'Only the inbox itself may ask.\n', 403);
  const { method, url } = request;
  if (method === 'POST' && url === '/clear') {
    mails.length = 0;
    return response.writeHead(303, { Location: '/' }).end();
  }
  if (method !== 'GET') return response.writeHead(405).end();
  if (url === '/') return send('text/html', inboxList(mails));
  if (url === '/inbox.css') {
    const colours = brandSheet(readBrand(join(__dirname, '../..')));
    return send('text/css', colours + readFileSync(join(__dirname, 'inbox.css'), 'utf8'));
  }
  if (url === '/api/mails') return send('application/json', JSON.stringify(mails));
  const mail = mails.find(({ id }) => url === `/mails/${id}`);
  if (mail) return send('text/html', inboxMail(mail));
  return send('text/plain', 'There is no such mail here.\n', 404);
}

/**
 * An inbox for your own machine: a mail server that accepts everything, and a page that shows what has arrived.
 * `GET /api/mails` answers the mails as JSON, newest first.
 * @returns both servers, not yet listening
 */
export function inbox(): { smtp: SMTPServer; page: Server } {
  const { server: smtp, mails } = inboxMails();
  const page = createServer((request, response) => {
    request.resume();
    answer(request, response, mails);
  });
  return { smtp, page };
}
