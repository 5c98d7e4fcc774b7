import { kinds } from '../../src/content/kinds';
import { expect, open, test } from './test';

for (const { addresses = [], anchors = [] } of kinds)
  for (const address of addresses)
    for (const anchor of anchors)
      test(`a text may link to ${address}#${anchor}, which is on the page`, async ({ page }) => {
        await open(page, address);
        await expect(page.locator(`[id="${anchor}"]`)).toHaveCount(1);
      });
