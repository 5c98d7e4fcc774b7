import { relative } from 'node:path';
import sharp from 'sharp';
import { tempFolder } from '../../../local/testing/tempFolder';
import { difference } from '../../brand/colours';
import { BRANDS } from '../../brand/testing/brands';
import { brandInk, markInMenu, markOnGround, markOnPage } from './brandMark';
import { icons } from './icons';
import { shareImage } from './shareImage';

const folder = tempFolder();
const brand = BRANDS['pastels alone'];
const [BRIGHT, DARK] = ['#00ff00', '#222222'];

jest.setTimeout(60_000);

/** Writes a logo, 10 high: a field of one colour. @returns its path from content/ */
function logoOf(colour: string, width = 10): string {
  const file = `${colour.slice(1)}-${width}.svg`;
  const field = `<path fill="${colour}" d="M0 0h${width}v10H0z"/>`;
  const box = `viewBox="0 0 ${width} 10"`;
  folder.write(file, `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${field}</svg>`);
  return relative('content', folder.at(file));
}

async function colourAt(picture: Buffer, left: number, top: number): Promise<string> {
  const pixel = sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw();
  return `#${(await pixel.toBuffer()).toString('hex')}`;
}

/** The colour in the middle of each icon. */
async function middles(files: Record<string, Buffer>): Promise<string[]> {
  const { 'favicon.ico': ico = Buffer.alloc(0), ...pictures } = files;
  const all = [ico.subarray(22), ...Object.values(pictures)].map(async (picture) => {
    const { width } = await sharp(picture).metadata();
    return colourAt(picture, width / 2, width / 2);
  });
  return Promise.all(all);
}

test.each([
  ['bright', BRIGHT, ['#0f0', undefined, undefined]],
  ['dark', DARK, [undefined, '#222', '#222']],
])(
  'a %s logo has its colour on the ground, on light pages and in the menu where it can be seen',
  async (_, colour, drawn) => {
    const own = { ...brand, logo: logoOf(colour) };
    const all = [await markOnGround(own, []), await markOnPage(own), await markInMenu(own)];
    expect(all.map((svg = '') => / fill="(#\w+)"/.exec(svg)?.[1])).toEqual(drawn);
  },
);

test('the version for light pages stands there as it is, and in the menu where it can be seen', async () => {
  const both = { ...brand, logo: logoOf(BRIGHT), logoOnPaper: logoOf(DARK) };
  expect(await markOnGround(both, [])).not.toContain('#222');
  expect(await markOnPage(both)).toContain('#222');
  expect(await markInMenu(both)).toContain('#222');
  const pale = { ...both, logoOnPaper: logoOf('#ffeeee') };
  expect(await markOnPage(pale)).toContain('#fee');
  expect(await markInMenu(pale)).not.toContain('#fee');
});

test('without a logo the three threads have the colour of the text on light pages and in the menu', async () => {
  expect(await markOnPage(brand)).toBeUndefined();
  expect((await markInMenu(brand)).match(/currentColor/g)).toHaveLength(3);
});

test.each([
  ['its colours', BRIGHT, BRIGHT],
  ['the colour of the text where its own would vanish', DARK, brand.paper],
])('a square logo is in every icon and shared picture, in %s', async (_, colour, drawn) => {
  const own = await brandInk({ ...brand, logo: logoOf(colour) });
  const share = await shareImage('Title', 'home', own);
  const seen = [
    await colourAt(share, 1200 - 64 - 30, 64 + 30),
    ...(await middles(await icons(own, 'Ilse'))),
  ];
  expect(seen).toHaveLength(7);
  for (const each of seen) expect(difference(each, drawn)).toBeLessThan(0.03);
});

test('a wide logo is as high as a square one on a shared picture, and stands at its right edge', async () => {
  const share = await shareImage(
    'T',
    'home',
    await brandInk({ ...brand, logo: logoOf(BRIGHT, 40) }),
  );
  const [right, left] = [1200 - 64 - 3, 1200 - 64 - 240 + 3];
  for (const [x, y] of [
    [left, 67],
    [left, 120],
    [right, 67],
    [right, 120],
  ] as const)
    expect(difference(await colourAt(share, x, y), BRIGHT)).toBeLessThan(0.05);
  expect(difference(await colourAt(share, left - 10, 90), brand.ground)).toBeLessThan(0.05);
});

test.each([
  ['the first letter of the name', '« Ilse', undefined, brand.paper, brand.ground],
  ['the logo, for a name that no typeface has', '\u{10330}', undefined, BRIGHT, brand.ground],
  ['an icon in bright colours, on the ground', 'Ilse', BRIGHT, BRIGHT, brand.ground],
  ['an icon in dark colours, on paper', 'Ilse', DARK, DARK, brand.paper],
])('beside a wide logo, icons show %s', async (_, name, icon, drawn, tile) => {
  const own = { ...brand, logo: logoOf(BRIGHT, 40), ...(icon ? { icon: logoOf(icon) } : {}) };
  const files = await icons(await brandInk(own), name);
  for (const each of await middles(files)) expect(difference(each, drawn)).toBeLessThan(0.03);
  const corner = await colourAt(files['icon-maskable-512.png'] ?? Buffer.alloc(0), 2, 2);
  expect(difference(corner, tile)).toBeLessThan(0.03);
});
