import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { EMPTY_ENQUIRY, FIELDS, type Enquiry, type Field } from '../../../api/src/enquiry';
import { content } from '../../content';

/** An enquiry as a visitor might type it, with blanks at its ends, and a message that no other test sends. */
export const enquiry = (): Enquiry => ({
  name: ' Zoë "Z" O’Neil ',
  email: 'zoe@client.example',
  phone: '+44 (0)20 7946-0000',
  message: `  Dear <b>weavers</b> & friends,\n\nthread ${randomUUID()} 🧵\n `,
});

/** What is found nowhere but in this enquiry. A form post writes line ends its own way, so it is one line's part. */
export function threadOf({ message }: Enquiry): string {
  const [thread] = /thread \S+/.exec(message) ?? [];
  if (!thread) throw new Error('The message names no thread');
  return thread;
}

/** A field of the form, by what it is called. */
export const field = (page: Page, name: Field) =>
  page.getByRole('textbox', { name: content.contact.form[name], exact: true });

export async function fillForm(page: Page, typed: Partial<Enquiry>): Promise<void> {
  for (const name of FIELDS) {
    const text = typed[name];
    if (text !== undefined) await field(page, name).fill(text);
  }
}

/** What the four fields hold. */
export async function filled(page: Page): Promise<Enquiry> {
  const typed = { ...EMPTY_ENQUIRY };
  for (const name of FIELDS) typed[name] = await field(page, name).inputValue();
  return typed;
}

/** Submit, unless it is called otherwise because a message is on its way. */
export const submit = (page: Page) =>
  page.getByRole('button', { name: content.contact.form.submit, exact: true });
