import type { Locator } from '@playwright/test';
import { expect } from './test';

/**
 * Returns every element that a locator finds, in a list that is not empty: a
 * loop over nothing would pass.
 */
export async function allOf(elements: Locator): Promise<Locator[]> {
  await expect(elements).not.toHaveCount(0);

  return elements.all();
}
