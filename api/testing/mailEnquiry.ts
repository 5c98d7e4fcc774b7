import type { Enquiry } from '../../shared/enquiry';
import { PAYLOAD } from '../../testing/requests';
import { startSmtpInbox } from '../../testing/smtpInbox';
import { WORDS } from '../../testing/words';
import { composeMail } from '../src/mail/composeMail';
import { createMailer } from '../src/mail/createMailer';
import type { SiteWords } from '../src/settings/siteWords';

interface Options {
  botCheckResult?: string;

  /** Domain of the sender's and the recipient's address. */
  domain?: string;
  words?: Partial<SiteWords>;
}

/** Sends a mail to a new inbox, and returns it as it arrives. */
async function sendToInbox(mail: ReturnType<typeof composeMail>) {
  const { port, mails, close } = await startSmtpInbox();
  const mailer = createMailer({
    host: '127.0.0.1',
    port,
    secure: false,
    requireTLS: false,
  });

  await mailer.send(mail).finally(close);

  const [received] = mails;

  if (!received) throw new Error('No mail has arrived.');

  return received;
}

/**
 * Mails an enquiry from `web@domain` to `office@domain`. Returns the received
 * mail, its source down to the first empty line as `headers`, and its text
 * without indents.
 */
export async function mailEnquiry(
  changes: Partial<Enquiry> = {},
  { botCheckResult, domain = 'bobbin.example', words }: Options = {},
) {
  const received = await sendToInbox(
    composeMail(
      { ...PAYLOAD, ...changes },
      { mailId: 'id-1', botCheck: botCheckResult },
      { mailFrom: `web@${domain}`, enquiryTo: `office@${domain}` },
      { ...WORDS, ...words },
    ),
  );

  const [headers = ''] = received.raw.split('\r\n\r\n');
  const text = received.parsed.text?.replaceAll('\r\n', '\n');
  const unindented = text?.replace(/^ {4}/gm, '');

  return { ...received, headers, unindented };
}
