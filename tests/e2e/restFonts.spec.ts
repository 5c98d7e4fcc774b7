import { field } from './fillForm';
import { expect, open, test } from './test';

test('a letter that few pages need brings its own file, and only then', async ({ page }) => {
  await open(page, '/contact');
  const loaded = () =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  const rest = 'Instrument Sans rest';
  await expect.poll(() => page.evaluate(loaded)).toContain('Instrument Sans');
  expect(await page.evaluate(loaded)).not.toContain(rest);
  await field(page, 'name').fill('Zofia Łódź');
  await expect.poll(() => page.evaluate(loaded)).toContain(rest);
});
