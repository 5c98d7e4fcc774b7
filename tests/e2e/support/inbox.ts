import { expect } from '@playwright/test';
import type { InboxMail } from '../../../local/inbox/readInboxMail';
import { INBOX_URL } from './addresses';

/** The mails in the inbox that hold a text; each test writes a text of its own, since all share one inbox. */
export async function mailsWith(text: string): Promise<InboxMail[]> {
  const mails = (await (await fetch(`${INBOX_URL}/api/mails`)).json()) as InboxMail[];
  return mails.filter((mail) => mail.text.includes(text));
}

/** Waits for the one mail that holds a text. */
export async function mailWith(text: string): Promise<InboxMail> {
  await expect.poll(async () => (await mailsWith(text)).length).toBe(1);
  const [mail] = await mailsWith(text);
  if (!mail) throw new Error(`No mail holds ${text}`);
  return mail;
}
