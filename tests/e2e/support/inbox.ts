import { expect } from '@playwright/test';
import type { InboxMail } from '../../../local/inbox/captureMails';
import { INBOX_URL } from './addresses';

/**
 * Returns the mails that contain a text. All tests share one inbox, so use a
 * unique text.
 */
export async function findMails(text: string): Promise<InboxMail[]> {
  const mails = (await (
    await fetch(`${INBOX_URL}/api/mails`)
  ).json()) as InboxMail[];

  return mails.filter((mail) => mail.text.includes(text));
}

/** Waits until exactly one mail contains the text, and returns it. */
export async function waitForMail(text: string): Promise<InboxMail> {
  await expect.poll(() => findMails(text)).toHaveLength(1);
  const [mail] = await findMails(text);

  if (!mail) throw new Error(`No mail contains ${text}`);

  return mail;
}
