import { ADDRESSES, content, SECTION_TO_SCROLL_TO } from '../content';
import {
  carousel,
  expectAllSlides,
  LAST_SLIDE,
  SLIDE_TITLES,
  slideTarget,
} from './support/carousel';
import { closeButton, drawer, drawerLink, menuButton } from './support/drawer';
import {
  newEnquiry,
  field,
  readForm,
  submitButton,
  submitForm,
  referenceOf,
} from './support/form';
import { findMails } from './support/inbox';
import {
  apology,
  dismissLink,
  expectErrors,
  expectSent,
  thanks,
} from './support/sending';
import {
  contentsList,
  expect,
  expectPage,
  followFooterLinks,
  test,
  topRightCornerOf,
} from './support/test';

// The browser logs an error when the function answers 400 to an invalid form.
test.use({ javaScriptEnabled: false, expectedError: /400 \(Bad Request\)/ });

for (const { path } of ADDRESSES)
  test(`${path} shows text and a drawing, and its link to Privacy works`, async ({
    page,
  }) => {
    await page.goto(path);
    await expectPage(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(
      page.getByRole('main').getByRole('paragraph').first(),
    ).toBeVisible();
    await expect(
      page.getByRole('contentinfo').locator('svg').first(),
    ).toBeVisible();
    await followFooterLinks(page, 'privacy');
  });

test('all slides are shown one below the other, without controls', async ({
  page,
}) => {
  test.skip(SLIDE_TITLES.length === 0, 'the content has no slide');
  await page.goto('/');
  await expectAllSlides(page);
  const links = carousel(page).getByRole('link', {
    name: content.home.slides.button,
  });

  await expect(links).toHaveCount(SLIDE_TITLES.length);
  await expect(carousel(page).getByRole('button')).toHaveCount(0);
  await links.last().click();
  await expectPage(page, slideTarget(LAST_SLIDE));
});

test('the drawer opens, closes, and leads to Contact', async ({ page }) => {
  await page.goto('/');
  const corner = await topRightCornerOf(menuButton(page));

  await menuButton(page).click();
  // After the animation, the close button is at the place of the menu button.
  await expect.poll(() => topRightCornerOf(closeButton(page))).toEqual(corner);
  await closeButton(page).click();
  await expect(drawer(page)).toBeHidden();
  await menuButton(page).press('Enter');
  await drawerLink(page, 'contact').click();
  await expectPage(page, '/contact');
  await expect(drawer(page)).toBeHidden();
});

test('the table of contents of the policy unfolds and leads to a section', async ({
  page,
}) => {
  // on a phone, the contents are folded
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/privacy');
  const contents = contentsList(page);
  const { title, id } = SECTION_TO_SCROLL_TO;

  await contents.locator('summary').click();
  await contents.getByRole('link', { name: title, exact: true }).click();
  await expect(page).toHaveURL(`/privacy#${encodeURI(id)}`);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test('an enquiry is mailed, and /contact#sent shows the thanks', async ({
  page,
}) => {
  const typed = newEnquiry();

  await page.goto('/contact');
  await expect(thanks(page)).toBeHidden();
  await expect(apology(page)).toHaveCount(0);
  await submitForm(page, typed);
  await expect(page).toHaveURL('/contact#sent');
  await expectSent(page, typed);
  await expect(thanks(page)).toBeInViewport();
  await expect(page.locator('#sent')).toContainText(
    content.contact.thanks.text,
  );
  await dismissLink(page).click();
  await expect(thanks(page)).toBeHidden();
});

test('errors come back with the typed text; the corrected form is mailed', async ({
  page,
}) => {
  await page.goto('/contact');
  await submitButton(page).click();
  await expectErrors(page);
  const typed = { ...newEnquiry(), email: 'nobody', phone: '12a' };

  await submitForm(page, typed);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    content.contact.heading,
  );
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(2);
  await expect(field(page, 'email')).toBeFocused();
  expect(await readForm(page)).toEqual(typed);
  expect(await findMails(referenceOf(typed))).toEqual([]);
  const correction = { email: 'zoe@client.example', phone: '020 1' };

  await submitForm(page, correction);
  await expect(page).toHaveURL('/contact#sent');
  await expectSent(page, { ...typed, ...correction });
});
