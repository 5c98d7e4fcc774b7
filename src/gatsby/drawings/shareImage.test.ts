import sharp from 'sharp';
import { BRANDS } from '../../brand/testing/brands';
import { brandInk, type BrandInk } from './brandMark';
import { shareImage } from './shareImage';
import { titleText } from './titleText';

const room = { width: 972, height: 182 };

jest.setTimeout(60_000);

let ink: BrandInk;

beforeAll(async () => {
  ink = await brandInk(BRANDS['the one that the site was drawn in']);
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
  const [home, about] = await Promise.all(
    ['home', 'about'].map((seed) => shareImage('The same title', seed, ink)),
  );
  expect(home?.equals(about ?? Buffer.alloc(0))).toBe(false);
});

test('draws a title as outlines, which need no system font', async () => {
  const { paths } = await titleText('Σχεδιάζουμε websites → ✓', room);
  expect(paths).toMatch(/^(<path transform="[^"]+" d="M[^"]+"\/>)+$/);
});

const sizeOf = (title: string) => titleText(title, room);

test('accented letters come from the same typeface', async () => {
  const [plain, accented] = [await sizeOf('Lodzia'), await sizeOf('Łódźia')];
  expect(Math.abs(accented.width / plain.width - 1)).toBeLessThan(0.08);
});

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
])('%s fits in its box', async (_, title, least) => {
  const { width, height } = await sizeOf(title);
  expect(width).toBeLessThanOrEqual(room.width);
  expect(height).toBeLessThanOrEqual(room.height);
  expect(height).toBeGreaterThan(least);
});

test('draws a title of one letter', async () => {
  expect((await sizeOf('I')).width).toBeLessThan(40);
});

test('draws characters that have a meaning in XML', async () => {
  expect((await sizeOf('Q&A <b>')).width).toBeGreaterThan((await sizeOf('QA')).width);
});

test('draws nothing for a title without a glyph in any font', async () => {
  expect(await sizeOf('\u{10330}')).toMatchObject({ width: 0, height: 0 });
});

test('throws if a title is too long at the smallest font size', async () => {
  await expect(titleText('word '.repeat(400), room)).rejects.toThrow('too long to be the title');
});
