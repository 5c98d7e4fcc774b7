import { domainToASCII } from 'node:url';
import { escapeAttribute, escapeText } from 'entities';
import type { SendMailOptions } from 'nodemailer/lib/mailer';
import { isMailable } from '../emailAddress';
import { FIELDS, type Enquiry } from '../enquiry';
import type { Settings } from '../settings';
import type { SiteWords } from '../siteWords';

// A mail program shows a name on one line, and decodes what looks encoded (RFC 2047), line ends included. Signs that are
// invisible or turn the reading direction could make it look like another's. The name as typed is in the text below.
const oneLine = (name: string): string =>
  name
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim();

/** Indents each line of a value: only a label starts at the margin, so no value can look like another field. */
const indented = (value: string): string =>
  value
    .split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
    .map((line) => `    ${line}`)
    .join('\n');

/**
 * Writes an enquiry as a mail. Recipient, sender and subject are those of the settings and of `content/`, never the
 * visitor's. Names and addresses are objects, which the mailer encodes: as strings they would be parsed, and could
 * become two.
 * @param id the same for a repeat of the same enquiry, so that mail programs show it once
 * @param botCheck what the bot check found, for the staff's filters; absent where nothing is checked
 */
export function composeMail(
  enquiry: Enquiry,
  { id, botCheck }: { id: string; botCheck?: string | undefined },
  { mailFrom, enquiryTo }: Pick<Settings, 'mailFrom' | 'enquiryTo'>,
  { name: agency, language, labels, mail }: SiteWords,
): SendMailOptions {
  const name = oneLine(enquiry.name);
  const filled = (placeholder: string) => (placeholder === '{name}' ? name : agency);
  const email = enquiry.email.trim();
  const blocks = FIELDS.map((field) => `${labels[field]}:\n${indented(enquiry[field])}`);
  const rows = FIELDS.map(
    (field) =>
      `<p><b>${escapeText(labels[field])}</b></p>` +
      `<div style="white-space:pre-wrap;margin-left:2em">${escapeText(enquiry[field])}</div>`,
  );
  const domain = mailFrom.slice(mailFrom.lastIndexOf('@') + 1);
  return {
    from: { name: mail.from.replace(/\{(name|agency)\}/g, filled), address: mailFrom },
    to: { name: agency, address: enquiryTo },
    // Any other address needs SMTPUTF8, which the next server on the way may lack. The text below has it.
    ...(isMailable(email) && { replyTo: { name, address: email } }),
    subject: mail.subject,
    messageId: `<${id}@${domainToASCII(domain) || domain}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Entity-Ref-ID': id,
      ...(botCheck && { 'X-Bot-Check': botCheck }),
    },
    text: `${blocks.join('\n\n')}\n`,
    html:
      `<!doctype html><html lang="${escapeAttribute(language)}"><head><meta charset="utf-8"></head>` +
      `<body style="font-family:sans-serif">${rows.join('')}</body></html>`,
  };
}
