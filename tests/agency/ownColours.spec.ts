// Runs in a project copy with the second agency's content/. runRounds.ts sets
// FIRST_AGENCY_CONTENT to the project's content/.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { EMPTY_ENQUIRY } from '../../shared/enquiry';
import { derivePalette } from '../../src/brand/derivePalette';
import { cleanLogo } from '../../src/logo/cleanLogo';
import { readBrand } from '../../src/content/read/readBrand';
import { expect, test } from '../e2e/support/test';

const root = join(__dirname, '../..');
const publicFolder = join(root, 'public');
const readPublic = (file: string): string =>
  readFileSync(join(publicFolder, file), 'utf8');
const brand = readBrand(root);

const coloursOf = (projectRoot: string): string[] =>
  Object.values(derivePalette(readBrand(projectRoot))).flatMap((colours) =>
    Object.values(colours),
  );

const ownColours = coloursOf(root);
const firstAgencyRoot = dirname(process.env.FIRST_AGENCY_CONTENT ?? '');
const FIRST_AGENCY_COLOURS = coloursOf(firstAgencyRoot).filter(
  (hex) => !ownColours.includes(hex),
);

const firstAgencyColoursIn = (text: string): string[] =>
  FIRST_AGENCY_COLOURS.filter((colour) => text.toLowerCase().includes(colour));

test('no built text file contains a colour that only the first agency has', () => {
  const files = readdirSync(publicFolder, { recursive: true, encoding: 'utf8' })
    .filter((path) =>
      /\.(html|css|js|json|svg|webmanifest|txt|xml)$/.test(path),
    )
    // Gatsby has a folder page-data/404.html.
    .filter((path) => statSync(join(publicFolder, path)).isFile());

  // With an empty list, this test would check nothing.
  expect(files.length).toBeGreaterThan(20);
  expect(FIRST_AGENCY_COLOURS.length).toBeGreaterThan(10);
  for (const file of files)
    expect(firstAgencyColoursIn(readPublic(file)), file).toEqual([]);
});

test('icons and a share image have the second agency’s ground in their corner', async () => {
  for (const name of [
    'apple-touch-icon.png',
    'icon-maskable-512.png',
    'share/home.jpg',
  ]) {
    const picture = sharp(join(publicFolder, name));
    const corner = picture
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .removeAlpha()
      .raw();
    const channels = [...(await corner.toBuffer())];
    const ground = [...Buffer.from(brand.ground.slice(1), 'hex')];

    // JPEG changes each channel slightly.
    for (const [index, channel] of channels.entries())
      expect(
        Math.abs(channel - (ground[index] ?? 0)),
        `${name} has ${channels.join(', ')} instead of ${ground.join(', ')}`,
      ).toBeLessThanOrEqual(4);
  }
});

function pathDataOf(file: string | undefined): string[] {
  if (!file) return [];
  const svg = cleanLogo(readFileSync(join(root, 'content', file), 'utf8'));

  return [...svg.matchAll(/ d="([^"]+)"/g)].map(([, data = '']) => data);
}

test('bar, drawer and footer have the logo in each version that they show', async ({
  page,
}) => {
  const logoData = pathDataOf(brand.logo);

  expect(logoData.length).toBeGreaterThan(0);
  await page.goto('/');
  const barData = [...logoData, ...pathDataOf(brand.logoOnPaper)];
  const dataByPlace = {
    'header > div': barData,
    // Two versions, for the light and the dark colour scheme.
    dialog: [...logoData, ...logoData],
    footer: logoData,
  };

  for (const [place, pathData] of Object.entries(dataByPlace)) {
    const paths = page.locator(`${place} a[href="/home"] svg path`);
    const drawn = await paths.evaluateAll((all) =>
      all.map((path) => path.getAttribute('d')),
    );

    expect(drawn, place).toEqual(pathData);
  }
});

test("the function's page of errors has the second agency's colours", async ({
  request,
}) => {
  const answer = await request.post('/api/sendEmail', { form: EMPTY_ENQUIRY });
  const html = await answer.text();

  expect(html).toContain(`--page:${brand.paper}`);
  expect(firstAgencyColoursIn(html)).toEqual([]);
});
