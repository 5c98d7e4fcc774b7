import { randomUUID } from 'node:crypto';
import { FIELDS } from '../../api/src/enquiry';
import { findMails, waitForMail } from '../e2e/support/inbox';
import { content } from '../content';
import { byLabel, byText, expect, test } from './test';

const { errors, form } = content.contact;
const SUBMIT = byText('form//button', form.submit);

const readMessages = () =>
  [...document.querySelectorAll('form [aria-invalid="true"]')].map((field) =>
    document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent?.trim(),
  );
const readValues = () =>
  Array.from(document.querySelectorAll<HTMLInputElement>('[aria-required]'), ({ value }) => value);

test('an empty form shows a message for each field and focuses the first', async ({ site }) => {
  await site.open('/contact');
  await site.click(SUBMIT);
  await site.poll(readMessages).toEqual(FIELDS.map((name) => errors[name]));
  await site.poll(() => document.activeElement?.getAttribute('name')).toBe('name');
});

test('sending empties the fields, and one mail with all values arrives', async ({ site }) => {
  const message = `Enquiry ${randomUUID()}`;
  const phone = '020 7946 0000';
  const typed = { name: 'Zoe Weaver', email: 'zoe@client.example', phone, message };
  await site.open('/contact');
  for (const name of FIELDS) {
    await site.click(byLabel(form[name]));
    await site.type(typed[name]);
  }
  await site.click(SUBMIT);
  await site.poll(readValues).toEqual(FIELDS.map(() => ''));
  const mail = await waitForMail(message);
  expect(mail.envelope.to).toEqual([content.site.email]);
  for (const value of Object.values(typed)) expect(mail.text).toContain(value);
  expect(await findMails(message)).toHaveLength(1);
});
