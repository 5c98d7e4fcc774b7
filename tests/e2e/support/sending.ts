import type { Page, Route } from '@playwright/test';
import { FIELDS, type Enquiry } from '../../../shared/enquiry';
import type { InboxMail } from '../../../local/inbox/captureMails';
import { content, label } from '../../content';
import { field, newEnquiry, referenceOf, submitForm } from './form';
import { waitForMail } from './inbox';
import { colourOf, expect, open } from './test';

/**
 * Holds the form's next post. Call it before sending the form; then await the
 * route, by which the test answers the post.
 */
export const holdPost = (page: Page): Promise<Route> =>
  // `page.route` needs no await: Playwright sends its commands in order, so the
  // route is set before the form is posted.
  new Promise(
    (resolve) =>
      void page.route('**/api/sendEmail', (route) => resolve(route), {
        times: 1,
      }),
  );

export async function sendEnquiry(
  page: Page,
  typed = newEnquiry(),
): Promise<void> {
  await open(page, '/contact');
  await submitForm(page, typed);
}

/** Submit may have the same name, so the type tells them apart. */
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
 * Thanks and apology are in live regions. `#sent` has the thanks for a form
 * that was sent without scripts.
 */
export const thanks = (page: Page) =>
  page.locator('#sent, [role="status"]').getByRole('heading', {
    name: content.contact.thanks.heading,
    exact: true,
  });
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
  // line by line, because the mail indents each
  const lines = Object.values(typed).flatMap((value) => value.split('\n'));

  for (const line of lines) expect(mail.text).toContain(line);

  return mail;
}

export async function expectErrors(page: Page): Promise<void> {
  const { errors } = content.contact;

  for (const fieldName of FIELDS)
    await expect(field(page, fieldName)).toHaveAccessibleDescription(
      errors[fieldName],
    );
  await expect(field(page, 'name')).toBeFocused();
  const errorId = await field(page, 'name').getAttribute('aria-describedby');
  const errorColour = await colourOf(page.locator(`[id="${errorId}"]`));

  await expect(field(page, 'name')).toHaveCSS(
    'border',
    `2px solid ${errorColour}`,
  );
}
