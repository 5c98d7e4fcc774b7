import type { Enquiry } from '../src/enquiry';
import { createMailer } from '../src/mail/mailer';
import { composeMail } from '../src/mail/message';
import { PAYLOAD } from './requests';
import type { startSmtpInbox } from './smtpInbox';
import { WORDS } from './words';

/**
 * Mails an enquiry from `web@domain` to `office@domain` through a real mail server.
 * @returns the received mail, its headers, and its text part without indentation
 */
export async function mailEnquiry(
  inbox: Awaited<ReturnType<typeof startSmtpInbox>>,
  changes: Partial<Enquiry> = {},
  { botCheck, domain = 'bobbin.example' }: { botCheck?: string; domain?: string } = {},
) {
  const server = { host: '127.0.0.1', port: inbox.port, secure: false, requireTLS: false };
  const settings = { mailFrom: `web@${domain}`, enquiryTo: `office@${domain}` };
  const ids = { mailId: 'id-1', botCheck };
  await createMailer(server).send(composeMail({ ...PAYLOAD, ...changes }, ids, settings, WORDS));
  const [received] = inbox.mails;
  if (!received) throw new Error('No mail has arrived.');
  const [headers = ''] = received.raw.split('\r\n\r\n');
  const text = received.parsed.text?.replaceAll('\r\n', '\n').replace(/^ {4}/gm, '');
  return { ...received, headers, text };
}
