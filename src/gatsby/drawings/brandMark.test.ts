import { relative } from 'node:path';
import sharp from 'sharp';
import { tempFolder } from '../../../local/testing/tempFolder';
import { difference } from '../../brand/colours';
import { BRANDS } from '../../brand/testing/brands';
import { brandAssets, marksOf } from './brandMark';
import { icons } from './icons';
import { shareImage } from './shareImage';

const folder = tempFolder();
const brand = BRANDS['only pastels'];
const [BRIGHT, DARK] = ['#00ff00', '#222222'];

/** Writes a square or wide logo in one colour, 10 units high. @returns its path relative to content/ */
function writeLogo(colour: string, width = 10): string {
  const file = `${colour.slice(1)}-${width}.svg`;
  const shape = `<path fill="${colour}" d="M0 0h${width}v10H0z"/>`;
  const box = `viewBox="0 0 ${width} 10"`;
  folder.write(file, `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${shape}</svg>`);
  return relative('content', folder.at(file));
}

async function colourAt(picture: Buffer, left: number, top: number): Promise<string> {
  const pixel = sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw();
  return `#${(await pixel.toBuffer()).toString('hex')}`;
}

/** Bytes before the PNG in an ICO file. */
const ICO_HEADER_LENGTH = 22;

/** Returns the colour in the centre of each icon. */
async function centreColours(files: Record<string, Buffer>): Promise<string[]> {
  const { 'favicon.ico': ico = Buffer.alloc(0), ...pictures } = files;
  const pngInIco = ico.subarray(ICO_HEADER_LENGTH);
  const colours = [pngInIco, ...Object.values(pictures)].map(async (picture) => {
    const { width } = await sharp(picture).metadata();
    return colourAt(picture, width / 2, width / 2);
  });
  return Promise.all(colours);
}

// `undefined` is a logo in the text colour.
test.each([
  ['bright', BRIGHT, ['#0f0', undefined, undefined]],
  ['dark', DARK, [undefined, '#222', '#222']],
])(
  'a %s logo keeps its colour on the ground, on light pages and in the menu if it has enough contrast there',
  async (_, colour, expected) => {
    const own = { ...brand, logo: writeLogo(colour) };
    const { onGround, onPage = '', inMenu } = await marksOf(own, []);
    const fillOf = (svg: string) => / fill="(#\w+)"/.exec(svg)?.[1];
    expect([onGround, onPage, inMenu].map(fillOf)).toEqual(expected);
  },
);

test('logoOnPaper is always used on light pages, and in the menu if it has enough contrast there', async () => {
  const both = { ...brand, logo: writeLogo(BRIGHT), logoOnPaper: writeLogo(DARK) };
  const dark = await marksOf(both, []);
  expect(dark.onGround).not.toContain('#222');
  expect(dark.onPage).toContain('#222');
  expect(dark.inMenu).toContain('#222');
  const pale = await marksOf({ ...both, logoOnPaper: writeLogo('#ffeeee') }, []);
  expect(pale.onPage).toContain('#fee');
  expect(pale.inMenu).not.toContain('#fee');
});

test('without a logo, the menu shows the three threads in the text colour', async () => {
  const { onPage, inMenu } = await marksOf(brand, []);
  expect(onPage).toBeUndefined();
  expect(inMenu.match(/currentColor/g)).toHaveLength(3);
});

test.each([
  ['its colours', BRIGHT, BRIGHT],
  ['the text colour if its own has too little contrast', DARK, brand.paper],
])('icons and share images show a square logo in %s', async (_, colour, expected) => {
  const assets = await brandAssets({ ...brand, logo: writeLogo(colour) });
  const share = await shareImage('Title', 'home', assets);
  // The share image is 1200 px wide and has a margin of 64 px and a logo of 60 px.
  const shareColour = await colourAt(share, 1200 - 64 - 30, 64 + 30);
  const colours = [shareColour, ...(await centreColours(await icons(assets, 'Ilse')))];
  // The share image and six icons.
  expect(colours).toHaveLength(7);
  for (const drawn of colours) expect(difference(drawn, expected)).toBeLessThan(0.03);
});

test('a share image shows a wide logo in the top right corner, as high as a square one', async () => {
  const assets = await brandAssets({ ...brand, logo: writeLogo(BRIGHT, 40) });
  const share = await shareImage('T', 'home', assets);
  const [right, left] = [1200 - 64 - 3, 1200 - 64 - 240 + 3];
  for (const x of [left, right])
    for (const y of [67, 120])
      expect(difference(await colourAt(share, x, y), BRIGHT)).toBeLessThan(0.05);
  expect(difference(await colourAt(share, left - 10, 90), brand.ground)).toBeLessThan(0.05);
});

test.each([
  ['the first letter of the name', '« Ilse', undefined, brand.paper, brand.ground],
  ['the logo if no font has a glyph for the name', '\u{10330}', undefined, BRIGHT, brand.ground],
  ['a bright icon on the ground', 'Ilse', BRIGHT, BRIGHT, brand.ground],
  ['a dark icon on paper', 'Ilse', DARK, DARK, brand.paper],
])('if the logo is wide, icons show %s', async (_, name, icon, expected, tile) => {
  const own = { ...brand, logo: writeLogo(BRIGHT, 40), ...(icon ? { icon: writeLogo(icon) } : {}) };
  const files = await icons(await brandAssets(own), name);
  for (const drawn of await centreColours(files))
    expect(difference(drawn, expected)).toBeLessThan(0.03);
  const corner = await colourAt(files['icon-maskable-512.png'] ?? Buffer.alloc(0), 2, 2);
  expect(difference(corner, tile)).toBeLessThan(0.03);
});
