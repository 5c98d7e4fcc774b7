import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  EMPTY_ENQUIRY,
  FIELDS,
  type Enquiry,
  type Field,
} from '../../../shared/enquiry';
import { content, label } from '../../content';

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

/**
 * Finds a field by its label, and by its name in the HTML: two fields may have
 * the same label.
 */
export const field = (page: Page, name: Field) =>
  page
    .getByRole('textbox', { name: content.contact.form[name], exact: true })
    .and(page.locator(`[name="${name}"]`));

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

/** The reload notice has a submit button, too, but outside of the content. */
const submitIn = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name, exact: true })
    .and(page.locator('[type="submit"]'));

export const submitButton = (page: Page) =>
  submitIn(page, content.contact.form.submit);
export const busyButton = (page: Page) =>
  submitIn(page, label('sending')).and(page.locator('[aria-disabled="true"]'));

export async function submitForm(
  page: Page,
  typed: Partial<Enquiry>,
): Promise<void> {
  await fillForm(page, typed);
  await submitButton(page).click();
}
