import { randomUUID } from 'node:crypto';
import { FIELDS } from '../../shared/enquiry';
import { findMails, waitForMail } from '../e2e/support/inbox';
import { content } from '../content';
import { byLabel, byText, expect, test } from './test';

const { errors, form } = content.contact;
const SUBMIT = byText('form//button', form.submit);

type Control = HTMLInputElement | HTMLTextAreaElement;
const readMessages = () =>
  [...document.querySelectorAll('form [aria-invalid="true"]')].map((input) =>
    document
      .getElementById(input.getAttribute('aria-describedby') ?? '')
      ?.textContent?.trim(),
  );
const readValues = () =>
  [...document.querySelectorAll<Control>('[aria-required]')].map(
    ({ value }) => value,
  );

test('an empty form shows an error per field and focuses the first field', async ({
  site,
}) => {
  await site.open('/contact');
  await site.click(SUBMIT);
  await site.poll(readMessages).toEqual(FIELDS.map((field) => errors[field]));
  await site
    .poll(() => document.activeElement?.getAttribute('name'))
    .toBe('name');
});

test('sending empties the fields and mails all values once to the agency', async ({
  site,
}) => {
  const message = `Enquiry ${randomUUID()}`;
  const typed = {
    name: 'Zoe Webb',
    email: 'zoe@client.example',
    phone: '020 7946 0000',
    message,
  };

  await site.open('/contact');

  for (const field of FIELDS) {
    await site.click(byLabel(form[field]));
    await site.type(typed[field]);
  }

  await site.click(SUBMIT);
  await site.poll(readValues).toEqual(FIELDS.map(() => ''));
  const mail = await waitForMail(message);

  expect(mail.envelope.to).toEqual([content.site.email]);
  for (const value of Object.values(typed)) expect(mail.text).toContain(value);
  // No second mail has followed.
  expect(await findMails(message)).toHaveLength(1);
});
