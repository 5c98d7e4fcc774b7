import { domainToASCII } from 'node:url';
import type { SendMailOptions } from 'nodemailer/lib/mailer';
import { isMailable, normalizeAddress } from '../../../shared/emailAddress';
import { FIELDS, type Enquiry } from '../../../shared/enquiry';
import type { Settings } from '../settings/readSettings';
import type { SiteWords } from '../settings/siteWords';
import { htmlBody, textBody } from './mailBodies';
import { toHeaderText } from './toHeaderText';

/**
 * Returns the sender's name. Fills both placeholders of the pattern in one
 * pass, so that `{agency}` in a visitor's name stays.
 */
function displayName(pattern: string, visitor: string, agency: string): string {
  const valueFor = (placeholder: string) =>
    placeholder === '{name}' ? visitor : agency;

  return toHeaderText(pattern.replace(/\{(name|agency)\}/g, valueFor));
}

/**
 * Returns the Message-ID. Repeats of an enquiry have the same one, so mail
 * programs show only one mail.
 */
function messageIdFor(mailId: string, mailFrom: string): string {
  const [, domain = ''] = mailFrom.split('@');

  // domainToASCII returns '' for a malformed domain, which then stays as it is.
  return `<${mailId}@${domainToASCII(domain) || domain}>`;
}

/**
 * Composes the mail. Recipient, sender's address and subject come from settings
 * and `content/`, never from the request.
 */
export function composeMail(
  enquiry: Enquiry,
  { mailId, botCheck }: { mailId: string; botCheck?: string },
  { mailFrom, enquiryTo }: Pick<Settings, 'mailFrom' | 'enquiryTo'>,
  { name: agencyName, language, labels, mail: mailWords }: SiteWords,
): SendMailOptions {
  const name = toHeaderText(enquiry.name);
  const agency = toHeaderText(agencyName);
  const email = normalizeAddress(enquiry.email);

  const entries = FIELDS.map((field) => ({
    label: labels[field],
    value: enquiry[field],
  }));

  // Senders and recipients are objects. In a string such as `Ada, eve@x.example
  // <ada@example.org>`, nodemailer would find two addresses.
  const from = {
    name: displayName(mailWords.from, name, agency),
    address: mailFrom,
  };
  const to = { name: agency, address: enquiryTo };
  const replyTo = { name, address: email };

  const headers = {
    // Keeps absence notes from answering (RFC 3834).
    'Auto-Submitted': 'auto-generated',
    // Gmail would otherwise put all enquiries into one conversation, because
    // they have the same subject.
    'X-Entity-Ref-ID': mailId,
    // The result of the bot check, such as `passed 0.9`.
    ...(botCheck && { 'X-Bot-Check': botCheck }),
  };

  return {
    from,
    to,
    // A server without SMTPUTF8 refuses a mail with an address that isn't
    // mailable. Staff find that address in the body.
    ...(isMailable(email) && { replyTo }),
    subject: toHeaderText(mailWords.subject),
    messageId: messageIdFor(mailId, mailFrom),
    headers,
    text: textBody(entries),
    html: htmlBody(entries, language),
  };
}
