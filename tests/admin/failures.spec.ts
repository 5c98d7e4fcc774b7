import type { Page, Route } from '@playwright/test';
import { serviceKind } from '../../src/content/shape/kinds/service';
import { sampleFile } from '../../testing/sampleContent';
import { expect, test } from './test';

const titleField = (page: Page) => page.getByRole('textbox', { name: 'Title' });

async function closeErrorDialog(page: Page, text = ''): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: 'Error' });

  await expect(dialog).toContainText(text);
  await dialog.getByRole('button').click();
}

const changeBySomebodyElse = (from: string, to: string) => {
  const contents = Buffer.from(
    sampleFile(serviceKind).replace(from, to),
  ).toString('base64');

  return { additions: [{ path: 'content/services/sample-1.md', contents }] };
};

test.beforeEach(async ({ editor, page }) => {
  await editor.open('services/entries/sample-1');
  await expect(titleField(page)).toHaveValue('Sample 1');
});

const FAILURES: Record<string, (route: Route) => Promise<void>> = {
  'the sign-in expires': (route) =>
    route.fulfill({ status: 401, json: { message: 'No' } }),
  'GitHub answers 502': (route) =>
    route.fulfill({ status: 502, json: { message: 'No' } }),
  'the connection breaks': (route) => route.abort(),
};

const isCommit = (route: Route): boolean =>
  route.request().postData()?.includes('createCommitOnBranch') ?? false;

for (const [failure, fail] of Object.entries(FAILURES))
  test(`no typed text is lost if ${failure} during a save`, async ({
    editor,
    page,
  }) => {
    await titleField(page).fill('Sample one');
    await page.route('https://api.github.com/graphql', (route) =>
      isCommit(route) ? fail(route) : route.fallback(),
    );

    await editor.press('Save');
    await closeErrorDialog(page);
    await expect(titleField(page)).toHaveValue('Sample one');

    // The stand-in for GitHub is a route of the context, so it stays.
    await page.unrouteAll();
    await editor.saveAndPublish('1. Sample one');
    expect(editor.publishedChanges()).toEqual([
      '-title: Sample 1',
      '+title: Sample one',
    ]);
  });

test('after the sign-in has expired, "Restore" brings the text back', async ({
  editor,
  page,
}) => {
  await titleField(page).clear();
  // Sveltia CMS makes its backup only after a key press or click in the form,
  // and `fill` causes neither.
  await titleField(page).pressSequentially('Sample one');
  await editor.waitForBackup();

  await page.route('https://api.github.com/**', (route) =>
    route.fulfill({ status: 401, json: { message: 'Bad credentials' } }),
  );
  await editor.press('Save');
  await closeErrorDialog(page, 'your sign-in has expired');
  await page.reload();
  await expect(
    page.getByRole('button', { name: 'Sign In Using Access Token' }),
  ).toBeVisible();

  await page.unrouteAll();
  await editor.signInWithToken();
  await editor.press('Restore');
  await expect(titleField(page)).toHaveValue('Sample one');
});

test("a save that would undo somebody else's change is refused", async ({
  editor,
  page,
}) => {
  await titleField(page).fill('Sample one');
  editor.commit('main', changeBySomebodyElse('order: 1', 'order: 7'));

  await editor.press('Save');
  await closeErrorDialog(page, 'Somebody else has changed this file');
  await expect(titleField(page)).toHaveValue('Sample one');
  expect(editor.publishedChanges()).toEqual(['-order: 1', '+order: 7']);
});

test('a draft in conflict with a newer change cannot be published', async ({
  editor,
  page,
}) => {
  await titleField(page).fill('Sample one');
  await editor.save();
  await editor.openEntry('1. Sample one');
  editor.commit('main', changeBySomebodyElse('Sample 1', 'Theirs'));

  await editor.publish();
  await expect(page.getByText('Couldn’t publish the entry.')).toBeVisible();
  expect(editor.publishedChanges()).toEqual([
    '-title: Sample 1',
    '+title: Theirs',
  ]);
});

const REFUSED_TITLES = [
  {
    fault: 'too long',
    title: 'x'.repeat(51),
    reason: /write up to 50 characters/,
  },
  {
    fault: 'taken',
    title: 'Sample 2',
    reason: /title: is the same as in .*sample-2/,
  },
];

for (const { fault, title, reason } of REFUSED_TITLES)
  test(`a title that is ${fault} is refused with a reason`, async ({
    editor,
    page,
  }) => {
    await titleField(page).fill(title);
    await editor.press('Save');

    await expect(page.getByText(reason).first()).toBeVisible();
    expect(editor.branches()).toEqual(['main']);
  });
