import type { Page, Response } from '@playwright/test';
import { content, PAGES } from '../content';
import { control, SLIDES_MOVE, titleAt } from './support/carousel';
import { followDrawerLink } from './support/drawer';
import { send, thanks } from './support/sending';
import { expect, footerLink, open, expectPage, test } from './support/test';

/** Returns what the page has stored in the browser, cookies aside. */
const storedItems = (page: Page) =>
  page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name),
    ...(await caches.keys()),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  ]);

test('a visit of all pages stores nothing and logs nothing', async ({ page, context }) => {
  const lines: string[] = [];
  page.on('console', (line) => lines.push(`${line.type()}: ${line.text()}`));
  const requests: string[] = [];
  const setCookies: Promise<string | null>[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  const recordCookie = (response: Response) => setCookies.push(response.headerValue('set-cookie'));
  page.on('response', recordCookie);
  for (const { path } of PAGES) {
    await open(page, path);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
  }
  for (const name of ['about', 'contact', 'home'] as const) {
    await followDrawerLink(page, content[name].name, `/${name}`);
    await page.mouse.wheel(0, 3000);
  }
  if (SLIDES_MOVE) await control(page, titleAt(-1)).click();
  await footerLink(page, content.privacy.name).click();
  await expectPage(page, '/privacy', content.privacy.heading);
  await page.goBack();
  await expectPage(page, '/home', content.home.heading);
  await send(page);
  await expect(thanks(page)).toBeVisible();
  await page.reload();

  expect(lines).toEqual([]);
  expect(await storedItems(page)).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  // Headers of late responses could not be read any more.
  page.off('response', recordCookie);
  expect(new Set(await Promise.all(setCookies))).toEqual(new Set([null]));
  // Only the enquiry is posted: no measurement, no beacon.
  expect(requests.filter((line) => !line.startsWith('GET '))).toHaveLength(1);
});
