import sharp from 'sharp';
import { BRANDS } from '../../brand/testing/brands';
import { brandAssets } from './brandAssets';
import { shareImage } from './shareImage';
import { titleText } from './titleText';

// The box of the title beside a square logo, in px.
const TITLE_BOX = { width: 972, height: 182 };
const assets = brandAssets(BRANDS['the placeholder brand']);

test.each([
  ['We weave websites that hold together.', 'home'],
  ['Barrierefreiheitsprüfung und Suchmaschinenoptimierung für Softwareentwicklung', 'german'],
  ['Σχεδιάζουμε ιστοσελίδες → ✓', 'greek'],
])('draws "%s" as a JPEG of 1200 x 630 px and less than 90 kB', async (title, seed) => {
  const jpeg = await shareImage(title, seed, await assets);
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(jpeg.length).toBeLessThan(90_000);
});

test('pages with different seeds have different looms', async () => {
  const home = await shareImage('The same title', 'home', await assets);
  const about = await shareImage('The same title', 'about', await assets);
  expect(home.equals(about)).toBe(false);
});

test('draws a title as outlines, which need no system font', async () => {
  const { paths } = await titleText('Σχεδιάζουμε websites → ✓', TITLE_BOX);
  expect(paths).toMatch(/^(<path transform="[^"]+" d="M[^"]+"\/>)+$/);
});

// A line is at most as high as its font size, so a higher title has several lines. Font sizes are 84 px to 24 px.
test.each([
  ['a long title', `We design${', develop and deliver'.repeat(4)}`, 84],
  ['a word that is too wide at the smallest font size', 'Donaudampfschifffahrt'.repeat(6), 24],
])('breaks %s into lines that fit in the box', async (_, title, maxLineHeight) => {
  const { width, height } = await titleText(title, TITLE_BOX);
  expect(width).toBeLessThanOrEqual(TITLE_BOX.width);
  expect(height).toBeLessThanOrEqual(TITLE_BOX.height);
  expect(height).toBeGreaterThan(maxLineHeight);
});

test('throws if a title is too long at the smallest font size', async () => {
  await expect(titleText('word '.repeat(150), TITLE_BOX)).rejects.toThrow('too long');
});
