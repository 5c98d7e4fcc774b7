import type { Page, Route } from '@playwright/test';
import { content, label } from '../../content';
import { enquiry, fillForm, submit } from './fillForm';
import { expect, open } from './test';

/** Holds each message that the page sends until the test answers it. */
export async function holdMessages(page: Page): Promise<{ next: () => Promise<Route> }> {
  const held: Route[] = [];
  let taken = 0;
  await page.route('**/api/sendEmail', (route) => {
    held.push(route);
  });
  return {
    next: async () => {
      await expect.poll(() => held.length).toBeGreaterThan(taken);
      const route = held[taken];
      if (!route) throw new Error('Nothing was sent');
      taken += 1;
      return route;
    },
  };
}

/** Opens the form, fills it and presses Submit. */
export async function send(page: Page, typed = enquiry()): Promise<void> {
  await open(page, '/contact');
  await fillForm(page, typed);
  await submit(page).click();
}

export const sending = (page: Page) => page.getByRole('button', { name: label('sending') });
export const dismiss = (page: Page) => page.getByRole('button', { name: label('dismiss') });

/** The heading of what a visitor reads after a message was sent, and where it could not be. */
export const thanks = (page: Page) =>
  page.getByRole('heading', { name: content.contact.thanks.heading, exact: true });
export const apology = (page: Page) =>
  page.getByRole('heading', { name: content.contact.apology.heading, exact: true });
