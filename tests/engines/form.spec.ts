import { randomUUID } from 'node:crypto';
import { FIELDS } from '../../api/src/enquiry';
import { findMails, waitForMail } from '../e2e/support/inbox';
import { content } from '../content';
import { called, expect, field, test } from './test';

const { errors, form } = content.contact;
const SUBMIT = called('form//button', form.submit);

/** What the fields say of themselves: the text that each names as its description. */
const descriptions = () =>
  [...document.querySelectorAll('form [aria-invalid="true"]')].map((each) =>
    document.getElementById(each.getAttribute('aria-describedby') ?? '')?.textContent?.trim(),
  );
const values = () =>
  [...document.querySelectorAll<HTMLInputElement>('form [aria-required]')].map(
    ({ value }) => value,
  );

test('an empty form shows a sentence for each field and leads to the first', async ({ site }) => {
  await site.open('/contact');
  await site.click(SUBMIT);
  await expect.poll(() => site.read(descriptions)).toEqual(FIELDS.map((name) => errors[name]));
  await expect
    .poll(() => site.read(() => document.activeElement?.getAttribute('name')))
    .toBe('name');
});

test('an enquiry is thanked for, leaves the fields empty and arrives by mail', async ({ site }) => {
  const text = `Thread ${randomUUID()}`;
  const typed = ['Zoe Weaver', 'zoe@client.example', '020 7946 0000', text];
  await site.open('/contact');
  for (const [index, name] of [form.name, form.email, form.phone, form.message].entries()) {
    await site.click(field(name));
    await site.type(typed[index] ?? '');
  }
  await site.click(SUBMIT);
  await expect.poll(() => site.read(values)).toEqual(['', '', '', '']);
  const mail = await waitForMail(text);
  expect(mail.envelope.to).toEqual([content.site.email]);
  for (const each of typed) expect(mail.text).toContain(each);
  expect(await findMails(text)).toHaveLength(1);
});
