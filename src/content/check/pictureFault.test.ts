import { readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { contentCopy } from '../../../testing/contentCopy';

const { add, messagesAfter, messages } = contentCopy();

const redPicture = (width: number, height = 100): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } });
const messagesWith = (fault: string, name = 'cloth.jpg'): string[] => [
  `content/about.md:9: picture.image: names the picture ./pictures/${name}, ${fault}`,
];

const UNSUPPORTED_FORMAT =
  'which is not a JPEG, PNG, WebP or AVIF. Open it in a program for pictures, save it as JPEG, upload the JPEG to content/pictures/, and name it here.';
const TRUNCATED =
  'which is cut short or damaged. Upload it again, or save it as a new JPEG first.';
const TOO_NARROW =
  'which is 599 pixels wide, and would be blurred on a large screen. Use a picture of 1600 pixels or more.';
const OTHER_ACCENTS =
  'and the accents in the name of the file are stored in another way. Name the file in small letters from a to z without accents, and write that name here.';

const otherSpace = (code: string): string =>
  `and the name of the file has a character that only looks like a space in it (${code}). Name the file in small letters from a to z and hyphens, and write that name here.`;

/**
 * Returns an AVIF with the signature of HEIC, because sharp can't write HEIC.
 * Latin-1 keeps every byte.
 */
async function heic(): Promise<Buffer> {
  // 0 is the fastest
  const avif = await redPicture(1600).avif({ effort: 0 }).toBuffer();

  return Buffer.from(
    avif.toString('latin1').replace('ftypavif', 'ftypheic'),
    'latin1',
  );
}

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'accepts a %s with the extension .jpg, and refuses it if it is cut short',
  async (format) => {
    const picture = await redPicture(1600).toFormat(format).toBuffer();

    add('pictures/cloth.jpg', picture);
    expect(await messages()).toEqual([]);
    add('pictures/cloth.jpg', picture.subarray(0, picture.length / 2));
    expect(await messages()).toEqual(messagesWith(TRUNCATED));
  },
);

test('refuses an interlaced PNG that is cut short', async () => {
  const picture = await redPicture(1600).png({ progressive: true }).toBuffer();

  add('pictures/cloth.jpg', picture.subarray(0, picture.length / 2));

  expect(await messages()).toEqual(messagesWith(TRUNCATED));
});

test('accepts a JPEG with a few stray bytes, as some cameras write them', async () => {
  const picture = readFileSync('tests/agency/content/pictures/hafen.jpg');

  // `npm run test:agency` builds a site with this picture. By default, sharp
  // refuses it.
  await expect(sharp(picture).stats()).rejects.toThrow('extraneous bytes');
  add('pictures/cloth.jpg', picture);

  expect(await messages()).toEqual([]);
});

test.each<[string, string, () => Promise<Buffer> | string]>([
  ['a HEIC', UNSUPPORTED_FORMAT, heic],
  ['a TIFF', UNSUPPORTED_FORMAT, () => redPicture(1600).tiff().toBuffer()],
  ['a text', UNSUPPORTED_FORMAT, () => 'A picture of cloth.'],
  ['an empty file', TRUNCATED, () => ''],
])('reports %s with the extension .jpg', async (_, fault, createFile) => {
  add('pictures/cloth.jpg', await createFile());
  expect(await messages()).toEqual(messagesWith(fault));
});

test('refuses a picture that is too narrow for a large screen after its rotation', async () => {
  // A browser rotates a picture with the EXIF orientation 6 by 90°.
  const picture = redPicture(1600, 599).withMetadata({ orientation: 6 });

  add('pictures/cloth.jpg', await picture.jpeg().toBuffer());
  expect(await messages()).toEqual(messagesWith(TOO_NARROW));
});

test('warns of a picture that a large screen shows smaller', async () => {
  add('pictures/cloth.jpg', await redPicture(996).jpeg().toBuffer());

  expect(await messages()).toEqual([
    'content/about.md:9: warning: picture.image: names the picture ./pictures/cloth.jpg, which is 996 pixels wide, so a large screen shows it smaller than the others. A picture of 1600 pixels or more fills the width.',
  ]);
});

test('a portrait has 300 pixels or more in its width', async () => {
  const fault =
    'which is 299 pixels wide, and would be blurred on a large screen. Use a picture of 300 pixels or more.';

  add('pictures/maria.jpg', await redPicture(300).jpeg().toBuffer());
  expect(await messages()).toEqual([]);

  add('pictures/maria.jpg', await redPicture(299).jpeg().toBuffer());
  expect(await messages()).toContain(
    `content/people/sample-2.md:6: picture.image: names the picture ./pictures/maria.jpg, ${fault}`,
  );
});

test.each([
  ['Cloth.jpg', 'which is not there. Did you mean ./pictures/cloth.jpg?'],
  ['clothe.jpg', 'which is not there. Did you mean ./pictures/cloth.jpg?'],
  // The extension and the data are both unsupported.
  ['photo.heic', UNSUPPORTED_FORMAT],
  // The file, added below, has `u` and a combining accent in its name; the
  // field has the one character `ü`.
  ['\u00fcber.jpg', OTHER_ACCENTS],
  // macOS puts a narrow no-break space before AM in the name of a screenshot,
  // and a no-break space in a Czech one.
  ['Screenshot at 9.41 AM.jpg', otherSpace('U+202F')],
  ['Snímek v 13.05.jpg', otherSpace('U+00A0')],
])('reports the file name %s once, with advice', async (name, fault) => {
  add('pictures/photo.heic', await heic());
  add('pictures/u\u0308ber.jpg', '');
  add('pictures/Screenshot at 9.41\u202fAM.jpg', '');
  add('pictures/Snímek v\u00a013.05.jpg', '');
  expect(await messagesAfter('about.md', 'cloth.jpg', name)).toEqual(
    messagesWith(fault, name),
  );
});
