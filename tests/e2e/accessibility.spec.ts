import type { Page } from '@playwright/test';
import { readSiteWords } from '../../api/readSiteWords';
import { answerPage } from '../../api/src/answer/answerPage';
import { axeFaults } from './axeFaults';
import { fillForm, enquiry, submit } from './fillForm';
import { holdMessages, send, sending } from './sending';
import { expect, open, test } from './test';
import { label, PAGES, words } from './words';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const WIDTHS = [1280, 390];

/** What axe finds wrong with the page, at both widths. */
async function faults(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await axeFaults(page, false)));
  }
  return found;
}

/** Where a page may run no scripts, no timer comes back to axe, but a promise does. */
const doWithoutTimers = (page: Page) =>
  page.evaluate(() => {
    window.setTimeout = ((go: () => void) => {
      void Promise.resolve().then(go);
      return 0;
    }) as typeof setTimeout;
  });

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(() => {
    test.use({ colorScheme });

    test(`axe finds nothing wrong while a message is sent, ${colorScheme}`, async ({ page }) => {
      const messages = await holdMessages(page);
      await send(page);
      const route = await messages.next();
      await expect(sending(page)).toBeVisible();
      expect(await faults(page)).toEqual([]);
      await route.fulfill({ body: 'Success' });
    });

    test(`axe finds nothing wrong with the notice of a lost script, ${colorScheme}`, async ({
      page,
    }) => {
      await open(page, '/about');
      await page.locator('#reload').evaluate((notice) => notice.removeAttribute('hidden'));
      await expect(page.getByRole('button', { name: label('reloadButton') })).toBeVisible();
      expect(await faults(page)).toEqual([]);
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      for (const { path } of PAGES)
        test(`axe finds nothing wrong with ${path}, ${colorScheme}`, async ({ page }) => {
          await page.goto(path);
          await doWithoutTimers(page);
          expect(await faults(page)).toEqual([]);
        });

      test(`axe finds nothing wrong with the thanks, ${colorScheme}`, async ({ page }) => {
        await page.goto('/contact');
        await fillForm(page, enquiry());
        await submit(page).click();
        await expect(page).toHaveURL('/contact#sent');
        await doWithoutTimers(page);
        expect(await faults(page)).toEqual([]);
      });
    });

    for (const [name, errors] of [
      ['wrong fields', { name: 'Please enter your name', phone: 'Please enter your phone number' }],
      ['a failure', {}],
    ] as const)
      test(`axe finds nothing wrong with the answer to ${name} without scripts, ${colorScheme}`, async ({
        page,
      }) => {
        await page.setContent(answerPage(readSiteWords('.'), {}, errors));
        expect(await faults(page)).toEqual([]);
      });
  });

test('the policy has no button for contents that stand open beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/privacy');
  const contents = page.getByRole('navigation', { name: words.privacy.contentsLabel });
  await expect(contents.getByRole('link', { name: 'Cookies' })).toBeVisible();
  await expect(contents.getByText(words.privacy.contentsLabel)).toBeHidden();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(contents.getByText(words.privacy.contentsLabel)).toBeVisible();
  await expect(contents.getByRole('link', { name: 'Cookies' })).toBeHidden();
});

test('the table of the policy keeps the names of its columns on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/privacy');
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['What', 'Why', 'How long']);
  await expect(table.getByRole('columnheader').first()).toBeVisible();
});

test('a section of the policy is called by its heading alone, not by its number', async ({
  page,
}) => {
  await open(page, '/privacy');
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const names = nodes
    .filter(({ role, ignored }) => role?.value === 'region' && !ignored)
    .map(({ name }) => String(name?.value));
  expect(names).toContain('Cookies');
  expect(names.filter((name) => !/^\w/.test(name))).toEqual([]);
});
