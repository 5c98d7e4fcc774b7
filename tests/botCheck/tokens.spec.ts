import { content } from '../content';
import { enquiry, filled, submit, threadOf } from '../e2e/support/fillForm';
import { mailsWith } from '../e2e/support/inbox';
import { apology, send, thanks } from '../e2e/support/sending';
import { open } from '../e2e/support/test';
import { botMark } from './botMark';
import { asked, playGoogle, SITE_KEY } from './googleScript';
import { expect, test } from './test';

const LINE = `${SITE_KEY} enquiry`;

test('a token is asked for when the page loads, and sent nowhere', async ({ page }) => {
  await playGoogle(page.context(), ['0.9']);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') posts.push(request.url());
  });
  await open(page, '/contact');
  await expect.poll(() => asked(page)).toEqual([LINE]);
  expect(posts).toEqual([]);
});

test('a fresh token is asked for at Submit, travels in a header, and is what the checker is asked about', async ({
  page,
  lines,
}) => {
  // With the token of the page load the enquiry would be refused.
  await playGoogle(page.context(), ['0.1', '0.7']);
  const typed = enquiry();
  const sent = page.waitForRequest('**/api/sendEmail');
  await send(page, typed);
  const request = await sent;
  expect(request.headers()['x-bot-token']).toBe('0.7');
  expect(request.postDataJSON()).toEqual({
    to: content.site.email,
    subject: content.contact.mail.subject,
    ...typed,
  });
  await expect(thanks(page)).toBeVisible();
  expect(await asked(page)).toEqual([LINE, LINE]);
  expect(await botMark(threadOf(typed))).toBe('passed 0.7');
  expect(lines).toEqual([]);
});

test('a low score is refused: the alert, the text kept, no mail; another try is judged anew', async ({
  page,
}) => {
  await playGoogle(page.context(), ['0.9', '0.1', '0.3']);
  const typed = enquiry();
  const answer = page.waitForResponse('**/api/sendEmail');
  await send(page, typed);
  expect((await answer).status()).toBe(403);
  await expect(apology(page)).toBeInViewport();
  expect(await filled(page)).toEqual(typed);
  expect(await mailsWith(threadOf(typed))).toEqual([]);

  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await botMark(threadOf(typed))).toBe('passed 0.3');
});
