import { menu, drawer, close, link, openDrawer } from './drawer';
import { expect, open, test } from './test';
import { label, words } from './words';

for (const key of ['Enter', 'Space']) {
  test(`${key} opens and closes the drawer, and the focus comes back`, async ({ page }) => {
    await open(page, '/about');
    await menu(page).focus();
    await page.keyboard.press(key);
    await expect(drawer(page)).toBeVisible();
    await expect(close(page)).toBeFocused();
    await page.keyboard.press(key);
    await expect(drawer(page)).toBeHidden();
    await expect(menu(page)).toBeFocused();
  });
}

test('Escape closes the drawer, and the focus comes back', async ({ page }) => {
  await openDrawer(page, '/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(menu(page)).toBeFocused();
});

test('Tab goes through the drawer in reading order and never leaves it', async ({ page }) => {
  await openDrawer(page, '/');
  await expect(close(page)).toBeFocused();
  for (const name of [words.site.name, 'Home', 'About', 'Contact']) {
    await page.keyboard.press('Tab');
    await expect(link(page, name)).toBeFocused();
  }
  for (const name of ['facebook', 'instagram', 'email']) {
    await page.keyboard.press('Tab');
    await expect(link(page, label(name))).toBeFocused();
  }
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 18; press += 1) {
      await page.keyboard.press(key);
      const outside = await drawer(page).evaluate((dialog) => {
        const focused = document.activeElement;
        return focused !== document.body && !dialog.contains(focused);
      });
      expect(outside, `after ${key}`).toBe(false);
    }
  }
});

test('a link followed by keyboard closes the drawer and shows its page', async ({ page }) => {
  await openDrawer(page, '/');
  await link(page, 'About').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/about');
  await expect(drawer(page)).toBeHidden();
});
