import { domainToASCII } from 'node:url';
import { escapeAttribute, escapeText } from 'entities';
import type { SendMailOptions } from 'nodemailer/lib/mailer';
import { isMailable } from '../emailAddress';
import { FIELDS, type Enquiry } from '../enquiry';
import type { Settings, SiteWords } from '../settings';

const toHeaderName = (name: string): string =>
  name
    // Characters that are invisible or change the reading direction can make a name look like another one.
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ') // Line breaks and other control characters.
    // The space keeps mail programs from decoding `=?…?=` (RFC 2047), which can contain line breaks.
    .replaceAll('=?', '= ?')
    .trim();

/** Indents each line of a value, after any Unicode line break: only labels start at the margin, so no value can imitate one. */
const indent = (value: string): string =>
  value
    .split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
    .map((line) => `    ${line}`)
    .join('\n');

/** Composes the mail. Recipient, sender's address and subject come from settings and `content/`, never from the request. */
export function composeMail(
  enquiry: Enquiry,
  { mailId, botCheck }: { mailId: string; botCheck?: string },
  { mailFrom, enquiryTo }: Pick<Settings, 'mailFrom' | 'enquiryTo'>,
  { name: agency, language, labels, mail: mailWords }: SiteWords,
): SendMailOptions {
  const name = toHeaderName(enquiry.name);
  // Fills both placeholders in one pass, so that `{agency}` in a visitor's name stays.
  const valueFor = (placeholder: string) => (placeholder === '{name}' ? name : agency);
  const email = enquiry.email.trim();
  const textBlocks = FIELDS.map((field) => `${labels[field]}:\n${indent(enquiry[field])}`);
  const htmlBlocks = FIELDS.map(
    (field) =>
      `<p><b>${escapeText(labels[field])}</b></p>` +
      `<div style="white-space:pre-wrap;margin-left:2em">${escapeText(enquiry[field])}</div>`,
  );
  const [, domain = ''] = mailFrom.split('@');
  return {
    // Names and addresses are objects, because nodemailer could find two addresses in a string.
    from: { name: mailWords.from.replace(/\{(name|agency)\}/g, valueFor), address: mailFrom },
    to: { name: agency, address: enquiryTo },
    // A server without SMTPUTF8 refuses a mail with an address that isn't mailable. Staff find that address in the body.
    ...(isMailable(email) && { replyTo: { name, address: email } }),
    subject: mailWords.subject,
    // Repeats of an enquiry have the same ID, so mail programs show only one. domainToASCII returns '' for a malformed domain.
    messageId: `<${mailId}@${domainToASCII(domain) || domain}>`,
    headers: {
      'Auto-Submitted': 'auto-generated', // Keeps absence notes from answering (RFC 3834).
      // Gmail would otherwise put all enquiries into one conversation, because they have the same subject.
      'X-Entity-Ref-ID': mailId,
      ...(botCheck && { 'X-Bot-Check': botCheck }), // Such as `passed 0.9`.
    },
    text: `${textBlocks.join('\n\n')}\n`,
    html:
      `<!doctype html><html lang="${escapeAttribute(language)}"><head><meta charset="utf-8"></head>` +
      `<body style="font-family:sans-serif">${htmlBlocks.join('')}</body></html>`,
  };
}
