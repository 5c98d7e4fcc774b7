import { randomUUID } from 'node:crypto';
import { FIELDS } from '../../api/src/enquiry';
import { findMails, waitForMail } from '../e2e/support/inbox';
import { content } from '../content';
import { byLabel, byText, expect, test } from './test';

const { errors, form } = content.contact;
const SUBMIT = byText('form//button', form.submit);

/** Runs in the page. @returns the message of each invalid field */
const readMessages = () =>
  [...document.querySelectorAll('form [aria-invalid="true"]')].map((each) =>
    document.getElementById(each.getAttribute('aria-describedby') ?? '')?.textContent?.trim(),
  );
/** Runs in the page. @returns the values of all fields */
const readValues = () =>
  [...document.querySelectorAll<HTMLInputElement>('form [aria-required]')].map(
    ({ value }) => value,
  );

test('Submit on an empty form shows a message for each field and focuses the first', async ({
  site,
}) => {
  await site.open('/contact');
  await site.click(SUBMIT);
  await expect.poll(() => site.read(readMessages)).toEqual(FIELDS.map((name) => errors[name]));
  await expect
    .poll(() => site.read(() => document.activeElement?.getAttribute('name')))
    .toBe('name');
});

test('a sent enquiry empties the fields and arrives by mail', async ({ site }) => {
  const text = `Thread ${randomUUID()}`;
  const typed = ['Zoe Weaver', 'zoe@client.example', '020 7946 0000', text];
  await site.open('/contact');
  for (const [index, name] of [form.name, form.email, form.phone, form.message].entries()) {
    await site.click(byLabel(name));
    await site.type(typed[index] ?? '');
  }
  await site.click(SUBMIT);
  await expect.poll(() => site.read(readValues)).toEqual(['', '', '', '']);
  const mail = await waitForMail(text);
  expect(mail.envelope.to).toEqual([content.site.email]);
  for (const each of typed) expect(mail.text).toContain(each);
  expect(await findMails(text)).toHaveLength(1);
});
