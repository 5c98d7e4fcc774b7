import { expect, test, type Page } from '@playwright/test';
import { EMPTY_ENQUIRY } from '../../api/src/enquiry';
import { content, PAGES } from '../content';
import { followDrawerLink } from '../e2e/support/drawer';
import { newEnquiry, readForm, fillForm, submit, referenceOf } from '../e2e/support/fillForm';
import { waitForMail } from '../e2e/support/inbox';
import { apology, sendEnquiry, thanks } from '../e2e/support/sending';
import { open } from '../e2e/support/test';
import { BOT_CHECK_URLS, readTokenRequests, replaceGoogleScript, SITE_KEY } from './googleScript';

/** Records console messages as `type: text`, except errors about requests that a test blocks. */
function recordConsole(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (!message.text().includes('Failed to load resource'))
      messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => messages.push(`error: ${error.message}`));
  return messages;
}

async function botCheckHeader(text: string): Promise<string | undefined> {
  const { headers } = await waitForMail(text);
  return headers.find(({ key }) => key === 'x-bot-check')?.value;
}

/** Counts the elements and global names that the bot check adds to the page. */
const countAdditions = (page: Page) =>
  page.evaluate(() => ({
    badges: document.querySelectorAll('.grecaptcha-badge').length,
    frames: document.querySelectorAll('iframe').length,
    scripts: document.querySelectorAll('script[src*="recaptcha"]').length,
    globals: Object.keys(window).filter((name) => name.includes('grecaptcha')).length,
  }));

test('Contact requests a token on load and sends none; Submit requests and sends another, without warnings', async ({
  page,
}) => {
  const consoleMessages = recordConsole(page);
  // A token is its own score. If the form sent the first token, the function would refuse the enquiry.
  await replaceGoogleScript(page, ['0.1', '0.7']);
  const sentTokens: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sentTokens.push(request.headers()['x-bot-token']);
  });
  await open(page, '/contact');
  const tokenRequest = `${SITE_KEY} enquiry`;
  await expect.poll(() => readTokenRequests(page)).toEqual([tokenRequest]);
  // The site's Content-Security-Policy lets Google's script load its second script.
  await expect.poll(() => page.evaluate(() => 'hasSecondScript' in window)).toBe(true);
  expect(sentTokens).toEqual([]);
  const typed = newEnquiry();
  await fillForm(page, typed);
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await readTokenRequests(page)).toEqual([tokenRequest, tokenRequest]);
  expect(sentTokens).toEqual(['0.7']);
  expect(await botCheckHeader(referenceOf(typed))).toBe('passed 0.7');
  expect(consoleMessages).toEqual([]);
});

test('the bot check is on Contact only, and is removed on a page change', async ({ page }) => {
  await replaceGoogleScript(page, ['0.9', '0.9']);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (BOT_CHECK_URLS.test(request.url())) requests.push(request.url());
  });
  for (const { path } of PAGES.filter((each) => each.path !== '/contact')) {
    await open(page, path);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
  }
  expect(requests).toEqual([]);
  for (const visit of ['first visit', 'second visit']) {
    await followDrawerLink(page, content.contact.name, '/contact');
    const added = { badges: 1, frames: 1, scripts: 2, globals: 2 };
    await expect.poll(() => countAdditions(page), visit).toEqual(added);
    await followDrawerLink(page, content.about.name, '/about');
    const removed = { badges: 0, frames: 0, scripts: 0, globals: 0 };
    await expect.poll(() => countAdditions(page), visit).toEqual(removed);
  }
});

test('an enquiry is sent if the script is blocked; the console says so once', async ({ page }) => {
  const consoleMessages = recordConsole(page);
  await page.route(BOT_CHECK_URLS, (route) => route.abort());
  const typed = newEnquiry();
  await sendEnquiry(page, typed);
  await expect(thanks(page)).toBeVisible();
  await expect(apology(page)).toHaveCount(0);
  expect(await readForm(page)).toEqual(EMPTY_ENQUIRY);
  expect(await botCheckHeader(referenceOf(typed))).toBe('none');
  expect(consoleMessages).toEqual([
    expect.stringMatching(/^warning: The bot check is unavailable: /),
  ]);
});
