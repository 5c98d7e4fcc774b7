import { titleText } from './titleText';

// Size in px of the box that shareImage.ts leaves for a title beside a square
// logo.
const TITLE_BOX = { width: 972, height: 182 };

test('draws a title as outlines, which need no system font', async () => {
  const { paths } = await titleText('Σχεδιάζουμε websites → ✓', TITLE_BOX);

  expect(paths).toMatch(/^(<path transform="[^"]+" d="M[^"]+"\/>)+$/);
});

// A title that is higher than its font size has several lines. The largest size
// is 84 px; a word breaks only at 24 px.
test.each([
  ['a long title', `We design${', develop and deliver'.repeat(4)}`, 84],
  [
    'a word that is too wide at the smallest font size',
    'Donaudampfschifffahrt'.repeat(6),
    24,
  ],
])(
  'breaks %s into lines that fit in the box',
  async (_, title, maxLineHeight) => {
    const { width, height } = await titleText(title, TITLE_BOX);

    expect(width).toBeLessThanOrEqual(TITLE_BOX.width);
    expect(height).toBeLessThanOrEqual(TITLE_BOX.height);
    expect(height).toBeGreaterThan(maxLineHeight);
  },
);

test('throws if a title is too long at the smallest font size', async () => {
  await expect(titleText('word '.repeat(150), TITLE_BOX)).rejects.toThrow(
    'too long',
  );
});
