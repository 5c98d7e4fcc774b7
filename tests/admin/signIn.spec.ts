import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './test';

test.use({ token: '' });

const button = (page: Page) => page.getByRole('button', { name: /^Sign In with .*GitHub/ });
const signedIn = (page: Page) => page.getByRole('tree', { name: 'Collection List' });

async function openWindow(context: BrowserContext, page: Page): Promise<Page> {
  await page.goto('/admin');
  const opened = context.waitForEvent('page');
  await button(page).click();
  return opened;
}

test('one press and a yes at GitHub sign in; nothing of it is in an address or a store of the window', async ({
  context,
  page,
  editor,
}) => {
  expect(editor.pulls).toEqual([]);
  const addresses: string[] = [];
  context.on('request', (request) => addresses.push(request.url()));
  const window = await openWindow(context, page);
  const closed = window.waitForEvent('close');
  await window.getByRole('link', { name: 'Authorize' }).click();
  await closed;
  await expect(signedIn(page)).toBeVisible();
  expect(addresses.join()).not.toContain('ghu_wren');
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toBe('{}');
});

test('two tabs sign in at once, each in its own window', async ({ context, page, editor }) => {
  expect(editor.pulls).toEqual([]);
  const other = await context.newPage();
  const [first, second] = [await openWindow(context, page), await openWindow(context, other)];
  await first.getByRole('link', { name: 'Authorize' }).click();
  await expect(signedIn(page)).toBeVisible();
  await second.getByRole('link', { name: 'Authorize' }).click();
  await expect(signedIn(other)).toBeVisible();
});

test('who says no at GitHub reads why, and can try again', async ({ context, page, editor }) => {
  expect(editor.pulls).toEqual([]);
  const window = await openWindow(context, page);
  await window.getByRole('link', { name: 'Cancel' }).click();
  await expect(window.getByRole('status')).toHaveText(/^GitHub did not sign you in\./);
  await window.getByRole('link', { name: 'Try again' }).click();
  await window.getByRole('link', { name: 'Authorize' }).click();
  await expect(signedIn(page)).toBeVisible();
});

test('an answer of GitHub that this window did not ask for is refused, and so is one that was used', async ({
  page,
  editor,
}) => {
  expect(editor.pulls).toEqual([]);
  for (const answer of ['code=stolen&state=forged', 'code=stolen']) {
    await page.goto(`/admin/sign-in?${answer}`);
    await expect(page.getByRole('status')).toHaveText(/belongs to another window/);
    await expect(page).toHaveURL('/admin/sign-in');
  }
});

test('a closed window leads back to the button', async ({ context, page, editor }) => {
  expect(editor.pulls).toEqual([]);
  await (await openWindow(context, page)).close();
  await expect(page.getByText('Authentication aborted.')).toBeVisible();
  await expect(button(page)).toBeEnabled();
});
