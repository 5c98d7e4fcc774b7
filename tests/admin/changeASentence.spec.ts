import { PREVIEW_URL } from './githubGraphql';
import { expect, SIGNED_OUT, test } from './test';

test.use(SIGNED_OUT);

test('staff change, preview, correct and publish a title', async ({
  editor,
  page,
  context,
}) => {
  await page.goto('/admin');
  await editor.signInWithToken();
  await page.getByRole('treeitem', { name: 'Services' }).click();
  // The list shows a service's order and title.
  await editor.openEntry('1. Sample 1');
  const title = page.getByRole('textbox', { name: 'Title' });

  await title.fill('Sample one');
  await editor.save();
  expect(editor.pulls).toMatchObject([
    { branch: 'cms/services/sample-1', draft: true },
  ]);
  expect(editor.publishedChanges()).toEqual([]);

  await editor.openEntry('1. Sample one');
  await context.route(`${PREVIEW_URL}**`, (route) =>
    route.fulfill({ body: 'The preview' }),
  );
  const previewTab = context.waitForEvent('page');

  await editor.press('View Preview');
  await expect((await previewTab).getByText('The preview')).toBeVisible();

  await expect(title).toHaveValue('Sample one');
  await title.fill('Sample two');
  await editor.save();
  await editor.openEntry('1. Sample two');
  await editor.publish();
  await expect
    .poll(editor.publishedChanges)
    .toEqual(['-title: Sample 1', '+title: Sample two']);
});
