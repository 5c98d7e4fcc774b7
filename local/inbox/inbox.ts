import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { join } from 'node:path';
import type { SMTPServer } from 'smtp-server';
import { isOwnRequest } from '../isOwnRequest';
import { inboxMails, type InboxMail } from './inboxMails';
import { brandSheet } from '../../src/brand/brandSheet';
import { readBrand } from '../../src/content/read/readBrand';
import { inboxList, inboxMail } from './inboxPage';

type Answer = { status: number; headers?: Record<string, string>; body?: string };

const given = (type: string, body: string, status = 200): Answer => ({
  status,
  headers: { 'Content-Type': `${type}; charset=utf-8` },
  body,
});

function answerTo({ method, url }: IncomingMessage, mails: InboxMail[]): Answer {
  if (method === 'POST' && url === '/clear') {
    mails.length = 0;
    return { status: 303, headers: { Location: '/' } };
  }
  if (method !== 'GET') return { status: 405 };
  if (url === '/') return given('text/html', inboxList(mails));
  if (url === '/inbox.css') {
    const colours = brandSheet(readBrand(join(__dirname, '../..')));
    return given('text/css', colours + readFileSync(join(__dirname, 'inbox.css'), 'utf8'));
  }
  if (url === '/api/mails') return given('application/json', JSON.stringify(mails));
  const mail = mails.find(({ id }) => url === `/mails/${id}`);
  if (mail) return given('text/html', inboxMail(mail));
  return given('text/plain', 'There is no such mail here.\n', 404);
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
    const { status, headers, body } = isOwnRequest(request)
      ? answerTo(request, mails)
      : given('text/plain', 'Only the inbox itself may ask.\n', 403);
    response.writeHead(status, {
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      // The HTML part of a mail lives under this policy too: it may have its own styles, and nothing from elsewhere.
      'Content-Security-Policy':
        "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      ...headers,
    });
    response.end(body);
  });
  return { smtp, page };
}
