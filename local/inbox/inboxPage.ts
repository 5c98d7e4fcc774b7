import { escapeUTF8 as escape } from 'entities';
import type { InboxMail } from './readInboxMail';

/** @param title text with HTML escapes @param head HTML to add to the head */
const page = (title: string, head: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/inbox.css">
${head}</head>
<body>
${body}
</body>
</html>
`;

const time = (iso: string): string =>
  `<time datetime="${iso}">${iso.slice(0, 19).replace('T', ' ')} UTC</time>`;

const subjectOf = ({ subject }: InboxMail): string => escape(subject || '(no subject)');

export function listPage(mails: InboxMail[]): string {
  const rows = mails.map(
    (mail) =>
      `<li><a href="/mails/${mail.id}"><strong>${subjectOf(mail)}</strong>${time(mail.received)}<span>${escape(mail.from)} to ${escape(mail.to)}</span></a></li>\n`,
  );
  const empty =
    '<p class="empty-inbox">No mail yet. Send an enquiry from the contact page, and it arrives here.</p>';
  const list = rows.length > 0 ? `<ol>\n${rows.join('')}</ol>` : empty;
  return page(
    `Inbox (${rows.length})`,
    '<meta http-equiv="refresh" content="5">\n',
    `<header><h1>Inbox</h1></header>\n<main>${list}</main>`,
  );
}

export function mailPage(mail: InboxMail): string {
  const headers = {
    From: mail.from,
    To: mail.to,
    'Reply-To': mail.replyTo,
    Subject: mail.subject,
    Date: mail.date,
    'Message-ID': mail.messageId,
  };
  const row = ([name, value = '']: [string, string?]) =>
    `<dt>${name}</dt><dd>${escape(value)}</dd>`;
  const html = mail.html
    ? `<h2>HTML part</h2><iframe title="The HTML part of the mail" sandbox="" srcdoc="${escape(mail.html)}"></iframe>`
    : '';
  return page(
    subjectOf(mail),
    '',
    `<header><h1>${subjectOf(mail)}</h1><a href="/">All mails</a></header>
<main>
<dl>${Object.entries(headers).map(row).join('')}</dl>
<h2>Text part</h2><pre>${escape(mail.text)}</pre>
${html}
<h2>Source</h2><details><summary>As received</summary><pre>${escape(mail.raw)}</pre></details>
</main>`,
  );
}
