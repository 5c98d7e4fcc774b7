import type { Page, Route } from '@playwright/test';
import { enquiry, fillForm, submit } from './fillForm';
import { expect, open } from './test';
import { label } from './words';

export const EMPTY = { name: '', email: '', phone: '', message: '' };
export const THANKS = 'Thank you for getting in touch!';
export const APOLOGY = 'Uh-oh! That message failed to send.';

/** Holds each message that the page sends until the test answers it. */
export async function holdMessages(
  page: Page,
): Promise<{ next: () => Promise<Route>; count: () => number }> {
  const held: Route[] = [];
  let taken = 0;
  await page.route('**/api/sendEmail', (route) => {
    held.push(route);
  });
  return {
    count: () => held.length,
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
export const heading = (page: Page, name: string) => page.getByRole('heading', { name });
export const dismiss = (page: Page) => page.getByRole('button', { name: label('dismiss') });
