import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { EMPTY_ENQUIRY, FIELDS, type Enquiry, type Field } from '../../../api/src/enquiry';
import { content } from '../../content';

/** Each has a reference of its own, and characters that must not be lost or interpreted on the way to the mail. */
export const newEnquiry = (): Enquiry => ({
  name: ' Zoë "Z" O’Neil ',
  email: 'zoe@client.example',
  phone: '+44 (0)20 7946-0000',
  message: `  Dear <b>weavers</b> & friends,\n\nreference ${randomUUID()} 🧵\n `,
});

/** Returns the part of a message by `newEnquiry` that no other mail contains. */
export const referenceOf = ({ message }: Enquiry) => /reference \S+/.exec(message)?.[0] ?? message;

export const field = (page: Page, name: Field) =>
  page.getByRole('textbox', { name: content.contact.form[name], exact: true });

export async function fillForm(page: Page, typed: Partial<Enquiry>): Promise<void> {
  for (const name of FIELDS)
    if (typed[name] !== undefined) await field(page, name).fill(typed[name]);
}

export async function readForm(page: Page): Promise<Enquiry> {
  const values = { ...EMPTY_ENQUIRY };
  for (const name of FIELDS) values[name] = await field(page, name).inputValue();
  return values;
}

export const submitButton = (page: Page) =>
  page.getByRole('button', { name: content.contact.form.submit, exact: true });

export async function submitForm(page: Page, typed: Partial<Enquiry>): Promise<void> {
  await fillForm(page, typed);
  await submitButton(page).click();
}
