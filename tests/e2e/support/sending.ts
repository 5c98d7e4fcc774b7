import type { Locator, Page, Route } from '@playwright/test';
import { content, label } from '../../content';
import { newEnquiry, fillForm, submit } from './fillForm';
import { open } from './test';

/** Holds the next post of the form until the test answers it. Call it before the form is sent. */
export const holdPost = (page: Page): Promise<Route> =>
  new Promise((resolve) => void page.route('**/api/sendEmail', resolve, { times: 1 }));

/** Opens Contact, fills the form and presses Submit. */
export async function sendEnquiry(page: Page, typed = newEnquiry()): Promise<void> {
  await open(page, '/contact');
  await fillForm(page, typed);
  await submit(page).click();
}

/** The Submit button while the form sends. */
export const busyButton = (page: Page) => page.getByRole('button', { name: label('sending') });
export const dismiss = (page: Page) => page.getByRole('button', { name: label('dismiss') });

/** The heading of the alert after success. */
export const thanks = (page: Page) =>
  page.getByRole('heading', { name: content.contact.thanks.heading, exact: true });
/** The heading of the alert after a failure. */
export const apology = (page: Page) =>
  page.getByRole('heading', { name: content.contact.apology.heading, exact: true });

/** Returns the text colour of an element as `rgb(…)`. */
export const colourOf = (element: Locator): Promise<string> =>
  element.evaluate((html) => getComputedStyle(html).color);
