import type { Page, Route } from '@playwright/test';
import { content, label } from '../../content';
import { newEnquiry, submitForm } from './fillForm';
import { open } from './test';

/** Holds the next post of the form until the test answers it. Call it before the form is sent. */
export const holdPost = (page: Page): Promise<Route> =>
  new Promise((resolve) => void page.route('**/api/sendEmail', resolve, { times: 1 }));

export async function sendEnquiry(page: Page, typed = newEnquiry()): Promise<void> {
  await open(page, '/contact');
  await submitForm(page, typed);
}

export const busyButton = (page: Page) => page.getByRole('button', { name: label('sending') });
export const dismiss = (page: Page) => page.getByRole('button', { name: label('dismiss') });

const alertHeading = (page: Page, { heading }: { heading: string }) =>
  page.getByRole('heading', { name: heading, exact: true });
export const thanks = (page: Page) => alertHeading(page, content.contact.thanks);
export const apology = (page: Page) => alertHeading(page, content.contact.apology);
