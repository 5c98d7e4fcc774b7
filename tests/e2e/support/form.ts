import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  EMPTY_ENQUIRY,
  FIELDS,
  type Enquiry,
  type Field,
} from '../../../api/src/enquiry';
import { content } from '../../content';

/**
 * Creates an enquiry with a unique reference, and with characters that must not
 * be lost or interpreted in the mail.
 */
export const newEnquiry = (): Enquiry => ({
  name: ' Zoë "Z" O’Neil ',
  email: 'zoe@client.example',
  phone: '+44 (0)20 7946-0000',
  message: `  Dear <b>weavers</b> & friends,\n\nreference ${randomUUID()} 🧵\n `,
});

/**
 * Returns words that only this enquiry's mail has: the reference by
 * `newEnquiry`, or else the whole message.
 */
export const referenceOf = ({ message }: Enquiry) =>
  /reference \S+/.exec(message)?.[0] ?? message;

export const field = (page: Page, name: Field) =>
  page.getByRole('textbox', { name: content.contact.form[name], exact: true });

export async function fillForm(
  page: Page,
  typed: Partial<Enquiry>,
): Promise<void> {
  for (const fieldName of FIELDS)
    if (typed[fieldName] !== undefined)
      await field(page, fieldName).fill(typed[fieldName]);
}

export async function readForm(page: Page): Promise<Enquiry> {
  const values = { ...EMPTY_ENQUIRY };

  for (const fieldName of FIELDS)
    values[fieldName] = await field(page, fieldName).inputValue();

  return values;
}

export const submitButton = (page: Page) =>
  page.getByRole('button', { name: content.contact.form.submit, exact: true });

export async function submitForm(
  page: Page,
  typed: Partial<Enquiry>,
): Promise<void> {
  await fillForm(page, typed);
  await submitButton(page).click();
}
