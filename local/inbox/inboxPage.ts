import { escapeUTF8 as escape } from 'entities';
import type { InboxMail } from './inboxMails';

/** The look of the inbox, in both schemes. @param colours a style sheet with the brand's custom properties */
export const inboxCss = (colours: string): string => `
${colours}:root { color-scheme: light dark; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 1.0625rem/1.6 system-ui, sans-serif; }
header, main { max-width: 60rem; margin: 0 auto; padding: 1.5rem clamp(1.25rem, 4vw, 3rem); }
header { display: flex; flex-wrap: wrap; gap: 1rem; align-items: center; justify-content: space-between; border-bottom: 1px solid var(--line); }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.15; letter-spacing: -0.02em; overflow-wrap: anywhere; }
h2 { margin: 2rem 0 0.5rem; font-size: 1.1875rem; }
a { color: inherit; text-decoration-color: var(--accent); text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
button { min-height: 2.75rem; padding: 0 1.25rem; border: 1px solid var(--text); border-radius: 0.375rem; background: none; color: inherit; font: inherit; cursor: pointer; }
ol { list-style: none; margin: 0; padding: 0; }
li { border-bottom: 1px solid var(--line); }
li a { display: grid; gap: 0 1.5rem; grid-template-columns: 1fr auto; padding: 1rem 0; text-decoration: none; overflow-wrap: anywhere; }
li a:hover strong { text-decoration: underline; }
li span, time, dt, .none { color: var(--soft); }
li span { grid-column: 1 / -1; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1.5rem; margin: 1.5rem 0; overflow-wrap: anywhere; }
dd { margin: 0; }
pre, iframe { width: 100%; margin: 0; padding: 1.25rem; border: 1px solid var(--line); border-radius: 0.375rem; background: var(--raised); }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
iframe { height: 26rem; padding: 0; background: #fff; }
details pre { font: 0.875rem/1.5 ui-monospace, monospace; }
`;

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

/** The list of all mails, newest first. It looks for new ones by itself. */
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

/** One mail: its addresses, both of its parts, and its source. The HTML part can run nothing and load nothing. */
export function inboxMail(mail: InboxMail): string {
  const facts: [string, string][] = [
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
<dl>${facts.map(([name, value]) => `<dt>${name}</dt><dd>${escape(value)}</dd>`).join('')}</dl>
<h2>Text part</h2><pre>${escape(mail.text)}</pre>
${html}
<h2>Source</h2><details><summary>As it was received</summary><pre>${escape(mail.raw)}</pre></details>
</main>`,
  );
}
