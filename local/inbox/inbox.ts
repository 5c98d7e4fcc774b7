import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { escapeUTF8 } from 'entities';
import { respondWith } from '../respondWith';
import { captureMails, toInboxMail, type InboxMail } from './captureMails';

/**
 * The frame with a mail's HTML part inherits this policy, so the policy must
 * allow the inline styles of mails.
 */
const CSP =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

interface Page {
  titleHtml: string;

  /** More elements of the head. */
  headHtml?: string;
  bodyHtml: string;
}

const pageHtml = ({
  titleHtml,
  headHtml = '',
  bodyHtml,
}: Page): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${titleHtml}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/inbox.css">
${headHtml}</head>
<body>
${bodyHtml}
</body>
</html>
`;

const subjectHtml = ({ subject }: InboxMail): string =>
  escapeUTF8(subject || '(no subject)');

function listItem(mail: InboxMail): string {
  // 2026-11-24 09:30:00 UTC
  const time = mail.received.replace('T', ' ').replace(/\.\d+Z$/, ' UTC');
  const timeHtml = `<time datetime="${mail.received}">${time}</time>`;
  const addresses = `${escapeUTF8(mail.from)} to ${escapeUTF8(mail.to)}`;

  return `<li><a href="/mails/${mail.id}"><strong>${subjectHtml(mail)}</strong>${timeHtml}<span>${addresses}</span></a></li>\n`;
}

function listPage(mails: InboxMail[]): string {
  const empty =
    '<p class="empty-inbox">No mail yet. Send an enquiry from the contact page, and it arrives here.</p>';
  const list =
    mails.length > 0 ? `<ol>\n${mails.map(listItem).join('')}</ol>` : empty;

  // Reloads the page every 5 s.
  const refreshTag = '<meta http-equiv="refresh" content="5">\n';

  return pageHtml({
    titleHtml: `Inbox (${mails.length})`,
    headHtml: refreshTag,
    bodyHtml: `<header><h1>Inbox</h1></header>\n<main>${list}</main>`,
  });
}

const field = (name: string, value = ''): string =>
  `<dt>${name}</dt><dd>${escapeUTF8(value)}</dd>`;

function mailPage(mail: InboxMail): string {
  const htmlPart = mail.html
    ? `<h2>HTML part</h2><iframe title="The HTML part of the mail" sandbox="" srcdoc="${escapeUTF8(mail.html)}"></iframe>`
    : '';
  const bodyHtml = `<header><h1>${subjectHtml(mail)}</h1><a href="/">All mails</a></header>
<main>
<dl>
${field('From', mail.from)}${field('To', mail.to)}${field('Reply-To', mail.replyTo)}
${field('Subject', mail.subject)}${field('Date', mail.date)}${field('Message-ID', mail.messageId)}
</dl>
<h2>Text part</h2><pre>${escapeUTF8(mail.text)}</pre>
${htmlPart}
<h2>Source</h2><details><summary>As received</summary><pre>${escapeUTF8(mail.raw)}</pre></details>
</main>`;

  return pageHtml({ titleHtml: subjectHtml(mail), bodyHtml });
}

function createResponse(type: string, body: string, status = 200): Response {
  const headers = {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Security-Policy': CSP,
  };

  return new Response(body, { status, headers });
}

const readStyleSheet = (): string =>
  readFileSync(join(__dirname, 'inbox.css'), 'utf8');

/**
 * Creates a mail server that accepts every mail, and a web server that shows
 * the mails. `/api/mails` has them as JSON.
 */
export function createInbox() {
  const { server: mailServer, mails: captured } = captureMails();

  const servePages = respondWith(async ({ headers, url }) => {
    const { hostname, port } = new URL(`http://${headers.host}`);

    // Without this check, a website could point its own host name to this
    // machine and read the mails.
    if (!['localhost', '127.0.0.1'].includes(hostname))
      return createResponse(
        'text/plain',
        `Open the inbox at http://localhost:${port}\n`,
        403,
      );

    const mails = captured
      .map((mail, index) => toInboxMail(mail, index + 1))
      .reverse(); // newest first

    if (url === '/') return createResponse('text/html', listPage(mails));
    if (url === '/api/mails') return Response.json(mails);
    if (url === '/inbox.css')
      return createResponse('text/css', readStyleSheet());

    const mail = mails.find(({ id }) => url === `/mails/${id}`);

    if (mail) return createResponse('text/html', mailPage(mail));

    return createResponse('text/plain', 'This page does not exist.\n', 404);
  });

  return { mailServer, webServer: createServer(servePages) };
}
