/** One kind of picture file: how it begins, and whether it goes on to its end. */
interface Format {
  begins: (file: Buffer) => boolean;
  isWhole: (file: Buffer) => boolean;
}

const says = (file: Buffer, at: number, text: string): boolean =>
  file.toString('latin1', at, at + text.length) === text;

/** Whether a JPEG has a picture (DA) before its end (D9). A small picture inside it has an end of its own: skipped. */
function isWholeJpeg(file: Buffer): boolean {
  let shows = false;
  for (let at = file.indexOf(0xff, 2); at !== -1 && at + 1 < file.length;) {
    const marker = file.readUInt8(at + 1);
    if (marker === 0xd9) return shows;
    shows ||= marker === 0xda;
    // Within the picture, these belong to its points; every other marker begins a part that says its length.
    if (marker === 0 || (marker >= 0xd0 && marker <= 0xd7)) at += 2;
    else if (marker === 0xff) at += 1;
    else if (at + 4 > file.length) return false;
    else at += 2 + file.readUInt16BE(at + 2);
    at = file.indexOf(0xff, at);
  }
  return false;
}

/** Whether a PNG's parts, each with its length, lead to the one that ends it. */
function isWholePng(file: Buffer): boolean {
  for (let at = 8; at + 12 <= file.length; at += 12 + file.readUInt32BE(at)) {
    if (says(file, at + 4, 'IEND')) return true;
  }
  return false;
}

const isWholeWebp = (file: Buffer): boolean =>
  file.length >= 12 && file.length >= 8 + file.readUInt32LE(4);

/** Whether an AVIF's boxes, each with its length, fit into the file, and one holds the picture. */
function isWholeAvif(file: Buffer): boolean {
  let shows = false;
  let at = 0;
  while (at + 16 <= file.length) {
    shows ||= says(file, at + 4, 'mdat');
    const size = file.readUInt32BE(at);
    // 0 means to the end of the file, and 1 that the length follows in eight bytes.
    if (size === 0) return shows;
    at += size === 1 ? Number(file.readBigUInt64BE(at + 8)) : Math.max(size, 8);
  }
  return shows && at <= file.length;
}

const FORMATS: readonly Format[] = [
  { begins: (file) => says(file, 0, '\xff\xd8\xff'), isWhole: isWholeJpeg },
  { begins: (file) => says(file, 0, '\x89PNG\r\n\x1a\n'), isWhole: isWholePng },
  { begins: (file) => says(file, 0, 'RIFF') && says(file, 8, 'WEBP'), isWhole: isWholeWebp },
  {
    // The brands of the file, by which it is told from a HEIC, which telephones write and no browser but one shows.
    begins: (file) =>
      says(file, 4, 'ftyp') && /avi[fs]/.test(file.toString('latin1', 8, file.readUInt32BE(0))),
    isWhole: isWholeAvif,
  },
];

/**
 * Why a file cannot be shown as a picture, and what to do. Its beginning and its end are looked at, and not each point:
 * sharp, which makes the pictures of the site, would notice a fault in the middle too, but answers later, while the
 * check is asked by webpack at once, and has to be quick under `npm run dev`.
 * @returns nothing where it can be shown; else the end of a sentence about it
 */
export function pictureFault(file: Buffer): string | undefined {
  const format = FORMATS.find(({ begins }) => begins(file));
  if (!format)
    return 'which is no picture that browsers show. Open it in a program for pictures, save it anew as JPEG, PNG, WebP or AVIF, and upload that.';
  return format.isWhole(file)
    ? undefined
    : 'which is cut short. Upload it once more, or save it anew as JPEG, PNG, WebP or AVIF first.';
}
