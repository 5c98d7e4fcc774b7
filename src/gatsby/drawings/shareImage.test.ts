import sharp from 'sharp';
import { BRANDS } from '../../brand/testing/brands';
import { brandInk } from './brandMark';
import { shareImage } from './shareImage';
import { titleText } from './titleText';

const ink = brandInk(BRANDS['the one that the site was drawn in']);
const room = { width: 972, height: 182, colour: '#ffffff' };

jest.setTimeout(60_000);

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

test('each page has its own loom', async () => {
  const [home, about] = await Promise.all(
    ['home', 'about'].map((seed) => shareImage('The same title', seed, ink)),
  );
  expect(home?.equals(about ?? Buffer.alloc(0))).toBe(false);
});

test('a title is set in the display typeface and not in one of this machine', async () => {
  const drawn = await titleText('Progress', room);
  const text = { text: 'Progress', font: 'no such family, Bold 84', rgba: true, dpi: 72 };
  const { width } = await sharp({ text })
    .png()
    .toBuffer({ resolveWithObject: true })
    .then(({ info }) => info);
  expect(Math.abs(drawn.width / width - 1)).toBeGreaterThan(0.1);
});

test('letters beyond the basic ones come from the same typeface', async () => {
  const [plain, accented] = [await titleText('Lodzia', room), await titleText('Łódźia', room)];
  expect(Math.abs(accented.width / plain.width - 1)).toBeLessThan(0.08);
});

test('a long title is set smaller, in lines of about equal length, and stays in its room', async () => {
  const title =
    'Everything that we design, develop and deliver for the people who visit your website';
  const drawn = await titleText(title, room);
  expect(drawn.height).toBeLessThanOrEqual(room.height);
  expect(drawn.width).toBeLessThanOrEqual(room.width);
  expect(drawn.height).toBeGreaterThan(100);
});

test('a word that fits in no size is torn, and stays in its room', async () => {
  const { width } = await titleText('Donaudampfschifffahrt'.repeat(6), room);
  expect(width).toBeLessThanOrEqual(room.width);
});

test('a title of one letter has its picture', async () => {
  expect((await titleText('I', room)).width).toBeLessThan(40);
});

test('signs that mean something in markup are drawn as they are', async () => {
  expect((await titleText('Q&A <b>', room)).width).toBeGreaterThan(
    (await titleText('QA', room)).width,
  );
});

test('a title that fits in no size is refused in a sentence', async () => {
  await expect(titleText('word '.repeat(400), room)).rejects.toThrow('too long to be the title');
});
