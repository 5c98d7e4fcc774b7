import type { Page } from '@playwright/test';
import { label } from '../../content';
import { expect, open } from './test';

export const menuButton = (page: Page) =>
  page.getByRole('button', { name: label('menu'), exact: true });
export const drawer = (page: Page) =>
  page.getByRole('dialog', { name: label('menu') });
export const closeButton = (page: Page) =>
  drawer(page).getByRole('button', { name: label('closeMenu') });
export const drawerLink = (page: Page, name: string) =>
  drawer(page).getByRole('link', { name, exact: true });

export async function openDrawer(page: Page, path: string): Promise<void> {
  await open(page, path);
  await menuButton(page).click();
  await expect(drawer(page)).toBeVisible();
}

export async function followDrawerLink(
  page: Page,
  name: string,
  path: string,
): Promise<void> {
  await menuButton(page).click();
  await drawerLink(page, name).click();
  await expect(page).toHaveURL(path);
}
