import type { Page } from '@playwright/test';
import { enquiry, field, filled, fillForm, submit, type Typed } from './fillForm';
import { expect, open, test } from './test';

const SENTENCES: Typed = {
  name: 'Please enter your name',
  email: 'Please enter your email address',
  phone: 'Please enter your phone number',
  message: 'Please enter a message',
};
type Name = keyof Typed;
const NAMES = Object.keys(SENTENCES) as Name[];

/** Counts what the page posts, and answers it with Success so that no mail is sent. */
async function countPosts(page: Page): Promise<() => number> {
  let posts = 0;
  await page.route('**/api/**', (route) => {
    posts += 1;
    return route.fulfill({ body: 'Success' });
  });
  return () => posts;
}

/** Waits until exactly these fields show their sentence. */
async function wrong(page: Page, names: Name[]): Promise<void> {
  for (const name of NAMES) {
    const isWrong = names.includes(name);
    await expect(field(page, name)).toHaveAttribute('aria-invalid', String(isWrong));
    await expect(field(page, name)).toHaveAccessibleDescription(isWrong ? SENTENCES[name] : '');
    await expect(page.getByText(SENTENCES[name], { exact: true })).toHaveCount(isWrong ? 1 : 0);
  }
}

test('an empty form shows all four sentences, sends nothing and leads to the first field', async ({
  page,
}) => {
  const posts = await countPosts(page);
  await open(page, '/contact');
  await submit(page).click();
  await wrong(page, NAMES);
  await expect(field(page, 'name')).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(posts()).toBe(0);
});

const BAD: Record<Name, string[]> = {
  name: ['', '   '],
  email: [
    '',
    'nobody',
    'a@b',
    'a b@client.example',
    'a@client.example, b@client.example',
    ' a@b.c',
  ],
  phone: ['', '1e5', '0x1F', '--', '+', '12a', '12-', '١٢٣'],
  message: ['', ' \n\t '],
};

for (const name of NAMES) {
  test(`a wrong ${name} alone shows its sentence and takes the focus, and nothing is sent`, async ({
    page,
  }) => {
    const posts = await countPosts(page);
    await open(page, '/contact');
    const right = enquiry();
    await fillForm(page, right);
    for (const bad of BAD[name]) {
      await fillForm(page, { [name]: bad });
      await submit(page).focus();
      await submit(page).click();
      await expect(field(page, name)).toBeFocused();
      await wrong(page, [name]);
      expect(await filled(page), bad).toEqual({ ...right, [name]: bad });
    }
    expect(posts()).toBe(0);
  });
}

test('a phone number may be written as people write it', async ({ page }) => {
  const posts = await countPosts(page);
  await open(page, '/contact');
  const numbers = ['0', '+44 (0)20 7946-0000', '(030) 12.34.56', '020  7946 0000'];
  for (const [index, phone] of numbers.entries()) {
    await fillForm(page, { ...enquiry(), phone });
    await submit(page).click();
    await expect.poll(posts).toBe(index + 1);
    await expect(field(page, 'phone')).toHaveValue('');
  }
});

for (const [name, limit] of [
  ['name', 200],
  ['message', 10_000],
] as const) {
  test(`a ${name} over ${limit} characters is refused by a sentence that names the limit, uncut`, async ({
    page,
  }) => {
    const posts = await countPosts(page);
    await open(page, '/contact');
    const long = 'x'.repeat(limit + 1);
    await fillForm(page, { ...enquiry(), [name]: long });
    await submit(page).click();
    await expect(field(page, name)).toBeFocused();
    await expect(field(page, name)).toHaveAccessibleDescription(
      new RegExp(limit.toLocaleString('en')),
    );
    await expect(field(page, name)).toHaveValue(long);
    expect(posts()).toBe(0);
    await fillForm(page, { [name]: long.slice(1) });
    await submit(page).click();
    await expect.poll(posts).toBe(1);
  });
}

test('nothing is checked before Submit', async ({ page }) => {
  await open(page, '/contact');
  for (const name of NAMES) await field(page, name).focus();
  await field(page, 'email').fill('nobody');
  await field(page, 'phone').fill('x');
  await field(page, 'name').focus();
  await wrong(page, []);
});

test('sentences stay until the next Submit, which shows or clears each', async ({ page }) => {
  await countPosts(page);
  await open(page, '/contact');
  await submit(page).click();
  await wrong(page, NAMES);
  await fillForm(page, { ...enquiry(), phone: 'none' });
  await field(page, 'name').focus();
  await wrong(page, NAMES);
  await submit(page).click();
  await expect(field(page, 'phone')).toBeFocused();
  await wrong(page, ['phone']);
  await fillForm(page, { phone: '020 1' });
  await wrong(page, ['phone']);
  await submit(page).click();
  await wrong(page, []);
});

test('Enter in a field is a Submit', async ({ page }) => {
  await open(page, '/contact');
  await field(page, 'email').press('Enter');
  await wrong(page, NAMES);
  await expect(field(page, 'name')).toBeFocused();
});
