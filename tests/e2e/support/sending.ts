import type { Page, Route } from '@playwright/test';
import { FIELDS, type Enquiry } from '../../../api/src/enquiry';
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
    (hold) =>
      void page.route('**/api/sendEmail', (route) => hold(route), { times: 1 }),
  );

export async function sendEnquiry(
  page: Page,
  typed = newEnquiry(),
): Promise<void> {
  await open(page, '/contact');
  await submitForm(page, typed);
}

export const busyButton = (page: Page) =>
  page.getByRole('button', { name: label('sending') });
export const dismissButton = (page: Page) =>
  page.getByRole('button', { name: label('dismiss') });

const alertHeading = (page: Page, { heading }: { heading: string }) =>
  page.getByRole('heading', { name: heading, exact: true });

export const thanks = (page: Page) =>
  alertHeading(page, content.contact.thanks);
export const apology = (page: Page) =>
  alertHeading(page, content.contact.apology);

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
  const errorColour = await colourOf(page.getByText(errors.name));

  await expect(field(page, 'name')).toHaveCSS(
    'border',
    `2px solid ${errorColour}`,
  );
}
