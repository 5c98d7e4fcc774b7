import { LAYOUT_IDS } from '../../src/content/check/checkBody';
import { pages } from '../../src/content/shape/pages';
import { slug } from '../../src/content/read/slug';
import { expect, open, test } from './test';

for (const { addresses = [], anchors = [] } of pages)
  for (const address of addresses)
    for (const anchor of anchors)
      test(`a text may link to ${address}#${anchor}, which is on the page`, async ({ page }) => {
        await open(page, address);
        await expect(page.locator(`[id="${anchor}"]`)).toHaveCount(1);
      });

test('a heading of the policy can have no id that the page has besides, but those that are refused', async ({
  page,
}) => {
  await open(page, '/privacy');
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  const sections = page.getByRole('main').getByRole('region').locator('h2[id] > a');
  const own = await sections.evaluateAll((all) =>
    all.map(({ parentElement }) => parentElement?.id),
  );
  // Gatsby's own ids begin with its name.
  const besides = ids.filter((id) => !own.includes(id) && !id.startsWith('gatsby-'));
  expect(own.length).toBeGreaterThan(0);
  expect(besides.filter((id) => slug(id) === id).sort()).toEqual([...LAYOUT_IDS].sort());
});
