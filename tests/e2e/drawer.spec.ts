import { menu, drawer, close, link, openDrawer } from './drawer';
import { expect, open, test } from './test';
import { label, PAGES, words } from './words';

test('the drawer is closed at first', async ({ page }) => {
  await open(page, '/');
  await expect(drawer(page)).toBeHidden();
});

test('the menu button opens the drawer, and the same place closes it', async ({ page }) => {
  await open(page, '/');
  const place = await menu(page).boundingBox();
  await menu(page).click();
  // Once the drawer has come in, its button stands where the menu button stood: the same right edge and height.
  const edge = ({ x = 0, y = 0, width = 0 } = {}) => [x + width, y].map(Math.round);
  await expect
    .poll(async () => edge((await close(page).boundingBox()) ?? undefined))
    .toEqual(edge(place ?? undefined));
  await page.mouse.click(
    (place?.x ?? 0) + (place?.width ?? 0) / 2,
    (place?.y ?? 0) + (place?.height ?? 0) / 2,
  );
  await expect(drawer(page)).toBeHidden();
  await expect(menu(page)).toBeFocused();
});

test('on a phone the drawer fills the window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openDrawer(page, '/');
  await expect
    .poll(() => drawer(page).boundingBox())
    .toEqual({ x: 0, y: 0, width: 360, height: 640 });
  await link(page, 'Contact').click();
  await expect(page).toHaveURL('/contact');
  await expect(drawer(page)).toBeHidden();
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the page behind the drawer does not scroll', async ({ page }) => {
    await openDrawer(page, '/');
    const scrolled = () => page.evaluate(() => window.scrollY);
    await page.mouse.move(100, 600);
    await page.mouse.wheel(0, 400);
    await close(page).click();
    await expect(drawer(page)).toBeHidden();
    expect(await scrolled()).toBe(0);
    await page.mouse.wheel(0, 400);
    await expect.poll(scrolled).toBe(400);
  });
});

test('the drawer opens again, time after time', async ({ page }) => {
  await open(page, '/');
  for (let time = 0; time < 3; time += 1) {
    await menu(page).click();
    await expect(drawer(page)).toBeVisible();
    await close(page).click();
    await expect(drawer(page)).toBeHidden();
  }
});

test('the drawer holds the logo, the three pages and the social links', async ({ page }) => {
  await openDrawer(page, '/');
  await expect(link(page, words.site.name)).toHaveAttribute('href', '/home');
  await expect(link(page, 'Home')).toHaveAttribute('href', '/home');
  await expect(link(page, 'About')).toHaveAttribute('href', '/about');
  await expect(link(page, 'Contact')).toHaveAttribute('href', '/contact');
  await expect(link(page, label('facebook'))).toHaveAttribute('href', words.site.facebook);
  await expect(link(page, label('instagram'))).toHaveAttribute('href', words.site.instagram);
  await expect(link(page, label('email'))).toHaveAttribute('href', `mailto:${words.site.email}`);
  await expect(drawer(page).getByRole('link')).toHaveCount(7);
});

for (const [name, path, heading] of [
  ['Home', '/home', words.home.heading],
  ['About', '/about', words.about.heading],
  ['Contact', '/contact', words.contact.heading],
] as const) {
  test(`the link ${name} closes the drawer and shows its page`, async ({ page }) => {
    await openDrawer(page, '/privacy');
    await link(page, name).click();
    await expect(page).toHaveURL(path);
    await expect(drawer(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });
}

test('the logo of the drawer closes it and shows Home', async ({ page }) => {
  await openDrawer(page, '/about');
  await link(page, words.site.name).click();
  await expect(page).toHaveURL('/home');
  await expect(drawer(page)).toBeHidden();
});

test('the link of the page that is shown closes the drawer', async ({ page }) => {
  await openDrawer(page, '/about');
  await link(page, 'About').click();
  await expect(drawer(page)).toBeHidden();
  await expect(page).toHaveURL('/about');
});

test('a press beside the drawer closes it, and the focus comes back', async ({ page }) => {
  await openDrawer(page, '/');
  await page.mouse.click(40, 400);
  await expect(drawer(page)).toBeHidden();
  await expect(menu(page)).toBeFocused();
});

test('Back closes the drawer', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: words.home.consultButton }).click();
  await expect(page).toHaveURL('/contact');
  await menu(page).click();
  await expect(drawer(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(drawer(page)).toBeHidden();
});

test('Back with the drawer open takes the focus to the page, as it does without', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('link', { name: words.home.consultButton }).click();
  await expect(page).toHaveURL('/contact');
  await menu(page).click();
  await expect(drawer(page)).toBeVisible();
  const closed = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        document
          .querySelector('dialog')
          // One task later: the site's own listener is further up, runs after this one, and may still move the focus.
          ?.addEventListener('close', () => setTimeout(resolve), { once: true });
      }),
  );
  await page.goBack();
  await closed;
  await expect(page.locator('#gatsby-focus-wrapper')).toBeFocused();
});

for (const { path } of PAGES) {
  const current = { '/': 'Home', '/home': 'Home', '/about': 'About', '/contact': 'Contact' }[path];
  test(`on ${path} the drawer marks ${current ?? 'no page'} as the current one`, async ({
    page,
  }) => {
    await openDrawer(page, path);
    const marked = drawer(page).locator('[aria-current="page"]');
    await expect(marked).toHaveText(current ? [current] : []);
  });
}

test('the mark of the current page moves with the visitor', async ({ page }) => {
  await openDrawer(page, '/');
  await link(page, 'About').click();
  await expect(page).toHaveURL('/about');
  await menu(page).click();
  await expect(drawer(page).locator('[aria-current="page"]')).toHaveText(['About']);
});
