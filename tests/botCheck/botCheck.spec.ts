import { expect, test, type Page } from '@playwright/test';
import { PAGES } from '../content';
import { followDrawerLink } from '../e2e/support/drawer';
import {
  fillForm,
  newEnquiry,
  referenceOf,
  submitButton,
} from '../e2e/support/form';
import { waitForMail } from '../e2e/support/inbox';
import { sendEnquiry, thanks } from '../e2e/support/sending';
import { open } from '../e2e/support/test';
import {
  readTokenRequests,
  replaceGoogleScript,
  SITE_KEY,
} from './googleScript';

async function readBotCheckHeader(
  reference: string,
): Promise<string | undefined> {
  const { headers } = await waitForMail(reference);

  return headers.find(({ key }) => key === 'x-bot-check')?.value;
}

const countBotCheckParts = (page: Page) =>
  page.evaluate(() => ({
    badges: document.querySelectorAll('.grecaptcha-badge').length,
    frames: document.querySelectorAll('iframe').length,
    scripts: document.querySelectorAll('script[src*="recaptcha"]').length,
    globals: Object.keys(window).filter((name) => name.includes('grecaptcha'))
      .length,
  }));

test('requests a token on load and another at Submit, and sends only the second', async ({
  page,
}) => {
  const consoleMessages: string[] = [];

  page.on('console', (message) => consoleMessages.push(message.text()));
  page.on('pageerror', (error) => consoleMessages.push(error.message));
  // The stand-in for reCAPTCHA's server uses the token as the score. The
  // function refuses an enquiry with the score 0.1.
  await replaceGoogleScript(page, ['0.1', '0.7']);
  const sentTokens: (string | undefined)[] = [];

  page.on('request', (request) => {
    if (request.method() !== 'GET')
      sentTokens.push(request.headers()['x-bot-token']);
  });
  await open(page, '/contact');
  // site key and action, as googleScript.ts records them
  const tokenRequest = `${SITE_KEY} enquiry`;

  await expect.poll(() => readTokenRequests(page)).toEqual([tokenRequest]);
  // The site's Content-Security-Policy allows the second script, which Google's
  // script loads.
  await expect
    .poll(() => page.evaluate(() => 'hasSecondScript' in window))
    .toBe(true);
  const enquiry = newEnquiry();

  await fillForm(page, enquiry);
  await submitButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await readTokenRequests(page)).toEqual([tokenRequest, tokenRequest]);
  expect(sentTokens).toEqual(['0.7']);
  expect(await readBotCheckHeader(referenceOf(enquiry))).toBe('passed 0.7');
  expect(consoleMessages).toEqual([]);
});

test('the bot check is on Contact only, and is removed on a page change', async ({
  page,
}) => {
  await replaceGoogleScript(page, []); // This test needs no tokens.
  const googleRequests: string[] = [];

  page.on('request', (request) => {
    const { hostname } = new URL(request.url());

    if (/google|gstatic|recaptcha/.test(hostname))
      googleRequests.push(request.url());
  });

  for (const { path } of PAGES.filter((each) => each.path !== '/contact')) {
    await open(page, path);
    // Gives a script that loads late, on scroll or in an idle moment, the time
    // to do so.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
  }

  expect(googleRequests).toEqual([]);

  for (const visit of ['first visit', 'second visit']) {
    await followDrawerLink(page, 'contact');
    // Google's script, and all that it adds
    const added = { badges: 1, frames: 1, scripts: 2, globals: 2 };

    await expect.poll(() => countBotCheckParts(page), visit).toEqual(added);
    await followDrawerLink(page, 'about');
    const removed = { badges: 0, frames: 0, scripts: 0, globals: 0 };

    await expect.poll(() => countBotCheckParts(page), visit).toEqual(removed);
  }
});

test("an enquiry is sent without Google's script; the console warns once", async ({
  page,
}) => {
  const warnings: string[] = [];

  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.route('https://www.google.com/**', (route) => route.abort());
  const enquiry = newEnquiry();

  await sendEnquiry(page, enquiry);
  await expect(thanks(page)).toBeVisible();
  expect(await readBotCheckHeader(referenceOf(enquiry))).toBe('none');
  expect(warnings).toEqual([
    expect.stringMatching(/^The bot check is unavailable: /),
  ]);
});
