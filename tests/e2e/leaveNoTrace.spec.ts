import type { Page, Response } from '@playwright/test';
import { content, PAGES } from '../content';
import { control, MOVES, titleAt } from './support/carousel';
import { goBy } from './support/drawer';
import { send, thanks } from './support/sending';
import { expect, footerLink, open, shows, test } from './support/test';

/** Everything that a page can leave in a browser. */
const kept = (page: Page) =>
  page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name),
    ...(await caches.keys()),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  ]);

test('a walk through the whole site leaves nothing in the browser or its console, and asks nobody else', async ({
  page,
  context,
}) => {
  const lines: string[] = [];
  page.on('console', (line) => lines.push(`${line.type()}: ${line.text()}`));
  const asked: string[] = [];
  const setCookies: Promise<string | null>[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  const look = (response: Response) => setCookies.push(response.headerValue('set-cookie'));
  page.on('response', look);
  for (const { path } of PAGES) {
    await open(page, path);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
  }
  for (const name of ['about', 'contact', 'home'] as const) {
    await goBy(page, content[name].name, `/${name}`);
    await page.mouse.wheel(0, 3000);
  }
  if (MOVES) await control(page, titleAt(-1)).click();
  await footerLink(page, content.privacy.name).click();
  await shows(page, '/privacy', content.privacy.heading);
  await page.goBack();
  await shows(page, '/home', content.home.heading);
  await send(page);
  await expect(thanks(page)).toBeVisible();
  await page.reload();

  expect(lines).toEqual([]);
  expect(await kept(page)).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  // The headers of the last answers come after all else.
  page.off('response', look);
  expect(new Set(await Promise.all(setCookies))).toEqual(new Set([null]));
  // Besides the enquiry, nothing is sent: no measurement, no beacon.
  expect(asked.filter((line) => !line.startsWith('GET '))).toHaveLength(1);
});
