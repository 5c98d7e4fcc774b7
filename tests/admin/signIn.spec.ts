import type { Page } from '@playwright/test';
import { expect, test } from './test';

test.use({ storageState: { cookies: [], origins: [] } });

const button = (page: Page) => page.getByRole('button', { name: /^Sign In with .*GitHub/ });
const expectSignedIn = (page: Page) =>
  expect(page.getByRole('tree', { name: 'Collection List' })).toBeVisible();
const authorize = (window: Page) => window.getByRole('link', { name: 'Authorize' }).click();

async function openWindow(page: Page): Promise<Page> {
  await page.goto('/admin');
  const opened = page.context().waitForEvent('page');
  await button(page).click();
  return opened;
}

// Without the fixture, the page would call GitHub itself.
test.beforeEach(({ editor }) => expect(editor.pulls).toEqual([]));

test('one press signs in; the token is in no address, cookie or session', async ({
  context,
  page,
}) => {
  const addresses: string[] = [];
  context.on('request', (request) => addresses.push(request.url()));
  const window = await openWindow(page);
  await window.waitForURL('**/login/oauth/authorize?**');
  const sent = new URL(window.url()).searchParams;
  expect(sent.get('state')).not.toBe(sent.get('code_challenge'));
  const closed = window.waitForEvent('close');
  await authorize(window);
  await closed;
  await expectSignedIn(page);
  expect(addresses.join()).not.toContain('ghu_wren');
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toBe('{}');
});

test('two tabs sign in at the same time', async ({ context, page }) => {
  const other = await context.newPage();
  const [first, second] = [await openWindow(page), await openWindow(other)];
  await authorize(first);
  await expectSignedIn(page);
  await authorize(second);
  await expectSignedIn(other);
});

test('who cancels at GitHub reads why, and can try again', async ({ page }) => {
  const window = await openWindow(page);
  await window.getByRole('link', { name: 'Cancel' }).click();
  await expect(window.getByRole('status')).toHaveText(/^GitHub did not sign you in\./);
  await window.getByRole('link', { name: 'Try again' }).click();
  await authorize(window);
  await expectSignedIn(page);
});

test('a sign-in with a forged or missing state is refused', async ({ page }) => {
  for (const answer of ['code=stolen&state=forged', 'code=stolen']) {
    await page.goto(`/admin/sign-in?${answer}`);
    await expect(page.getByRole('status')).toHaveText(/began in another window/);
    await expect(page).toHaveURL('/admin/sign-in');
  }
});

test('closing the window leads back to the button', async ({ page }) => {
  await (await openWindow(page)).close();
  await expect(page.getByText('Authentication aborted.')).toBeVisible();
  await expect(button(page)).toBeEnabled();
});
