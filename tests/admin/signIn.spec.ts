import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { TOKEN } from './github';
import { expect, SIGNED_OUT, test } from './test';

test.use(SIGNED_OUT);

// Sveltia CMS writes `GitHub` between two invisible characters, which isolate
// its text direction. `.*` matches the first.
const signInButton = (page: Page) =>
  page.getByRole('button', { name: /^Sign In with .*GitHub/ });
const expectSignedIn = (page: Page) =>
  expect(page.getByRole('tree', { name: 'Collection List' })).toBeVisible();
const authorize = (popup: Page) =>
  popup.getByRole('link', { name: 'Authorize' }).click();

async function openPopup(page: Page): Promise<Page> {
  await page.goto('/admin');
  const popupPromise = page.context().waitForEvent('page');

  await signInButton(page).click();

  return popupPromise;
}

// Playwright sets up a fixture only for a test or hook that names it. `editor`
// stands in for GitHub's API.
test.beforeEach(({ editor }) => void editor);

test('signs in', async ({ page }) => {
  const popup = await openPopup(page);

  await expect(popup).toHaveURL(/\/login\/oauth\/authorize\?/);
  await Promise.all([popup.waitForEvent('close'), authorize(popup)]);
  await expectSignedIn(page);
});

test('sends GitHub a state other than the challenge', async ({ page }) => {
  const popup = await openPopup(page);

  await expect(popup).toHaveURL(/\/login\/oauth\/authorize\?/);
  const query = new URL(popup.url()).searchParams;

  // the challenge is no substitute
  expect(query.get('state')).not.toBe(query.get('code_challenge'));
});

test('keeps the token out of URLs, cookies and sessionStorage', async ({
  page,
}) => {
  const requestedUrls: string[] = [];

  page.context().on('request', (request) => requestedUrls.push(request.url()));
  const popup = await openPopup(page);

  await Promise.all([popup.waitForEvent('close'), authorize(popup)]);
  await expectSignedIn(page);

  expect(requestedUrls.join()).not.toContain(TOKEN);
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toBe('{}');
});

test('two tabs sign in at the same time', async ({ context, page }) => {
  const otherPage = await context.newPage();
  const popup = await openPopup(page);
  const otherPopup = await openPopup(otherPage);

  await authorize(popup);
  await expectSignedIn(page);
  await authorize(otherPopup);
  await expectSignedIn(otherPage);
});

/** Opens the popup and presses Cancel at GitHub. */
async function cancelSignIn(page: Page): Promise<Page> {
  const popup = await openPopup(page);

  await popup.getByRole('link', { name: 'Cancel' }).click();
  await expect(popup.getByRole('status')).toHaveText(
    /^GitHub did not sign you in\./,
  );

  return popup;
}

test('after Cancel at GitHub, the popup explains what to do, and passes axe', async ({
  page,
}) => {
  const popup = await cancelSignIn(page);

  await popup.evaluate(axe.source);
  const found = await popup.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run(),
  );

  expect(found.violations).toEqual([]);
});

test('after Cancel at GitHub, "Try again" signs in', async ({ page }) => {
  const popup = await cancelSignIn(page);

  await popup.getByRole('link', { name: 'Try again' }).click();
  await authorize(popup);
  await expectSignedIn(page);
});

for (const query of ['code=stolen&state=forged', 'code=stolen'])
  test(`?${query} is refused and removed from the URL`, async ({ page }) => {
    await page.goto(`/admin/sign-in?${query}`);

    await expect(page.getByRole('status')).toHaveText(
      /began in another window/,
    );
    await expect(page).toHaveURL('/admin/sign-in');
  });

test('after the popup is closed, the sign-in button can be pressed again', async ({
  page,
}) => {
  await (await openPopup(page)).close();
  await expect(page.getByText('Authentication aborted.')).toBeVisible();
  await expect(signInButton(page)).toBeEnabled();
});
