import { field } from './fillForm';
import { loadedFonts } from './loadedFonts';
import { expect, open, test } from './test';

test('a letter that few pages need brings its own file, and only then', async ({ page }) => {
  await open(page, '/contact');
  const rest = 'Instrument Sans rest';
  await expect.poll(() => loadedFonts(page)).toContain('Instrument Sans');
  expect(await loadedFonts(page)).not.toContain(rest);
  await field(page, 'name').fill('Zofia Łódź');
  await expect.poll(() => loadedFonts(page)).toContain(rest);
});
