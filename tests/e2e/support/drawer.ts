import type { Locator, Page } from '@playwright/test';
import { label } from '../../content';
import { expect, open } from './test';

export const menu = (page: Page) => page.getByRole('button', { name: label('menu'), exact: true });
export const drawer = (page: Page) => page.getByRole('dialog', { name: label('menu') });
export const close = (page: Page) => drawer(page).getByRole('button', { name: label('closeMenu') });
export const link = (page: Page, name: string) =>
  drawer(page).getByRole('link', { name, exact: true });

/** Returns the top right corner of a button, in pixels. */
export async function cornerOf(button: Locator): Promise<number[]> {
  const { x = NaN, y = NaN, width = NaN } = (await button.boundingBox()) ?? {};
  return [x + width, y].map(Math.round);
}

export async function openDrawer(page: Page, path: string): Promise<void> {
  await open(page, path);
  await menu(page).click();
  await expect(drawer(page)).toBeVisible();
}

/** Opens the drawer and follows a link in it. */
export async function followDrawerLink(page: Page, name: string, path: string): Promise<void> {
  await menu(page).click();
  await link(page, name).click();
  await expect(page).toHaveURL(path);
}
