import { content } from '../content';
import { enquiry, filled, submit } from './support/fillForm';
import { apology, dismiss, nextMessage, send, thanks } from './support/sending';
import { expect, test } from './support/test';

test.use({ expectedError: /Failed to load resource/ });

test('a failure apologises in view, keeps the text and offers a mail, and the next Submit sends it', async ({
  page,
}) => {
  const { contact, site } = content;
  const typed = enquiry();
  const first = nextMessage(page);
  await send(page, typed);
  await (await first).abort('connectionreset');
  await expect(apology(page)).toBeInViewport();
  await expect(page.getByRole('alert').getByRole('link', { name: site.email })).toHaveAttribute(
    'href',
    `mailto:${site.email}?subject=${encodeURIComponent(contact.apology.subject)}`,
  );
  await dismiss(page).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(submit(page)).toBeFocused();
  expect(await filled(page)).toEqual(typed);

  const second = nextMessage(page);
  await submit(page).click();
  const fixed = { to: site.email, subject: contact.mail.subject };
  expect((await second).request().postDataJSON()).toEqual({ ...fixed, ...typed });
  await (await second).fulfill({ body: 'Success' });
  await expect(thanks(page)).toBeVisible();
});
