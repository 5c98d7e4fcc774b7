import type { Page } from '@playwright/test';
import { label } from '../../content';
import { expect, open, pageLinkIn, type PageKey } from './test';

/**
 * The attribute tells the menu button from other buttons, which may have the
 * same name.
 */
export const menuButton = (page: Page) =>
  page
    .getByRole('button', { name: label('menu'), exact: true })
    .and(page.locator('[aria-haspopup="dialog"]'));

export const drawer = (page: Page) =>
  page.getByRole('dialog', { name: label('menu'), exact: true });

export const closeButton = (page: Page) =>
  drawer(page).getByRole('button', { name: label('closeMenu'), exact: true });

export const drawerLink = (page: Page, key: PageKey) =>
  pageLinkIn(drawer(page), key);

export async function openDrawer(page: Page, path: string): Promise<void> {
  await open(page, path);
  await menuButton(page).click();
  await expect(drawer(page)).toBeVisible();
}

export async function followDrawerLink(
  page: Page,
  key: PageKey,
): Promise<void> {
  await menuButton(page).click();
  await drawerLink(page, key).click();
  await expect(page).toHaveURL(`/${key}`);
}
