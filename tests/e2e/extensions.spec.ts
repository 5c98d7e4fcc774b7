import type { Page } from '@playwright/test';
import { fillForm, newEnquiry, readForm } from './support/form';
import { openBeforeScripts } from './support/openBeforeScripts';
import {
  expect,
  expectPage,
  followFooterLinks,
  footerLink,
  open,
  test,
} from './support/test';

// Errors of React about elements that an extension has removed, and of the
// programs that these tests pretend to be.
test.use({ expectedError: /Loading chunk|NotFoundError|TypeError/ });

const reloadNotice = (page: Page) => page.locator('#reload');
const markDocument = (page: Page) =>
  page.evaluate(() => (document.body.dataset.notReloaded = 'true'));

test('a chunk that another program in the page can’t load does not reload the form', async ({
  page,
}) => {
  await open(page, '/contact');
  const typed = newEnquiry();

  await fillForm(page, typed);
  await markDocument(page);
  await page.evaluate(() => {
    // What a browser reports for the rejected import() of an extension that
    // runs in the page.
    const reason = new Error(
      'Loading chunk 7 failed. (error: chrome-extension://abc/7.js)',
    );
    const promise = Promise.reject(reason);

    promise.catch(() => {});
    window.dispatchEvent(
      new PromiseRejectionEvent('unhandledrejection', { promise, reason }),
    );
  });
  await page.waitForLoadState('networkidle');
  await expect(page.locator('body[data-not-reloaded]')).toBeAttached();
  await expect(reloadNotice(page)).toBeHidden();
  expect(await readForm(page)).toEqual(typed);
});

for (const [change, selector, edit] of [
  ['removed the bar', 'header', 'remove'],
  ['removed the content', 'main > *', 'remove'],
  ['wrapped the bar', 'header', 'wrap'],
  ['wrapped the content', 'main > *', 'wrap'],
] as const)
  test(`a link shows its page after an extension has ${change}`, async ({
    page,
  }) => {
    await open(page, '/contact');
    const typed = newEnquiry();

    await fillForm(page, typed);
    await page.evaluate(
      ([query, kind]) => {
        for (const element of document.querySelectorAll(query)) {
          if (kind === 'remove') element.remove();
          else {
            const wrapper = document.createElement('extension-box');

            element.replaceWith(wrapper);
            wrapper.append(element);
          }
        }
      },
      [selector, edit] as const,
    );
    await footerLink(page, 'about').click();
    await expectPage(page, '/about');
    await page.goBack();
    await expectPage(page, '/contact');
    if (edit === 'wrap') expect(await readForm(page)).toEqual(typed);
  });

test('a link that an extension opens in a new tab leaves this page', async ({
  page,
  context,
}) => {
  await open(page, '/');
  const link = footerLink(page, 'about');

  await link.evaluate(
    (element: HTMLAnchorElement) => (element.target = '_blank'),
  );
  const newTab = context.waitForEvent('page');

  await link.click();
  await expectPage(await newTab, '/about');
  await expectPage(page, '/');
});

test('a click that an extension has handled does nothing else', async ({
  page,
}) => {
  await open(page, '/');
  await page.evaluate(() =>
    document.addEventListener('click', (event) => event.preventDefault(), true),
  );
  await footerLink(page, 'about').click();
  await page.waitForLoadState('networkidle');
  await expectPage(page, '/');
});

test('a page change keeps the language that a translator has set', async ({
  page,
}) => {
  await open(page, '/');
  await page.evaluate(() => (document.documentElement.lang = 'eo'));
  await followFooterLinks(page, 'about');
  await expect(page.locator('html')).toHaveAttribute('lang', 'eo');
});

test('hydration keeps the language that a translator has set', async ({
  page,
}) => {
  const loadScripts = await openBeforeScripts(page, '/about');

  await page.evaluate(() => (document.documentElement.lang = 'eo'));
  await loadScripts();
  await expect(page.locator('html')).toHaveAttribute('lang', 'eo');
});
