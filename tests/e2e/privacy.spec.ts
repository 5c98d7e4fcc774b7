import { expect, open, test } from './test';
import { words } from './words';

test('the policy says when it was last updated', async ({ page }) => {
  await open(page, '/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await expect(page.locator('time')).toHaveText('November 30, 2021');
  await expect(page.locator('time')).toHaveAttribute('datetime', '2021-11-30');
});

const TOPICS = [
  /definitions/i,
  /data we collect/i,
  /cookies/i,
  /use your data/i,
  /sharing/i,
  /retention/i,
  /transfer/i,
  /disclosure/i,
  /security/i,
  /children under 13/i,
  /third-party/i,
  /changes to this policy/i,
  /contact/i,
];

test('the policy has a section with a heading and a text on every topic', async ({ page }) => {
  await open(page, '/privacy');
  for (const topic of TOPICS) {
    const section = page.getByRole('main').getByRole('region', { name: topic });
    await expect(section.getByRole('heading', { level: 2 })).toBeVisible();
    expect((await section.innerText()).length).toBeGreaterThan(100);
  }
});

test('the contents lead to every section in order', async ({ page }) => {
  await open(page, '/privacy');
  const contents = page.getByRole('navigation', { name: words.privacy.contentsLabel });
  const links = contents.getByRole('link', { includeHidden: true });
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const sections = page.getByRole('region').filter({ has: page.locator('h2[id]') });
  const ids = await sections
    .locator('h2')
    .evaluateAll((all) => all.map((heading) => `#${heading.id}`));
  expect(targets.length).toBeGreaterThanOrEqual(TOPICS.length);
  expect(ids).toEqual(expect.arrayContaining(targets));
});

test('the policy names the agency and its address, with no gap left open', async ({ page }) => {
  await open(page, '/privacy');
  const text = await page.getByRole('main').innerText();
  expect(text).toContain(words.site.name);
  expect(text).not.toMatch(/\{\w*\}|undefined|null/);
  const contact = page.getByRole('region', { name: /contact details/i });
  await expect(contact.getByRole('link', { name: words.site.email })).toHaveAttribute(
    'href',
    `mailto:${words.site.email}`,
  );
});
