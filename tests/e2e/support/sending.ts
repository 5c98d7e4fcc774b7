import type { Page, Route } from '@playwright/test';
import { ENDPOINT, FIELDS, type Enquiry } from '../../../shared/enquiry';
import type { InboxMail } from '../../../local/inbox/captureMails';
import { content, label } from '../../content';
import { field, newEnquiry, referenceOf, submitForm } from './form';
import { waitForMail } from './inbox';
import { colourOf, expect, open } from './test';

/**
 * Holds the form's next post. Call this before sending the form; then await the
 * route, and answer the post with it.
 */
export function holdPost(page: Page): Promise<Route> {
  return new Promise((resolve) => {
    // Needs no await: Playwright sends its commands in order, so the route is
    // set before the form is posted.
    void page.route(`**${ENDPOINT}`, (route) => resolve(route), { times: 1 });
  });
}

export async function sendEnquiry(
  page: Page,
  typed = newEnquiry(),
): Promise<void> {
  await open(page, '/contact');
  await submitForm(page, typed);
}

/** Dismiss of an alert. Submit may have the same name, but has another type. */
export const dismissButton = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: label('dismiss'), exact: true })
    .and(page.locator(':not([type="submit"])'));

/** Dismiss of the thanks for a form that was sent without scripts. */
export const dismissLink = (page: Page) =>
  page
    .locator('#sent')
    .getByRole('link', { name: label('dismiss'), exact: true })
    // The link to book an appointment may have the same words.
    .and(page.locator('[href="#main"]'));

/**
 * Heading of the thanks: in a live region or, for a form that was sent without
 * scripts, in `#sent`.
 */
export const thanks = (page: Page) =>
  page.locator('#sent, [role="status"]').getByRole('heading', {
    name: content.contact.thanks.heading,
    exact: true,
  });

/** Heading of the apology. */
export const apology = (page: Page) =>
  page.getByRole('alert').getByRole('heading', {
    name: content.contact.apology.heading,
    exact: true,
  });

export async function expectSent(
  page: Page,
  typed: Enquiry,
): Promise<InboxMail> {
  await expect(thanks(page)).toBeVisible();

  const mail = await waitForMail(referenceOf(typed));
  // The mail indents each line, so compare line by line.
  const lines = Object.values(typed).flatMap((value) => value.split('\n'));

  for (const line of lines) expect(mail.text).toContain(line);

  return mail;
}

/**
 * Expects the error of each field and, on the first field, the focus and a
 * border in the colour of its error.
 */
export async function expectErrors(page: Page): Promise<void> {
  const { errors } = content.contact;

  for (const fieldName of FIELDS)
    await expect(field(page, fieldName)).toHaveAccessibleDescription(
      errors[fieldName],
    );

  const firstField = field(page, 'name');
  const errorId = await firstField.getAttribute('aria-describedby');
  const errorColour = await colourOf(page.locator(`[id="${errorId}"]`));

  await expect(firstField).toBeFocused();
  await expect(firstField).toHaveCSS('border', `2px solid ${errorColour}`);
}
