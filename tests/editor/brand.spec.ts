import { expect, pressSave, test } from './test';

const FORM = 'everywhere/entries/brand';
const FILE = 'brand.md';

test('a colour is changed with the picker, and back in letters without a trace', async ({
  editor,
  page,
}) => {
  const before = editor.read(FILE);
  await editor.open(FORM);
  const lichen = page.getByRole('textbox', { name: 'Colour' }).nth(1);
  // What opens a picker has no name of its own: those of ground, paper and one thread come before.
  await page.getByText('?', { exact: true }).nth(3).click();
  const hex = page.getByRole('textbox', { name: 'hex' });
  await hex.fill('#00CC88');
  await expect(lichen).toHaveValue('#00cc88');
  // A press beside the picker closes it, unless it is just being drawn anew with its colour.
  await expect(async () => {
    await page.mouse.click(1, 1);
    await expect(hex).toBeHidden({ timeout: 1000 });
  }).toPass();
  await editor.save();
  expect(editor.read(FILE)).toBe(before.replace('#cbe86b', '#00cc88'));

  await editor.open(FORM);
  await lichen.fill('#cbe86b');
  await editor.save();
  expect(editor.read(FILE)).toBe(before);
});

const REFUSED = [
  ['Ground', '#e9c46a', /^ground #e9c46a and paper #f3f5f0 are 1\.\d:1, and text needs 7:1\. /],
  ['Colour', '#f3f5f1', /^persimmon #f3f5f1 and paper #f3f5f0 look alike: /],
  ['Paper', 'white', /write # and six digits or letters from a to f/],
] as const;

for (const [name, colour, told] of REFUSED)
  test(`${colour} for ${name.toLowerCase()} is told at its field, and the file stays`, async ({
    editor,
    page,
  }) => {
    const before = editor.read(FILE);
    await editor.open(FORM);
    await page.getByRole('textbox', { name }).first().fill(colour);
    await pressSave(page);
    const field = page
      .getByLabel('color field')
      .filter({ has: page.locator(`[value="${colour}"]`) });
    await expect(field.getByText(told)).toBeVisible();
    expect(editor.read(FILE)).toBe(before);
  });
