import type { Page } from '@playwright/test';
import { questionId } from '../../src/content/shape/questionId';
import { content } from '../content';
import { questionList } from './support/questionList';
import {
  boxOf,
  expect,
  expectPage,
  followFooterLinks,
  open,
  test,
} from './support/test';

// The field may be missing in the file.
const items = content.contact.questions ?? [];
const LAST_ID = questionId(items.length);

test.skip(items.length === 0, 'the content has no questions');

const question = (page: Page, index: number) =>
  questionList(page).locator('summary').nth(index);

const answer = (page: Page, index: number) =>
  page.locator(`[id="${questionId(index + 1)}"]`);

/** Expects the last answer to be shown, and its question below the bar. */
async function expectLastAnswerInView(page: Page): Promise<void> {
  const last = items.length - 1;

  await expect(answer(page, last)).toBeInViewport();
  await expect(question(page, last)).toBeInViewport();

  const bar = await boxOf(page.getByRole('banner'));

  await expect
    .poll(async () => (await boxOf(question(page, last))).y)
    .toBeGreaterThanOrEqual(bar.height);
}

test('Contact shows all questions, and an answer after a press', async ({
  page,
}) => {
  await open(page, '/contact');

  for (const [index, item] of items.entries()) {
    await expect(question(page, index)).toHaveText(item.question);
    await expect(answer(page, index)).toBeHidden();
    await question(page, index).click();
    await expect(answer(page, index)).toHaveText(item.answer);
    await expect(answer(page, index)).toBeVisible();
  }

  await question(page, 0).click();
  await expect(answer(page, 0)).toBeHidden();
});

test('an answer unfolds and folds by keyboard', async ({ page }) => {
  await open(page, '/contact');
  await question(page, 0).focus();
  await page.keyboard.press('Enter');
  await expect(answer(page, 0)).toBeVisible();
  await page.keyboard.press('Space');
  await expect(answer(page, 0)).toBeHidden();
});

test('an address with the id of a question opens its answer', async ({
  page,
}) => {
  await open(page, `/contact#${LAST_ID}`);
  await expectLastAnswerInView(page);
});

test('Back to an address with the id of a question opens its answer', async ({
  page,
}) => {
  await open(page, `/contact#${LAST_ID}`);
  await followFooterLinks(page, 'about');
  await page.goBack();
  await expectPage(page, `/contact#${LAST_ID}`);
  await expectLastAnswerInView(page);
});

test('a printed page has all answers', async ({ page }) => {
  await open(page, '/contact');
  await page.emulateMedia({ media: 'print' });

  for (const index of items.keys())
    await expect(answer(page, index)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an answer unfolds', async ({ page }) => {
    await page.goto('/contact');
    await question(page, 0).click();
    await expect(answer(page, 0)).toBeVisible();
  });

  test('an address with the id of a question opens its answer', async ({
    page,
  }) => {
    await page.goto(`/contact#${LAST_ID}`);
    await expectLastAnswerInView(page);
  });
});
