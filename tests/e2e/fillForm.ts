import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

const LABELS = { name: 'Name', email: 'Email', phone: 'Phone', message: 'Message' } as const;

export type Typed = Record<keyof typeof LABELS, string>;

/** An enquiry as a visitor might type it, with blanks at its ends, and a message that no other test sends. */
export const enquiry = (): Typed => ({
  name: ' Zoë "Z" O’Neil ',
  email: 'zoe@client.example',
  phone: '+44 (0)20 7946-0000',
  message: `  Dear <b>weavers</b> & friends,\n\nthread ${randomUUID()} 🧵\n `,
});

/** What is found nowhere but in this enquiry. A form post writes line ends its own way, so it is one line's part. */
export function threadOf({ message }: Typed): string {
  const [thread] = /thread \S+/.exec(message) ?? [];
  if (!thread) throw new Error('The message names no thread');
  return thread;
}

/** A field of the form, by what it is called. */
export const field = (page: Page, name: keyof Typed) =>
  page.getByRole('textbox', { name: LABELS[name], exact: true });

export async function fillForm(page: Page, typed: Partial<Typed>): Promise<void> {
  for (const name of Object.keys(LABELS) as (keyof Typed)[]) {
    const text = typed[name];
    if (text !== undefined) await field(page, name).fill(text);
  }
}

/** What the four fields hold. */
export async function filled(page: Page): Promise<Typed> {
  const read = (name: keyof Typed) => field(page, name).inputValue();
  return {
    name: await read('name'),
    email: await read('email'),
    phone: await read('phone'),
    message: await read('message'),
  };
}

/** Submit, unless it is called otherwise because a message is on its way. */
export const submit = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true });
