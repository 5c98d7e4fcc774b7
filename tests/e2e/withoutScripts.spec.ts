import { BASE_URL } from './addresses';
import { enquiry, field, filled, fillForm, submit, threadOf } from './fillForm';
import { mailsWith, mailWith } from './inbox';
import { expect, test } from './test';
import { label, PAGES, words } from './words';

test.use({ javaScriptEnabled: false });

const THANKS = 'Thank you for getting in touch!';

for (const { path, words: page } of PAGES) {
  test(`without scripts ${path} can be read and left`, async ({ page: tab }) => {
    await tab.goto(path);
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(page.heading);
    await expect(tab.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(tab.getByRole('main').getByRole('paragraph').first()).toBeVisible();
    const footer = tab.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(tab).toHaveURL('/privacy');
  });
}

test('without scripts all three slides are shown and none needs a control', async ({ page }) => {
  await page.goto('/');
  const carousel = page.getByRole('region', { name: words.home.slides.heading });
  await expect(carousel.getByRole('heading', { level: 2 })).toHaveText([
    'Design',
    'Develop',
    'Deliver',
  ]);
  const links = carousel.getByRole('link', { name: 'Find out more' });
  await expect(links).toHaveCount(3);
  const tops: number[] = [];
  for (const link of await links.all()) {
    await expect(link).toBeVisible();
    tops.push((await link.boundingBox())?.y ?? NaN);
  }
  expect(tops).toEqual([...tops].sort((one, other) => one - other));
  expect(new Set(tops).size).toBe(3);
  await expect(carousel.getByRole('button')).toHaveCount(0);
  await links.last().click();
  await expect(page).toHaveURL('/about');
});

for (const width of [390, 1440])
  test(`without scripts the menu button stands where it does with them at ${width} px`, async ({
    page,
    browser,
  }) => {
    const scripted = await browser.newPage({ javaScriptEnabled: true });
    const places = [];
    for (const tab of [page, scripted]) {
      await tab.setViewportSize({ width, height: 844 });
      await tab.goto(new URL('/contact', BASE_URL).href);
      const button = tab.getByRole('banner').getByRole('button', { name: label('menu') });
      places.push(await button.boundingBox());
    }
    await scripted.close();
    expect(places[0]).toEqual(places[1]);
  });

test('without scripts the menu button opens the drawer, and its links lead on', async ({
  page,
}) => {
  await page.goto('/');
  const menu = page.getByRole('button', { name: label('menu'), exact: true });
  const drawer = page.getByRole('dialog', { name: label('menu') });
  await menu.click();
  await expect(drawer).toBeVisible();
  await drawer.getByRole('button', { name: label('closeMenu') }).click();
  await expect(drawer).toBeHidden();
  await menu.press('Enter');
  await drawer.getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL('/contact');
  await expect(drawer).toBeHidden();
});

test('without scripts the contents of the policy lead to its sections', async ({ page }) => {
  await page.goto('/privacy');
  const contents = page.getByRole('navigation', { name: words.privacy.contentsLabel });
  const link = contents.getByRole('link', { name: 'Cookies' });
  if (!(await link.isVisible())) await contents.getByText(words.privacy.contentsLabel).click();
  await link.click();
  await expect(page.getByRole('heading', { name: 'Cookies' })).toBeInViewport();
});

test('without scripts the form shows no alert before it is sent', async ({ page }) => {
  await page.goto('/contact');
  await expect(submit(page)).toBeVisible();
  await expect(page.getByText(THANKS)).toBeHidden();
  await expect(page.getByText('Uh-oh!')).toHaveCount(0);
});

test('without scripts an enquiry is thanked for at /contact#sent and read in the inbox', async ({
  page,
}) => {
  const typed = enquiry();
  await page.goto('/contact');
  await fillForm(page, typed);
  await submit(page).click();
  await expect(page).toHaveURL('/contact#sent');
  await expect(page.getByRole('heading', { name: THANKS })).toBeInViewport();
  await expect(page.getByText('We will respond to your message as soon as we can')).toBeVisible();
  await page.getByRole('link', { name: label('dismiss') }).click();
  await expect(page.getByRole('heading', { name: THANKS })).toBeHidden();
  const mail = await mailWith(threadOf(typed));
  expect(mail.subject).toBe('Website Contact Form:');
  expect(mail.replyTo).toBe(`${typed.name.trim()} <${typed.email}>`);
  expect(mail.text.replace(/\r\n/g, '\n')).toContain(typed.message);
});

test.describe('a form that is refused', () => {
  test.use({ expectedError: /400 \(Bad Request\)/ });

  test('without scripts a wrong form comes back with its sentences and the text, and can be sent', async ({
    page,
  }) => {
    const typed = { ...enquiry(), email: 'nobody', phone: '12a' };
    await page.goto('/contact');
    await fillForm(page, typed);
    await submit(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in touch...');
    await expect(field(page, 'email')).toHaveAccessibleDescription(
      'Please enter your email address',
    );
    await expect(field(page, 'phone')).toHaveAccessibleDescription(
      'Please enter your phone number',
    );
    await expect(field(page, 'name')).toHaveAccessibleDescription('');
    await expect(field(page, 'message')).toHaveAccessibleDescription('');
    await expect(field(page, 'email')).toBeFocused();
    expect(await filled(page)).toEqual(typed);
    const thread = threadOf(typed);
    expect(await mailsWith(thread)).toEqual([]);

    await fillForm(page, { email: 'zoe@client.example', phone: '020 1' });
    await submit(page).click();
    await expect(page).toHaveURL('/contact#sent');
    await expect(page.getByRole('heading', { name: THANKS })).toBeVisible();
    await mailWith(thread);
  });

  test('without scripts an empty form comes back with all four sentences', async ({ page }) => {
    await page.goto('/contact');
    await submit(page).click();
    for (const sentence of [
      'Please enter your name',
      'Please enter your email address',
      'Please enter your phone number',
      'Please enter a message',
    ]) {
      await expect(page.getByText(sentence, { exact: true })).toBeVisible();
    }
    await expect(field(page, 'name')).toBeFocused();
  });
});
