import type { Enquiry } from '../../shared/enquiry';
import type { SiteWords } from '../src/settings/siteWords';
import { createMailer } from '../src/mail/createMailer';
import { composeMail } from '../src/mail/composeMail';
import { PAYLOAD } from '../../testing/requests';
import { startSmtpInbox } from '../../testing/smtpInbox';
import { WORDS } from '../../testing/words';

interface Options {
  botCheckResult?: string;
  domain?: string;
  words?: Partial<SiteWords>;
}

/**
 * Mails an enquiry from `web@domain` to `office@domain`. Returns the received
 * mail, and its text without indents.
 */
export async function mailEnquiry(
  changes: Partial<Enquiry> = {},
  { botCheckResult, domain = 'bobbin.example', words }: Options = {},
) {
  const { port, mails, close } = await startSmtpInbox();
  const mailer = createMailer({
    host: '127.0.0.1',
    port,
    secure: false,
    requireTLS: false,
  });

  const settings = { mailFrom: `web@${domain}`, enquiryTo: `office@${domain}` };
  const siteWords = { ...WORDS, ...words };
  const enquiry = { ...PAYLOAD, ...changes };
  const ids = { mailId: 'id-1', botCheck: botCheckResult };

  await mailer
    .send(composeMail(enquiry, ids, settings, siteWords))
    .finally(close);

  const [received] = mails;

  if (!received) throw new Error('No mail has arrived.');
  const [headers = ''] = received.raw.split('\r\n\r\n');
  const unindented = received.parsed.text
    ?.replaceAll('\r\n', '\n')
    .replace(/^ {4}/gm, '');

  return { ...received, headers, unindented };
}
