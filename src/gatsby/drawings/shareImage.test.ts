import sharp from 'sharp';
import { BRANDS } from '../../brand/testing/brands';
import { brandInk, type BrandInk } from './brandMark';
import { shareImage } from './shareImage';
import { titleText } from './titleText';

/** Box of the title in a share image with a square logo, in px (shareImage.ts). */
const TITLE_BOX = { width: 972, height: 182 };

jest.setTimeout(60_000);

let ink: BrandInk;

beforeAll(async () => {
  ink = await brandInk(BRANDS['the placeholder brand']);
});

test('a share image is a JPEG of 1200 x 630 pixels and less than 90 kB', async () => {
  for (const [title, seed] of [
    ['We weave websites that hold together.', 'home'],
    ['Get in touch...', 'contact'],
    ['Barrierefreiheitsprüfung und Suchmaschinenoptimierung für Softwareentwicklung', 'lang'],
    ['Σχεδιάζουμε ιστοσελίδες → ✓', 'greek'],
  ] as const) {
    const picture = await shareImage(title, seed, ink);
    const { format, width, height } = await sharp(picture).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
    expect(picture.length).toBeLessThan(90_000);
  }
});

test('pages with different seeds have different looms', async () => {
  const home = await shareImage('The same title', 'home', ink);
  const about = await shareImage('The same title', 'about', ink);
  expect(home.equals(about)).toBe(false);
});

test('draws a title as outlines, which need no system font', async () => {
  const { paths } = await titleText('Σχεδιάζουμε websites → ✓', TITLE_BOX);
  expect(paths).toMatch(/^(<path transform="[^"]+" d="M[^"]+"\/>)+$/);
});

const draw = (title: string) => titleText(title, TITLE_BOX);

test('accented letters come from the same typeface', async () => {
  const [plain, accented] = [await draw('Lodzia'), await draw('Łódźia')];
  expect(Math.abs(accented.width / plain.width - 1)).toBeLessThan(0.08);
});

// One line is as high as the font size, at most 84 and at least 24 px. Both titles need more than one line.
test.each([
  [
    'a long title gets a smaller font size and',
    'Everything that we design, develop and deliver for the people who visit your website',
    84,
  ],
  [
    'a word that is too wide at the smallest font size breaks anywhere and',
    'Donaudampfschifffahrt'.repeat(6),
    24,
  ],
])('%s fits in its box', async (_, title, oneLineHeight) => {
  const { width, height } = await draw(title);
  expect(width).toBeLessThanOrEqual(TITLE_BOX.width);
  expect(height).toBeLessThanOrEqual(TITLE_BOX.height);
  expect(height).toBeGreaterThan(oneLineHeight);
});

test('draws a title of one letter', async () => {
  const { width } = await draw('I');
  expect(width).toBeGreaterThan(0);
  // Half of the largest font size.
  expect(width).toBeLessThan(42);
});

test('draws characters that have a meaning in XML', async () => {
  expect((await draw('Q&A <b>')).width).toBeGreaterThan((await draw('QA')).width);
});

test('draws nothing for a title without a glyph in any font', async () => {
  expect(await draw('\u{10330}')).toMatchObject({ width: 0, height: 0 });
});

test('throws if a title is too long at the smallest font size', async () => {
  await expect(titleText('word '.repeat(400), TITLE_BOX)).rejects.toThrow(
    'too long to be the title',
  );
});
