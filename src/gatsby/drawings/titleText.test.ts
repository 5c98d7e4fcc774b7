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
  ['a title that is too long', 'word '.repeat(150), 24],
  ['a word that is too long', 'Donaudampfschifffahrt'.repeat(30), 24],
])(
  'breaks %s into lines that fit in the box',
  async (_, title, maxLineHeight) => {
    const { width, height } = await titleText(title, TITLE_BOX);

    expect(width).toBeLessThanOrEqual(TITLE_BOX.width);
    expect(height).toBeLessThanOrEqual(TITLE_BOX.height);
    expect(height).toBeGreaterThan(maxLineHeight);
  },
);

test('ends a title that is too long after a word, with an ellipsis', async () => {
  const countShapes = async (title: string): Promise<number> => {
    const { paths } = await titleText(title, TITLE_BOX);

    return paths.split('M').length - 1;
  };

  const inWord = await countShapes('llll');
  const inEllipsis = await countShapes('…');
  const inTitle = await countShapes('llll '.repeat(500));

  expect((inTitle - inEllipsis) % inWord).toBe(0);
});

test('throws if not even a letter fits', async () => {
  await expect(titleText('W', { width: 5, height: 5 })).rejects.toThrow(
    'no room',
  );
});
