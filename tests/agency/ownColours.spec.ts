import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { difference } from '../../src/brand/colours';
import { derivePalette } from '../../src/brand/derivePalette';
import { cleanLogo } from '../../src/content/read/cleanLogo';
import { readBrand } from '../../src/content/read/readBrand';
import { expect, test } from '../e2e/support/test';

const root = join(__dirname, '../..');
const built = join(root, 'public');
const own = readBrand(root);
const paletteAt = (folder: string): string[] => {
  const { fixed, light, dark } = derivePalette(readBrand(folder));
  return [fixed, light, dark].flatMap((colours) => Object.values(colours));
};

/** Colours of the first agency that the second agency does not have. */
const FIRST_AGENCY_COLOURS = paletteAt(join(process.env.OTHER_WORDS ?? '', '..')).filter(
  (colour) => colour.startsWith('#') && !paletteAt(root).includes(colour),
);

const firstAgencyColoursIn = (text: string): string[] =>
  FIRST_AGENCY_COLOURS.filter((colour) => text.toLowerCase().includes(colour));

test('no built file contains a colour of the first agency', () => {
  const files = readdirSync(built, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.(html|css|js|json|svg|webmanifest|txt|xml)$/.test(entry.name),
    )
    .map(({ parentPath, name }) => join(parentPath, name));
  expect(files.length).toBeGreaterThan(20);
  expect(FIRST_AGENCY_COLOURS.length).toBeGreaterThan(10);
  const found = files.flatMap((file) =>
    firstAgencyColoursIn(readFileSync(file, 'utf8')).map((colour) => `${file}: ${colour}`),
  );
  expect(found).toEqual([]);
});

test('icons and share images have the ground of the second agency', async () => {
  for (const name of ['apple-touch-icon.png', 'icon-maskable-512.png', 'share/home.jpg']) {
    const corner = await sharp(join(built, name))
      .extract({ left: 2, top: 2, width: 1, height: 1 })
      .raw()
      .toBuffer();
    const colour = `#${corner.subarray(0, 3).toString('hex')}`;
    expect([name, difference(colour, own.ground) < 0.02]).toEqual([name, true]);
  }
});

/** Returns the path data of a logo. @param path relative to content/ */
function pathDataOf(path = ''): string[] {
  const drawing = path && cleanLogo(readFileSync(join(root, 'content', path), 'utf8'));
  return [...drawing.matchAll(/ d="([^"]+)"/g)].map(([, shape = '']) => shape);
}

test('bar, drawer and footer have the logo, and the bar also logoOnPaper', async ({ page }) => {
  const shapes = pathDataOf(own.logo);
  expect(shapes.length).toBeGreaterThan(0);
  await page.goto('/');
  for (const place of ['header > div', 'dialog', 'footer']) {
    const paths = page.locator(`${place} a[href="/home"] svg path`);
    const drawn = await paths.evaluateAll((all) => all.map((path) => path.getAttribute('d')));
    const onPaper = place === 'header > div' ? pathDataOf(own.logoOnPaper) : [];
    expect([place, drawn]).toEqual([place, [...shapes, ...onPaper]]);
  }
});

test('favicon.svg shows a square logo', () => {
  const icon = readFileSync(join(built, 'favicon.svg'), 'utf8');
  test.skip(/wordmark/.test(own.logo ?? ''), 'A wordmark is too wide for an icon.');
  for (const shape of pathDataOf(own.logo)) expect(icon).toContain(` d="${shape}"`);
});

test('the answer page for visitors without scripts has the colours of the second agency', async ({
  request,
}) => {
  const answer = await request.post('/api/sendEmail', {
    form: { name: '', email: '', phone: '', message: '' },
  });
  const html = await answer.text();
  expect(html).toContain(`--page:${own.paper}`);
  expect(firstAgencyColoursIn(html)).toEqual([]);
});
