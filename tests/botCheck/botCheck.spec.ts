import { expect, test, type Page } from '@playwright/test';
import { EMPTY_ENQUIRY } from '../../api/src/enquiry';
import { content, PAGES } from '../content';
import { followDrawerLink } from '../e2e/support/drawer';
import { enquiry, filled, fillForm, submit, referenceOf } from '../e2e/support/fillForm';
import { waitForMail } from '../e2e/support/inbox';
import { apology, send, thanks } from '../e2e/support/sending';
import { open } from '../e2e/support/test';
import { CHECKER, replaceGoogleScript, requestedTokens, SITE_KEY } from './googleScript';

const TOKEN_REQUEST = `${SITE_KEY} enquiry`;

/** Collects the lines of the console as `type: text`, without those about files that a test blocks. */
function collectConsole(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (line) => {
    if (!line.text().includes('Failed to load resource'))
      lines.push(`${line.type()}: ${line.text()}`);
  });
  page.on('pageerror', (error) => lines.push(`error: ${error.message}`));
  return lines;
}

/** Waits for the mail that contains a text. @returns its X-Bot-Check header */
async function botCheckHeader(text: string): Promise<string | undefined> {
  const { headers } = await waitForMail(text);
  return headers.find(({ name }) => name.toLowerCase() === 'x-bot-check')?.value;
}

/** Counts what the bot check leaves on the page. */
const countTraces = (page: Page) =>
  page.evaluate(() => ({
    badges: document.querySelectorAll('.grecaptcha-badge').length,
    frames: document.querySelectorAll('iframe').length,
    scripts: document.querySelectorAll('script[src*="recaptcha"]').length,
    names: Object.keys(window).filter((name) => name.includes('grecaptcha')).length,
  }));

test('Contact requests a token when it loads and does not send it; Submit requests and sends another', async ({
  page,
}) => {
  const lines = collectConsole(page);
  // The function would refuse the first token.
  await replaceGoogleScript(page, ['0.1', '0.7']);
  const posts: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') posts.push(request.headers()['x-bot-token']);
  });
  await open(page, '/contact');
  await expect.poll(() => requestedTokens(page)).toEqual([TOKEN_REQUEST]);
  await expect.poll(() => page.evaluate(() => 'more' in window)).toBe(true);
  expect(posts).toEqual([]);
  const typed = enquiry();
  await fillForm(page, typed);
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await requestedTokens(page)).toEqual([TOKEN_REQUEST, TOKEN_REQUEST]);
  expect(posts).toEqual(['0.7']);
  expect(await botCheckHeader(referenceOf(typed))).toBe('passed 0.7');
  expect(lines).toEqual([]);
});

test('the bot check is on Contact only, and is removed when the visitor leaves', async ({
  page,
}) => {
  await replaceGoogleScript(page, ['0.9', '0.9']);
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
    await expect.poll(() => countTraces(page), time).toEqual(there);
    await followDrawerLink(page, content.about.name, '/about');
    const none = { badges: 0, frames: 0, scripts: 0, names: 0 };
    await expect.poll(() => countTraces(page), time).toEqual(none);
  }
});

test('an enquiry is sent without the script if it is blocked, with one line in the console', async ({
  page,
}) => {
  const lines = collectConsole(page);
  await page.route(CHECKER, (route) => route.abort());
  const typed = enquiry();
  await send(page, typed);
  await expect(thanks(page)).toBeVisible();
  await expect(apology(page)).toHaveCount(0);
  expect(await filled(page)).toEqual(EMPTY_ENQUIRY);
  expect(await botCheckHeader(referenceOf(typed))).toBe('none');
  expect(lines).toEqual([expect.stringMatching(/^warning: The bot check is unavailable: /)]);
});
