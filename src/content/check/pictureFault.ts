import sharp from 'sharp';
import { cleanLogo, LogoFault } from '../../logo/cleanLogo';
import type { ContentFiles } from '../read/contentFiles';
import { picturePath } from '../read/picturePath';
import { UNSUPPORTED_PICTURE } from '../shape/formats';
import { shortened } from '../shape/shortened';
import { suggestion } from './problem';
import { isTwin, twinFault } from './twinName';

/**
 * Formats that browsers support. For sharp, AVIF and HEIC are both `heif`, and
 * only AVIF has the compression `av1`.
 */
const SUPPORTED_FORMATS = ['jpeg', 'png', 'webp', 'av1'];

/** Minimum widths in px. */
const MIN_WIDTHS = { picture: 1600, portrait: 600 };
const MAX_PATH_LENGTH = 200; // of a path in a message, in characters
const TRUNCATED =
  'which is cut short or damaged. Upload it again, or save it as a new JPEG first.';

const isSvg = (name: string): boolean => /\.svg$/i.test(name);

function missingFault(
  path: string,
  files: ContentFiles,
): string {
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

async function rasterFault(
  bytes: Buffer,
  minWidth: number,
): Promise<string | undefined> {
  try {
    const picture = sharp(bytes, { failOn: 'truncated' });
    const {
      format,
      compression,
      autoOrient: rotatedSize,
    } = await picture.metadata();

    if (!SUPPORTED_FORMATS.includes(compression ?? format))
      return UNSUPPORTED_PICTURE;
    // Throws if the file is truncated.
    await picture.stats();
    if (rotatedSize.width >= minWidth) return undefined;

    return `which is ${rotatedSize.width} pixels wide, and would be blurred on a large screen. Use a picture of ${minWidth} pixels or more.`;
  } catch (error) {
    return String(error).includes('unsupported image format')
      ? UNSUPPORTED_PICTURE
      : TRUNCATED;
  }
}

function svgFault(bytes: Buffer): string | undefined {
  try {
    cleanLogo(bytes.toString());

    return undefined;
  } catch (error) {
    if (!(error instanceof LogoFault)) throw error;

    return `which ${error.message}. Save it again as a plain SVG, or leave it out.`;
  }
}

/**
 * Returns a message if a picture or logo is missing or unusable. @param path as
 * in the field, relative to the content file
 */
export async function pictureFault(
  contentFile: string,
  fieldType: 'picture' | 'portrait' | 'logo',
  path: string,
  files: ContentFiles,
): Promise<string | undefined> {
  const file = picturePath(path, contentFile);
  const start = `names the picture ${shortened(path, MAX_PATH_LENGTH)},`;

  if (!files.paths.includes(file))
    return `${start} ${missingFault(path, files)}`;
  const bytes = files.bytes(file);
  const fault =
    fieldType === 'logo'
      ? svgFault(bytes)
      : await rasterFault(bytes, MIN_WIDTHS[fieldType]);

  return fault && `${start} ${fault}`;
}
