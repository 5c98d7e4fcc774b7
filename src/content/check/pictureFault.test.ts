import { renameSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { contentCopy } from '../testing/contentCopy';

const { add, at, changed, messages } = contentCopy();

const plain = (width: number, height = 9): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } });
const put = (picture: Buffer | string, name = 'cloth.jpg'): void =>
  add(`pictures/${name}`, picture);
const told = (fault: string, name = 'cloth.jpg'): string[] => [
  `content/about.md:9: picture.image: names the picture ./pictures/${name}, ${fault}`,
];

const UNKNOWN =
  'which is no picture that every browser shows. Open it in a program for pictures, save it as JPEG, upload that to content/pictures/, and write its name here.';

const CUT_SHORT =
  'which is cut short or damaged. Upload it once more, or save it anew as JPEG first.';

/** What telephones write: as an AVIF, but for the brand that says how its points are packed. */
async function heic(): Promise<Buffer> {
  const avif = await plain(1600).avif({ effort: 0 }).toBuffer();
  return Buffer.from(avif.toString('latin1').replace('ftypavif', 'ftypheic'), 'latin1');
}

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a %s can be shown, and is told where it is cut short',
  async (format) => {
    const picture = await plain(1600, 90).toFormat(format).toBuffer();
    put(picture);
    expect(await messages()).toEqual([]);
    put(picture.subarray(0, picture.length / 2));
    expect(await messages()).toEqual(told(CUT_SHORT));
  },
);

test.each<[string, string, () => Promise<Buffer> | string]>([
  ['a HEIC', UNKNOWN, heic],
  ['a TIFF', UNKNOWN, () => plain(1600).tiff().toBuffer()],
  ['a text', UNKNOWN, () => 'A picture of cloth.'],
  ['an empty file', CUT_SHORT, () => ''],
])('%s is told by the line that names it, whatever its own name says', async (_, fault, make) => {
  put(await make());
  expect(await messages()).toEqual(told(fault));
});

test('a HEIC under its own name gets one message, which says what to do', async () => {
  put(await heic(), 'photo.heic');
  expect(await changed('about.md', 'cloth.jpg', 'photo.heic')).toEqual(told(UNKNOWN, 'photo.heic'));
});

test('a picture narrower than a large screen needs is told its width', async () => {
  put(await plain(1599).jpeg().toBuffer());
  expect(await messages()).toEqual(
    told(
      'which is 1599 pixels wide, and would be blurred on a large screen. Take one of 1600 pixels or more.',
    ),
  );
});

test('a picture that a camera has laid on its side is as wide as it is shown', async () => {
  put(await plain(1600, 900).withMetadata({ orientation: 6 }).jpeg().toBuffer());
  expect((await messages())[0]).toContain('which is 900 pixels wide,');
});

test.each(['Cloth.jpg', 'clothe.jpg'])(
  'a picture that is not there as %s is answered with the one that was meant',
  async (name) => {
    expect(await changed('about.md', 'cloth.jpg', name)).toEqual(
      told('which is not there. Did you mean ./pictures/cloth.jpg?', name),
    );
  },
);

test('an accent that is kept in two ways, which look the same, is to be left out of the name', async () => {
  renameSync(at('pictures/cloth.jpg'), at('pictures/u\u0308ber.jpg'));
  expect(await changed('about.md', 'cloth.jpg', '\u00fcber.jpg')).toEqual(
    told(
      'and the file has its accents written in another way. Name it in small letters from a to z without accents, and write that name here.',
      '\u00fcber.jpg',
    ),
  );
});
