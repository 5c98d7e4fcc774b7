import { relative } from 'node:path';
import sharp from 'sharp';
import { tempFolder } from '../../../local/testing/tempFolder';
import type { Brand } from '../../brand/brand';
import { difference } from '../../brand/colours';
import { BRANDS } from '../../brand/testing/brands';
import { brandAssets, marksOf } from './brandMark';
import { icons } from './icons';
import { shareImage } from './shareImage';

const folder = tempFolder();
const brand = BRANDS['only pastels'];
const [BRIGHT, DARK] = ['#00ff00', '#222222'];
/** Edges of the logo in a share image, in px: the image is 1200 px wide, its margin is 64 px, the logo is 60 px high. */
const SHARE_LOGO = { right: 1200 - 64, top: 64, bottom: 64 + 60 };
/** Maximum difference of colours that are meant to be the same. JPEG compression changes a colour slightly. */
const TOLERANCE = 0.05;

/** Returns the marks of the pastel brand with other logos. The colours of the threads on the ground do not matter here. */
const marksWith = (logos: Partial<Brand>) => marksOf({ ...brand, ...logos }, []);

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

/** Returns the colour in the centre of each icon. */
const centreColours = (files: Record<string, Buffer>): Promise<string[]> =>
  Promise.all(
    Object.entries(files).map(async ([name, file]) => {
      // The PNG in favicon.ico starts after a header of 22 bytes.
      const picture = name === 'favicon.ico' ? file.subarray(22) : file;
      const { width } = await sharp(picture).metadata();
      return colourAt(picture, width / 2, width / 2);
    }),
  );

// `undefined` stands for the text colour. `marksOf` shortens BRIGHT to #0f0 and DARK to #222.
test.each([
  ['bright', BRIGHT, { ground: '#0f0', page: undefined, menu: undefined }],
  ['dark', DARK, { ground: undefined, page: '#222', menu: '#222' }],
])(
  'a %s logo keeps its colour on the ground, on light pages and in the menu if it has enough contrast there',
  async (_, colour, expected) => {
    const { onGround, onPage = '', inMenu } = await marksWith({ logo: writeLogo(colour) });
    const fillOf = (svg: string) => / fill="(#\w+)"/.exec(svg)?.[1];
    const fills = { ground: fillOf(onGround), page: fillOf(onPage), menu: fillOf(inMenu) };
    expect(fills).toEqual(expected);
  },
);

test('logoOnPaper is always used on light pages, and in the menu if it has enough contrast there', async () => {
  const logo = writeLogo(BRIGHT);
  const dark = await marksWith({ logo, logoOnPaper: writeLogo(DARK) });
  expect(dark.onGround).not.toContain('#222');
  expect(dark.onPage).toContain('#222');
  expect(dark.inMenu).toContain('#222');
  const pale = await marksWith({ logo, logoOnPaper: writeLogo('#ffeeee') });
  expect(pale.onPage).toContain('#fee');
  expect(pale.inMenu).not.toContain('#fee');
});

test('without a logo, the menu shows the three threads in the text colour', async () => {
  const { onPage, inMenu } = await marksWith({});
  expect(onPage).toBeUndefined();
  expect(inMenu.match(/currentColor/g)).toHaveLength(3);
});

test.each([
  ['its colours', BRIGHT, BRIGHT],
  ['the text colour if its own has too little contrast', DARK, brand.paper],
])('icons and share images show a square logo in %s', async (_, colour, expected) => {
  const assets = await brandAssets({ ...brand, logo: writeLogo(colour) });
  const share = await shareImage('Title', 'home', assets);
  const shareColour = await colourAt(share, SHARE_LOGO.right - 30, SHARE_LOGO.top + 30);
  const iconColours = await centreColours(await icons(assets, 'Ilse'));
  expect(iconColours).toHaveLength(6);
  for (const drawn of [shareColour, ...iconColours])
    expect(difference(drawn, expected)).toBeLessThan(TOLERANCE);
});

test('a share image shows a wide logo in the top right corner, as high as a square one', async () => {
  const assets = await brandAssets({ ...brand, logo: writeLogo(BRIGHT, 40) });
  const share = await shareImage('Title', 'home', assets);
  const { right, top, bottom } = SHARE_LOGO;
  const height = bottom - top;
  const left = right - 4 * height;
  // JPEG blurs the edges of the logo, so these points are 3 px inside and outside of them.
  for (const x of [left + 3, right - 3])
    for (const y of [top + 3, bottom - 3])
      expect(difference(await colourAt(share, x, y), BRIGHT)).toBeLessThan(TOLERANCE);
  const beside = await colourAt(share, left - 3, top + 3);
  expect(difference(beside, brand.ground)).toBeLessThan(TOLERANCE);
});

// The second name is a Gothic letter.
test.each([
  ['the first letter of the name', '« Ilse', undefined, brand.paper, brand.ground],
  ['the logo if no font has a glyph for the name', '\u{10330}', undefined, BRIGHT, brand.ground],
  ['a bright icon on the ground', 'Ilse', BRIGHT, BRIGHT, brand.ground],
  ['a dark icon on paper', 'Ilse', DARK, DARK, brand.paper],
])('if the logo is wide, icons show %s', async (_, name, icon, expected, tile) => {
  const logos = { logo: writeLogo(BRIGHT, 40), icon: icon && writeLogo(icon) };
  const files = await icons(await brandAssets({ ...brand, ...logos }), name);
  for (const drawn of await centreColours(files))
    expect(difference(drawn, expected)).toBeLessThan(TOLERANCE);
  const corner = await colourAt(files['icon-maskable-512.png'] ?? Buffer.alloc(0), 2, 2);
  expect(difference(corner, tile)).toBeLessThan(TOLERANCE);
});
