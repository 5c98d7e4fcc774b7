import type { Locator, Page } from '@playwright/test';
import { TEXT_PAGES } from '../content';
import { boxOf, contentsList, expect, open, test } from './support/test';

/** A window as low as at a zoom of 400 %, and as wide as that of a desktop. */
const WINDOW = { width: 1280, height: 256 };

/** Turns the mouse wheel over an element, as far down as it goes. */
async function turnWheelOver(page: Page, element: Locator): Promise<void> {
  const { x, y } = await boxOf(element);

  await page.mouse.move(x + 10, y + 10);
  await page.mouse.wheel(0, 5000);
}

// `scrollIntoViewIfNeeded` would also scroll a list that no visitor can scroll.
for (const { path } of TEXT_PAGES)
  test(`in a low window, the wheel brings the last link of the list of sections of ${path} into view`, async ({
    page,
  }) => {
    await open(page, path, WINDOW.width, WINDOW.height);
    const links = contentsList(page).getByRole('link');

    test.skip((await links.count()) === 0, 'the text has no sections');
    await links.first().evaluate((link) => link.scrollIntoView());
    await turnWheelOver(page, contentsList(page));
    await expect(links.last()).toBeInViewport({ ratio: 0.9 });
  });
