import { mailWith } from '../e2e/support/inbox';

/** What the mail that holds a text says of the bot check, once it has arrived. */
export async function botMark(text: string): Promise<string | undefined> {
  const { headers } = await mailWith(text);
  return headers.find(({ name }) => name.toLowerCase() === 'x-bot-check')?.value;
}
