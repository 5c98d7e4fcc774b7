import type { Enquiry } from '../src/enquiry';
import { createMailer } from '../src/mail/mailer';
import { composeMail } from '../src/mail/message';
import { PAYLOAD } from './requests';
import { startSmtpInbox } from './smtpInbox';
import { WORDS } from './words';

/** Mails an enquiry from `web@domain` to `office@domain` by a real mail server. The returned `text` has no indentation. */
export async function mailEnquiry(
  changes: Partial<Enquiry> = {},
  { botCheck, domain = 'bobbin.example' }: { botCheck?: string; domain?: string } = {},
) {
  const { port, mails, close } = await startSmtpInbox();
  const mailer = createMailer({ host: '127.0.0.1', port, secure: false, requireTLS: false });
  const settings = { mailFrom: `web@${domain}`, enquiryTo: `office@${domain}` };
  const enquiry = { ...PAYLOAD, ...changes };
  const mail = composeMail(enquiry, { mailId: 'id-1', botCheck }, settings, WORDS);
  await mailer.send(mail).finally(close);
  const [received] = mails;
  if (!received) throw new Error('No mail has arrived.');
  const [headers = ''] = received.raw.split('\r\n\r\n');
  const text = received.parsed.text?.replaceAll('\r\n', '\n').replace(/^ {4}/gm, '');
  return { ...received, headers, text };
}
