import type { Page, Route } from '@playwright/test';
import { content, label } from '../../content';
import { enquiry, fillForm, submit } from './fillForm';
import { open } from './test';

/** Intercepts the next enquiry; the test answers it. Call it before submitting the form. */
export const interceptEnquiry = (page: Page): Promise<Route> =>
  new Promise((resolve) => void page.route('**/api/sendEmail', resolve, { times: 1 }));

/** Opens the form, fills it and presses Submit. */
export async function send(page: Page, typed = enquiry()): Promise<void> {
  await open(page, '/contact');
  await fillForm(page, typed);
  await submit(page).click();
}

export const sending = (page: Page) => page.getByRole('button', { name: label('sending') });
export const dismiss = (page: Page) => page.getByRole('button', { name: label('dismiss') });

/** The heading of the alert after success. */
export const thanks = (page: Page) =>
  page.getByRole('heading', { name: content.contact.thanks.heading, exact: true });
/** The heading of the alert after a failure. */
export const apology = (page: Page) =>
  page.getByRole('heading', { name: content.contact.apology.heading, exact: true });
