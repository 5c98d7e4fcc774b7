import sharp from 'sharp';
import { pictureFault } from './pictureFault';

const drawing = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#c33' } }).composite([
    { input: Buffer.from('<svg width="40" height="30"><circle cx="9" cy="9" r="7"/></svg>') },
  ]);
/** A JPEG with a small picture inside, as cameras write it. */
async function photograph(): Promise<Buffer> {
  const [small, large] = [await drawing().jpeg().toBuffer(), await drawing().jpeg().toBuffer()];
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(small.length + 2, 2);
  return Buffer.concat([large.subarray(0, 2), head, small, large.subarray(2)]);
}

/** A JPEG with an empty byte before a marker, as the format allows. */
async function filledJpeg(): Promise<Buffer> {
  const whole = await drawing().jpeg().toBuffer();
  return Buffer.concat([whole.subarray(0, 2), Buffer.from([0xff]), whole.subarray(2)]);
}

/** An AVIF whose picture says its length in other bytes. */
async function avifOfLength(lengthOf: (picture: Buffer) => [short: number, long: Buffer]) {
  const whole = await drawing().avif({ effort: 0 }).toBuffer();
  const name = whole.indexOf('mdat');
  const [short, long] = lengthOf(whole.subarray(name - 4));
  const before = Buffer.from(whole.subarray(0, name + 4));
  before.writeUInt32BE(short, name - 4);
  return Buffer.concat([before, long, whole.subarray(name + 4)]);
}

const inEightBytes = () =>
  avifOfLength((picture) => {
    const long = Buffer.alloc(8);
    long.writeBigUInt64BE(BigInt(picture.length + long.length));
    return [1, long];
  });

const KINDS: [string, () => Promise<Buffer>][] = [
  ['JPEG', () => drawing().jpeg().toBuffer()],
  ['JPEG in steps', () => drawing().jpeg({ progressive: true, quality: 100 }).toBuffer()],
  ['JPEG with a small one inside', photograph],
  ['JPEG with an empty byte', filledJpeg],
  ['PNG', () => drawing().png().toBuffer()],
  ['WebP', () => drawing().webp().toBuffer()],
  ['WebP without loss', () => drawing().webp({ lossless: true }).toBuffer()],
  ['AVIF', () => drawing().avif({ effort: 0 }).toBuffer()],
  ['AVIF of any length', inEightBytes],
];

test.each(KINDS)('a %s can be shown', async (_, make) => {
  expect(pictureFault(await make())).toBeUndefined();
});

test.each(KINDS)(
  'a %s with more behind its end, as some cameras write, can be shown',
  async (kind, make) => {
    const more = kind.startsWith('AVIF')
      ? [0, 0, 0, 20, ...Buffer.from('free'), ...Buffer.alloc(12)]
      : [1, 2, 3];
    expect(pictureFault(Buffer.concat([await make(), Buffer.from(more)]))).toBeUndefined();
  },
);

test.each(KINDS)('a %s that is cut anywhere cannot', async (_, make) => {
  const whole = await make();
  const shown = [...whole.keys()].filter((end) => !pictureFault(whole.subarray(0, end)));
  expect(shown).toEqual([]);
  expect(pictureFault(whole.subarray(0, -1))).toMatch(/^which is cut short\. Upload it /);
});

test('an AVIF whose picture goes on to the end of the file can be shown', async () => {
  expect(pictureFault(await avifOfLength(() => [0, Buffer.alloc(0)]))).toBeUndefined();
});

test.each([
  ['an empty file', ''],
  ['a text', 'A picture of cloth.'],
  ['a GIF', 'GIF89a\x01\x00\x01\x00'],
  ['a sound', 'RIFF\x04\x00\x00\x00WAVE'],
  ['a HEIC of a telephone', '\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heicavif'],
])('%s is no picture for browsers', (_, text) => {
  expect(pictureFault(Buffer.from(text, 'latin1'))).toMatch(/^which is no picture .* JPEG, PNG, /);
});

test('a JPEG that ends before its picture is cut short', () => {
  expect(pictureFault(Buffer.from([0xff, 0xd8, 0xff, 0xd9]))).toContain('cut short');
});
