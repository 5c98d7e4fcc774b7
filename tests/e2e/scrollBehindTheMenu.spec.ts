import { drawer, menuButton } from './support/drawer';
import { boxOf, expect, open, test } from './support/test';

test.use({
  // Playwright hides scroll bars. A scroll bar that disappears would shift the
  // page.
  launchOptions: async ({ launchOptions }, provide) => {
    await provide({
      ...launchOptions,
      ignoreDefaultArgs: ['--hide-scrollbars'],
    });
  },
});

test('the page behind the drawer neither shifts nor scrolls with the mouse wheel', async ({
  page,
}) => {
  await open(page, '/about');
  const scrollY = () => page.evaluate(() => window.scrollY);
  const scrollBarWidth = () =>
    page.evaluate(() => window.innerWidth - document.body.clientWidth);
  const heading = page.locator('h1');
  const boxBefore = await boxOf(heading);

  expect(await scrollBarWidth()).toBeGreaterThan(0);

  await menuButton(page).click();
  await expect(drawer(page)).toBeVisible();
  expect(await boxOf(heading)).toEqual(boxBefore);

  await page.mouse.move(100, 600); // beside the drawer
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  expect(await scrollY()).toBe(0);

  await page.mouse.wheel(0, 600);
  await expect.poll(scrollY, 'with the drawer closed').toBe(600);
});
