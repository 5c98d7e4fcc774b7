import { expect, test, type Page } from '@playwright/test';
import { EMPTY_ENQUIRY } from '../../api/src/enquiry';
import { content, PAGES } from '../content';
import { followDrawerLink } from '../e2e/support/drawer';
import { enquiry, filled, fillForm, submit, referenceOf } from '../e2e/support/fillForm';
import { waitForMail } from '../e2e/support/inbox';
import { apology, send, thanks } from '../e2e/support/sending';
import { open } from '../e2e/support/test';
import { asked, CHECKER, playGoogle, SITE_KEY } from './googleScript';

const ASKED = `${SITE_KEY} enquiry`;

/** What the console says from now on, as `type: text`, but for what browsers report of files that a test has kept back. */
function linesOf(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (line) => {
    if (!line.text().includes('Failed to load resource'))
      lines.push(`${line.type()}: ${line.text()}`);
  });
  page.on('pageerror', (error) => lines.push(`error: ${error.message}`));
  return lines;
}

/** What the mail that holds a text says of the bot check, once it has arrived. */
async function botMark(text: string): Promise<string | undefined> {
  const { headers } = await waitForMail(text);
  return headers.find(({ name }) => name.toLowerCase() === 'x-bot-check')?.value;
}

/** What of the bot check is on the page. */
const traces = (page: Page) =>
  page.evaluate(() => ({
    badges: document.querySelectorAll('.grecaptcha-badge').length,
    frames: document.querySelectorAll('iframe').length,
    scripts: document.querySelectorAll('script[src*="recaptcha"]').length,
    names: Object.keys(window).filter((name) => name.includes('grecaptcha')).length,
  }));

test('a token is asked for when Contact loads, and sent nowhere; a fresh one at Submit is judged; the policy of the page stops nothing of it', async ({
  page,
}) => {
  const lines = linesOf(page);
  // With the token of the page load the enquiry would be refused.
  await playGoogle(page, ['0.1', '0.7']);
  const posts: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') posts.push(request.headers()['x-bot-token']);
  });
  await open(page, '/contact');
  await expect.poll(() => asked(page)).toEqual([ASKED]);
  await expect.poll(() => page.evaluate(() => 'more' in window)).toBe(true);
  expect(posts).toEqual([]);
  const typed = enquiry();
  await fillForm(page, typed);
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await asked(page)).toEqual([ASKED, ASKED]);
  expect(posts).toEqual(['0.7']);
  expect(await botMark(referenceOf(typed))).toBe('passed 0.7');
  expect(lines).toEqual([]);
});

test('nothing of the check is on another page: it comes with Contact, and goes when the visitor leaves', async ({
  page,
}) => {
  await playGoogle(page, ['0.9', '0.9']);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (CHECKER.test(request.url())) requests.push(request.url());
  });
  for (const { path } of PAGES.filter((each) => each.path !== '/contact')) {
    await open(page, path);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
  }
  expect(requests).toEqual([]);
  for (const time of ['first', 'second']) {
    await followDrawerLink(page, content.contact.name, '/contact');
    const there = { badges: 1, frames: 1, scripts: 2, names: 2 };
    await expect.poll(() => traces(page), time).toEqual(there);
    await followDrawerLink(page, content.about.name, '/about');
    const none = { badges: 0, frames: 0, scripts: 0, names: 0 };
    await expect.poll(() => traces(page), time).toEqual(none);
  }
});

test('where the script is blocked the enquiry goes through, marked, with one line in the console', async ({
  page,
}) => {
  const lines = linesOf(page);
  await page.route(CHECKER, (route) => route.abort());
  const typed = enquiry();
  await send(page, typed);
  await expect(thanks(page)).toBeVisible();
  await expect(apology(page)).toHaveCount(0);
  expect(await filled(page)).toEqual(EMPTY_ENQUIRY);
  expect(await botMark(referenceOf(typed))).toBe('none');
  expect(lines).toEqual([expect.stringMatching(/^warning: The bot check is unavailable: /)]);
});
