import sharp from 'sharp';
import { cleanLogo } from '../../logo/cleanLogo';
import { cropLogo } from '../../logo/cropLogo';
import { LogoFault } from '../../logo/logoFault';
import type { ContentFiles } from '../read/contentFiles';
import { picturePath } from '../read/picturePath';
import { FULL_WIDTH, UNSUPPORTED_PICTURE } from '../shape/formats';
import { shortened } from '../shape/shortened';
import { suggestion } from './problem';
import { isTwin, twinFault } from './twinName';

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
export const MIN_WIDTHS = { picture: 600, portrait: 600, 'text picture': 1 };

type PictureType = keyof typeof MIN_WIDTHS | 'logo';

/** Whether a field, or a picture in a text, names a file in pictures/. */
export const isPictureType = (type: string): type is PictureType =>
  type in MIN_WIDTHS || type === 'logo';

/** Maximum width and height in px. sharp can't resize much larger pictures. */
const MAX_SIZE = 12_000;

/** Maximum length of a path in a message, in characters. */
const MAX_PATH_LENGTH = 200;

const TRUNCATED =
  'which is cut short or damaged. Upload it again, or save it as a new JPEG first.';

const isSvg = (name: string): boolean => /\.svg$/i.test(name);

/** Returns the end of a message about a picture or logo without a file. */
function missingFault(path: string, files: ContentFiles): string {
  const existing = files.paths
    .filter(
      (other) => other.startsWith('pictures/') && isSvg(other) === isSvg(path),
    )
    .map((other) => `./${other}`);

  const twin = existing.find((other) => isTwin(other, path));

  if (twin) return twinFault(twin);

  const advice =
    'Put the file into content/pictures/ and write its exact name.';

  return `which is not there. ${suggestion(path, existing, advice)}`;
}

interface Size {
  width: number;
  height: number;
}

function sizeFault(
  { width, height }: Size,
  type: keyof typeof MIN_WIDTHS,
): string | undefined {
  const minWidth = MIN_WIDTHS[type];
  const bestWidth = type === 'picture' ? FULL_WIDTH : minWidth;
  const tooLarge = Math.max(width, height) > MAX_SIZE;

  if (tooLarge)
    return `which is ${width} pixels wide and ${height} high, and ${MAX_SIZE} fit. Save a copy that is 2400 pixels wide.`;

  if (width >= minWidth) return undefined;

  return `which is ${width} pixels wide, and would be blurred on a large screen. Use a picture of ${bestWidth} pixels or more.`;
}

async function rasterFault(
  bytes: Buffer,
  type: keyof typeof MIN_WIDTHS,
): Promise<string | undefined> {
  try {
    // sharp's own limit of pixels would be reported as damage.
    const picture = sharp(bytes, {
      failOn: 'truncated',
      limitInputPixels: false,
    });
    const {
      format,
      compression,
      autoOrient: rotatedSize,
    } = await picture.metadata();

    if (!SUPPORTED_FORMATS.includes(compression ?? format))
      return UNSUPPORTED_PICTURE;

    const fault = sizeFault(rotatedSize, type);

    // Reads all pixels, and throws if the file is truncated. Would take minutes
    // for a picture over MAX_SIZE.
    if (!fault) await picture.stats();

    return fault;
  } catch (error) {
    return String(error).includes('unsupported image format')
      ? UNSUPPORTED_PICTURE
      : TRUNCATED;
  }
}

async function svgFault(bytes: Buffer): Promise<string | undefined> {
  try {
    await cropLogo(cleanLogo(bytes.toString()));

    return undefined;
  } catch (error) {
    if (!(error instanceof LogoFault)) throw error;

    return `which ${error.message}. Save it again as a plain SVG, or leave it out.`;
  }
}

/**
 * Returns a message if a picture or logo is missing or unusable.
 * @param path as in the content file: `./pictures/kiln.jpg`
 * @param contentFile path of the file that names the picture, in content/
 */
export async function pictureFault(
  path: string,
  type: PictureType,
  contentFile: string,
  files: ContentFiles,
): Promise<string | undefined> {
  const file = picturePath(path, contentFile);
  const start = `names the picture ${shortened(path, MAX_PATH_LENGTH)},`;

  if (!files.paths.includes(file))
    return `${start} ${missingFault(path, files)}`;

  const bytes = files.bytes(file);
  const fault =
    type === 'logo' ? await svgFault(bytes) : await rasterFault(bytes, type);

  return fault && `${start} ${fault}`;
}
