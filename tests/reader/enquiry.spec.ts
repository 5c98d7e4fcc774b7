// Orca is a screen reader. In its browse mode, letters are commands: `e` jumps
// to the next text field. Tab leaves this mode. Four Tabs lead from the first
// field to Submit.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { FIELDS } from '../../shared/enquiry';
import { listen } from '../../local/ports';
import { createSiteHost } from '../../local/host/siteHost';
import { content, label } from '../content';
import { ALSO_IN_CHROMIUM, ALSO_IN_SECOND_AGENCY } from './tags';
import { test, type Reader } from './test';

const { contact, site } = content;
const { apology, errors, form, thanks } = contact;

test(
  'errors of fields are announced only after Submit',
  ALSO_IN_CHROMIUM,
  async ({ reader }) => {
    await reader.open('/contact');
    await reader.press('e');
    await reader.hears(form.name, 'required');
    reader.hasNotHeard('invalid');
    await reader.press('Tab', 'Tab', 'Tab', 'Tab', 'Return');
    await reader.hears(form.name, 'required', 'invalid entry', errors.name);

    for (const field of FIELDS.slice(1)) {
      await reader.press('Tab');
      await reader.hears(
        form[field],
        'required',
        'invalid entry',
        errors[field],
      );
    }
  },
);

async function fillInAndSend(reader: Reader): Promise<void> {
  // `shift+Tab` and `Tab` leave browse mode and return to the first field.
  await reader.press('e', 'shift+Tab', 'Tab');

  // The function mails the same text only once, so each run types another
  // message.
  for (const typed of [
    'Zoe Weaver',
    'zoe@client.example',
    '020 7946 0000',
    randomUUID(),
  ]) {
    await reader.type(typed);
    await reader.press('Tab');
  }

  await reader.hears(form.submit, 'button');
  await reader.press('Return');
}

test('sending and thanks are announced, Dismiss has the focus, and focuses Submit', async ({
  reader,
}) => {
  await reader.open('/contact');
  await fillInAndSend(reader);
  await reader.hears(label('sending'), thanks.heading, thanks.text);
  // Leaves the button Dismiss and comes back.
  await reader.press('shift+Tab', 'Tab');
  await reader.hears(label('dismiss'), 'button');
  await reader.press('Return');
  await reader.hears(form.submit, 'button');
});

test('a failure to send is announced with the agency’s email address', async ({
  reader,
}) => {
  const publicFolder = join(__dirname, '../../public');
  const failingHost = createSiteHost(publicFolder, (_, response) =>
    response.writeHead(502).end(),
  ); // The function fails.

  await reader.open('/contact', {
    origin: `http://localhost:${await listen(failingHost)}`,
  });
  await fillInAndSend(reader);
  // Expects single words, because Orca says other words before and after the
  // address, which is a link.
  await reader.hears(
    apology.heading,
    ...apology.text.replace('{email}', site.email).split(' '),
  );
  failingHost.close();
});

test(
  'without scripts, errors are announced',
  ALSO_IN_SECOND_AGENCY,
  async ({ reader }) => {
    await reader.open('/contact', { scripts: false });
    await reader.press('e', 'Tab', 'Tab', 'Tab', 'Tab');
    await reader.hears(form.submit, 'button');
    await reader.press('Return');
    await reader.hears(
      'main content',
      form.name,
      'required',
      'invalid entry',
      errors.name,
    );
    await reader.press('Tab');
    await reader.hears(form.email, 'required', 'invalid entry', errors.email);
  },
);
