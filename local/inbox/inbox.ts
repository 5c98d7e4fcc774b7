import { createServer, type IncomingMessage, type Server } from 'node:http';
import { join } from 'node:path';
import type { SMTPServer } from 'smtp-server';
import { isOwnRequest } from '../isOwnRequest';
import { inboxMails, type InboxMail } from './inboxMails';
import { brandSheet } from '../../src/brand/brandSheet';
import { derivePalette } from '../../src/brand/derivePalette';
import { readBrand } from '../../src/content/read/readBrand';
import { inboxCss, inboxList, inboxMail } from './inboxPage';

type Answer = { status?: number; type?: string; location?: string; body?: string };

const html = (body: string): Answer => ({ type: 'text/html; charset=utf-8', body });
const FOREIGN: Answer = {
  status: 403,
  type: 'text/plain; charset=utf-8',
  body: 'Only the inbox itself may ask.\n',
};
const json = (value: unknown): Answer => ({
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
});

function answerTo({ method, url = '/' }: IncomingMessage, mails: InboxMail[]): Answer {
  const path = url.replace(/\?.*$/, '');
  const id = Number(/^\/(?:api\/)?mails\/(\d+)$/.exec(path)?.[1]);
  const mail = mails.find((each) => each.id === id);
  if (method === 'POST' && path === '/clear') {
    mails.length = 0;
    return { status: 303, location: '/' };
  }
  if (method === 'DELETE' && path === '/api/mails') {
    mails.length = 0;
    return { status: 204 };
  }
  if (method !== 'GET' && method !== 'HEAD') return { status: 405 };
  if (path === '/') return html(inboxList(mails));
  if (path === '/inbox.css') {
    const colours = brandSheet(derivePalette(readBrand(join(__dirname, '../..'))));
    return { type: 'text/css; charset=utf-8', body: inboxCss(colours) };
  }
  if (path === '/api/mails') return json(mails);
  if (mail) return path.startsWith('/api/') ? json(mail) : html(inboxMail(mail));
  return { status: 404, type: 'text/plain; charset=utf-8', body: 'There is no such mail here.\n' };
}

/**
 * An inbox for your own machine: a mail server that accepts everything, and a page that shows what has arrived.
 * `GET /api/mails` answers the mails as JSON, newest first; `DELETE /api/mails` removes them all.
 * @returns both servers, not yet listening
 */
export function inbox(): { smtp: SMTPServer; page: Server } {
  const { server: smtp, mails } = inboxMails();
  const page = createServer((request, response) => {
    request.resume();
    const {
      status = 200,
      type,
      location,
      body = '',
    } = isOwnRequest(request) ? answerTo(request, mails) : FOREIGN;
    response.writeHead(status, {
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      // The HTML part of a mail lives under this policy too: it may have its own styles, and nothing from elsewhere.
      'Content-Security-Policy':
        "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      ...(type && { 'Content-Type': type }),
      ...(location && { Location: location }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
  return { smtp, page };
}
