import type { Response } from '@playwright/test';
import { PAGES } from '../content';
import { HAS_TWO_SLIDES, LAST_SLIDE, slideButton } from './support/carousel';
import { followDrawerLink } from './support/drawer';
import { sendEnquiry, thanks } from './support/sending';
import {
  expect,
  expectPage,
  followFooterLinks,
  open,
  test,
} from './support/test';

test('a visit stores and logs nothing, and posts only the enquiry', async ({
  page,
  context,
}) => {
  const consoleLines: string[] = [];

  page.on('console', (line) =>
    consoleLines.push(`${line.type()}: ${line.text()}`),
  );
  const methods: string[] = [];

  page.on('request', (request) => methods.push(request.method()));
  const setCookieHeaders: Promise<string | null>[] = [];
  const record = (response: Response) =>
    setCookieHeaders.push(response.headerValue('set-cookie'));

  page.on('response', record);

  for (const { path } of PAGES) {
    await open(page, path);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    // the carousel and pictures load lazily
    await page.waitForLoadState('networkidle');
  }

  for (const key of ['about', 'contact', 'home'] as const) {
    await followDrawerLink(page, key);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  }

  if (HAS_TWO_SLIDES) await slideButton(page, LAST_SLIDE).click();
  await followFooterLinks(page, 'privacy');
  await page.goBack();
  await expectPage(page, '/home');
  await sendEnquiry(page);
  await expect(thanks(page)).toBeVisible();
  // A reload must not post the enquiry again.
  await page.reload();
  expect(consoleLines).toEqual([]);
  const storedItems = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()),
    ...(await caches.keys()),
    ...(await navigator.serviceWorker.getRegistrations()).map(
      ({ scope }) => scope,
    ),
  ]);

  expect(storedItems).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  // Stop recording: the headers of a response that arrives after the end of the
  // test can't be read.
  page.off('response', record);
  for (const header of await Promise.all(setCookieHeaders))
    expect(header).toBeNull();
  expect(methods.filter((method) => method !== 'GET')).toEqual(['POST']);
});
