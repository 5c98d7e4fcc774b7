import { escapeUTF8 as escape } from 'entities';
import type { InboxMail } from './readInboxMail';

const page = (title: string, head: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/inbox.css">
${head}</head>
<body>
${body}
</body>
</html>
`;

const time = (iso: string): string =>
  `<time datetime="${escape(iso)}">${escape(iso.replace('T', ' ').replace(/\..*$/, ''))} UTC</time>`;

/** Returns the page with the list of mails. It reloads every 5 seconds. */
export function inboxList(mails: InboxMail[]): string {
  const rows = mails.map(
    ({ id, from, to, subject, received }) =>
      `<li><a href="/mails/${id}"><strong>${escape(subject || '(no subject)')}</strong>${time(received)}<span>${escape(from)} to ${escape(to)}</span></a></li>`,
  );
  const list =
    rows.length > 0
      ? `<ol>\n${rows.join('\n')}\n</ol>`
      : '<p class="none">No mail yet. Send an enquiry from the contact page, and it arrives here.</p>';
  const clear =
    rows.length > 0
      ? '<form method="post" action="/clear"><button type="submit">Delete all</button></form>'
      : '';
  return page(
    `Inbox (${mails.length})`,
    '<meta http-equiv="refresh" content="5">\n',
    `<header><h1>Inbox</h1>${clear}</header>\n<main>${list}</main>`,
  );
}

/** Returns the page of one mail. The frame with its HTML part is sandboxed. */
export function inboxMail(mail: InboxMail): string {
  const headers: [string, string][] = [
    ['From', mail.from],
    ['To', mail.to],
    ['Reply-To', mail.replyTo],
    ['Subject', mail.subject],
    ['Date', mail.date],
    ['Message-ID', mail.messageId],
  ];
  const html = mail.html
    ? `<h2>HTML part</h2><iframe title="The HTML part of the mail" sandbox="" srcdoc="${escape(mail.html)}"></iframe>`
    : '';
  return page(
    mail.subject || '(no subject)',
    '',
    `<header><h1>${escape(mail.subject || '(no subject)')}</h1><a href="/">All mails</a></header>
<main>
<dl>${headers.map(([name, value]) => `<dt>${name}</dt><dd>${escape(value)}</dd>`).join('')}</dl>
<h2>Text part</h2><pre>${escape(mail.text)}</pre>
${html}
<h2>Source</h2><details><summary>As received</summary><pre>${escape(mail.raw)}</pre></details>
</main>`,
  );
}
