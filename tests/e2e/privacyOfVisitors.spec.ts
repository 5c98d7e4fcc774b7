import type { Page, Response } from '@playwright/test';
import { enquiry, fillForm, submit } from './fillForm';
import { expect, open, test } from './test';
import { label, PAGES, words } from './words';

/** Everything that a page can leave in a browser. */
const kept = (page: Page) =>
  page.evaluate(async () => ({
    cookies: document.cookie,
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

const NOTHING = { cookies: '', local: [], session: [], databases: [], caches: [], workers: 0 };

test('a walk through the whole site leaves nothing in the browser and asks nobody else', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  const setCookies: Promise<string | null>[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  const look = (response: Response) => setCookies.push(response.headerValue('set-cookie'));
  page.on('response', look);
  await open(page, '/');
  for (const [name, path] of [
    ['About', '/about'],
    ['Contact', '/contact'],
    ['Home', '/home'],
  ] as const) {
    await page.getByRole('button', { name: label('menu'), exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await page.mouse.wheel(0, 3000);
  }
  const carousel = page.getByRole('region', { name: words.home.slides.heading });
  await carousel.scrollIntoViewIfNeeded();
  await carousel.getByRole('button', { name: 'Deliver' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacy');
  await page.goBack();
  await expect(page).toHaveURL('/home');
  await page.goto('/contact');
  await fillForm(page, enquiry());
  await submit(page).click();
  await expect(
    page.getByRole('heading', { name: 'Thank you for getting in touch!' }),
  ).toBeVisible();
  await page.reload();

  expect(await kept(page)).toEqual(NOTHING);
  expect(await context.cookies()).toEqual([]);
  // The headers of the last answers come after all else.
  page.off('response', look);
  expect(new Set(await Promise.all(setCookies))).toEqual(new Set([null]));
  // Besides the enquiry, nothing is sent: no measurement, no beacon.
  expect(asked.filter((line) => !line.startsWith('GET '))).toHaveLength(1);
});

for (const { path } of PAGES) {
  test(`${path} writes nothing to the console`, async ({ page }) => {
    const lines: string[] = [];
    page.on('console', (line) => lines.push(`${line.type()}: ${line.text()}`));
    await open(page, path);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(lines).toEqual([]);
  });
}
