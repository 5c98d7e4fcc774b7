import sharp, { type Sharp } from 'sharp';
import type { ContentFiles } from '../read/contentFiles';
import { FAIL_ON, FULL_WIDTH, UNSUPPORTED_PICTURE } from '../shape/formats';

/**
 * Formats that browsers support. For sharp, AVIF and HEIC are both `heif`, and
 * only AVIF has the compression `av1`.
 */
const SUPPORTED_FORMATS = ['jpeg', 'png', 'webp', 'av1'];

/**
 * Minimum widths in px. A picture in a text may have any width: the page never
 * enlarges it, so it is not blurred. findNarrowPictures warns of other narrow
 * pictures.
 */
export const MIN_WIDTHS = { picture: 600, portrait: 300, 'text picture': 1 };

export type RasterType = keyof typeof MIN_WIDTHS;

/** Maximum width and height in px. sharp can't resize much larger pictures. */
const MAX_SIZE = 12_000;

const TRUNCATED =
  'which is cut short or damaged. Upload it again, or save it as a new JPEG first.';

interface Size {
  width: number;
  height: number;
}

function sizeFault(
  { width, height }: Size,
  type: RasterType,
): string | undefined {
  const minWidth = MIN_WIDTHS[type];
  const bestWidth = type === 'picture' ? FULL_WIDTH : minWidth;
  const tooLarge = Math.max(width, height) > MAX_SIZE;

  if (tooLarge)
    return `which is ${width} pixels wide and ${height} high, and ${MAX_SIZE} fit. Save a copy that is 2400 pixels wide.`;

  if (width >= minWidth) return undefined;

  return `which is ${width} pixels wide, and would be blurred on a large screen. Use a picture of ${bestWidth} pixels or more.`;
}

/**
 * Reads all pixels.
 * @throws if the file is cut short
 */
async function readPixels(picture: Sharp): Promise<void> {
  await picture.stats();

  // stats() accepts an interlaced PNG that is cut short, and resizing does not.
  await picture.clone().resize(16).raw().toBuffer();
}

async function faultOf(
  bytes: Buffer,
  type: RasterType,
): Promise<string | undefined> {
  try {
    // sharp's own limit of pixels would be reported as damage.
    const picture = sharp(bytes, { failOn: FAIL_ON, limitInputPixels: false });
    const {
      format,
      compression,
      autoOrient: rotatedSize,
    } = await picture.metadata();

    if (!SUPPORTED_FORMATS.includes(compression ?? format))
      return UNSUPPORTED_PICTURE;

    const fault = sizeFault(rotatedSize, type);

    // Would take minutes for a picture over MAX_SIZE.
    if (!fault) await readPixels(picture);

    return fault;
  } catch (error) {
    return String(error).includes('unsupported image format')
      ? UNSUPPORTED_PICTURE
      : TRUNCATED;
  }
}

/**
 * Faults of the pictures that a check has read, by type and path. Texts may show
 * a picture many times, and reading its pixels takes up to a second.
 */
const knownFaults = new WeakMap<
  ContentFiles,
  Map<string, Promise<string | undefined>>
>();

/**
 * Returns a message if a photograph is unusable: too small or too large, in a
 * format that browsers don't show, or damaged.
 * @param file path of the picture in content/
 */
export function rasterFault(
  file: string,
  type: RasterType,
  files: ContentFiles,
): Promise<string | undefined> {
  const faults =
    knownFaults.get(files) ?? new Map<string, Promise<string | undefined>>();

  knownFaults.set(files, faults);

  const key = `${type} ${file}`;
  const known = faults.get(key);

  if (known) return known;

  const fault = faultOf(files.bytes(file), type);

  faults.set(key, fault);

  return fault;
}
