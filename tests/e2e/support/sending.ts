import type { Page, Route } from '@playwright/test';
import { content, label } from '../../content';
import { enquiry, fillForm, submit } from './fillForm';
import { open } from './test';

/** The next message that the page sends, which waits until the test answers it. Call it before the form is sent. */
export const nextMessage = (page: Page): Promise<Route> =>
  new Promise((resolve) => void page.route('**/api/sendEmail', resolve, { times: 1 }));

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
