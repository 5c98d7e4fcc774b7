/** `npm run cloth`: weaves the picture on the About page. Staff may put a photograph in its place. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { cloth } from '../src/art/cloth';
import { structures } from '../src/art/structures';
import type { Rgb } from '../src/art/yarn';
import { readTokens } from '../src/gatsby/drawings/readTokens';

const [WIDTH, HEIGHT] = [2400, 1000];
/** Woven twice as large and scaled down, which smooths the threads' edges. */
const FINER = 2;

/** A tartan in the site's colours: wide fields, and thin porcelain lines between them. */
function sett(tokens: ReturnType<typeof readTokens>): Rgb[] {
  const stripes = [
    ['bottle-2', 34],
    ['persimmon', 26],
    ['bottle-2', 4],
    ['porcelain', 2],
    ['bottle-2', 20],
    ['lichen', 22],
    ['bottle-2', 20],
    ['porcelain', 2],
    ['bottle-2', 4],
    ['sky', 26],
  ] as const;
  return stripes.flatMap(([name, threads]) => {
    const [red = 0, green = 0, blue = 0] = Buffer.from(tokens[name].slice(1), 'hex');
    return Array.from({ length: threads }, (): Rgb => [red, green, blue]);
  });
}

/** The far edge out of focus, as a lens would have it: a blurred copy that fades into the sharp one. */
async function soften(picture: Buffer): Promise<Buffer> {
  const fade = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs><linearGradient id="f" x2="0" y2="1"><stop/><stop offset=".42" stop-opacity="0"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#f)"/></svg>`,
  );
  const blurred = await sharp(picture)
    .blur(3.2)
    .ensureAlpha()
    .composite([{ input: fade, blend: 'dest-in' }])
    .png()
    .toBuffer();
  return sharp(picture)
    .composite([{ input: blurred }])
    .jpeg({ quality: 74, mozjpeg: true })
    .toBuffer();
}

async function makeCloth(root: string): Promise<void> {
  const [width, height] = [WIDTH * FINER, HEIGHT * FINER];
  const pixels = cloth('cloth', {
    width,
    height,
    pitch: 17 * FINER,
    structure: structures.twill,
    sett: sett(readTokens(root)),
  });
  const picture = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(WIDTH, HEIGHT)
    .png()
    .toBuffer();
  const file = await soften(picture);
  writeFileSync(join(root, 'content/pictures/cloth.jpg'), file);
  console.log(`content/pictures/cloth.jpg ${file.length} bytes`);
}

void makeCloth(process.cwd());
