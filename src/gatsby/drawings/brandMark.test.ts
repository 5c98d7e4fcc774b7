import { relative } from 'node:path';
import sharp from 'sharp';
import { tempFolder } from '../../../local/testing/tempFolder';
import { difference } from '../../brand/colours';
import { BRANDS } from '../../brand/testing/brands';
import { brandInk, markInOneColour, markOnGround } from './brandMark';
import { icons } from './icons';
import { shareImage } from './shareImage';

const folder = tempFolder();

/** A brand whose mark is a square of this colour. */
function brandWith(colour: string) {
  const file = `${colour.slice(1)}.svg`;
  const square = `<path fill="${colour}" d="M0 0h10v10H0z"/>`;
  folder.write(file, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${square}</svg>`);
  return { ...BRANDS['pastels alone'], mark: relative('content', folder.at(file)) };
}

async function colourAt(picture: Buffer, left: number, top: number): Promise<string> {
  const pixel = sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw();
  return `#${(await pixel.toBuffer()).toString('hex')}`;
}

test('an own mark has its colours where they can be seen, and else that of the text', () => {
  const [bright, dark] = [brandWith('#00ff00'), brandWith('#222222')];
  expect(markOnGround(bright, [])).toMatch(/ fill="(#0f0|lime)"/);
  expect(markInOneColour(bright)).not.toMatch(/#|lime/);
  expect(markOnGround(dark, [])).toBe(markInOneColour(dark));
});

test.each([
  ['its colours', '#00ff00', '#00ff00'],
  ['the colour of the text where its own would vanish', '#222222', BRANDS['pastels alone'].paper],
])(
  'an own mark is in every icon and shared picture, in %s',
  async (_, colour, drawn) => {
    const own = brandInk(brandWith(colour));
    const { 'favicon.svg': favicon, 'favicon.ico': ico, ...pictures } = await icons(own);
    const share = await shareImage('Title', 'home', own);
    const seen = [await colourAt(share, 1200 - 64 - 30, 64 + 30)];
    for (const picture of [favicon, ico?.subarray(22), ...Object.values(pictures)]) {
      const { width = 0 } = await sharp(picture).metadata();
      seen.push(await colourAt(picture ?? Buffer.alloc(0), width / 2, width / 2));
    }
    expect(seen).toHaveLength(7);
    for (const each of seen) expect(difference(each, drawn)).toBeLessThan(0.03);
  },
  60_000,
);
