import { posix } from 'node:path';
import sharp from 'sharp';
import { cleanLogo, LogoFault } from '../read/cleanLogo';
import type { ContentFiles } from '../read/contentFiles';
import { suggestion } from './nearest';

/** Formats that browsers support. sharp reports the format of both AVIF and HEIC as `heif`; their compression differs. */
const SUPPORTED: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'av1']);
/** File extensions of pictures that Gatsby supports. */
const EXTENSION = /\.(jpe?g|png|webp|avif)$/i;

/** Minimum width in pixels, for large screens. */
const MIN_WIDTH = 1600;

const UNSUPPORTED_FORMAT =
  'which is no picture that every browser shows. Open it in a program for pictures, save it as JPEG, upload that to content/pictures/, and write its name here.';
const TRUNCATED =
  'which is cut short or damaged. Upload it once more, or save it anew as JPEG first.';

/** Explains why a picture is not found. */
function missingFault(path: string, picture: string, files: ContentFiles): string {
  const isDrawing = (name: string): boolean => /\.svg$/i.test(name);
  const known = files.paths
    .filter((other) => other.startsWith('pictures/') && isDrawing(other) === isDrawing(picture))
    .map((other) => `./${posix.relative(posix.dirname(path), other)}`);
  // macOS may write an accented letter in a file name as a letter and a combining accent.
  if (known.some((other) => other.normalize() === picture.normalize()))
    return 'and the file has its accents written in another way. Name it in small letters from a to z without accents, and write that name here.';
  const advice = 'Put the file into content/pictures/ and write its name as it is.';
  return `which is not there. ${suggestion(picture, known, advice)}`;
}

/** Explains why a file can't be used as a picture, if so. */
async function photographFault(bytes: Buffer): Promise<string | undefined> {
  try {
    const picture = sharp(bytes, { failOn: 'truncated' });
    const { format, compression, autoOrient } = await picture.metadata();
    if (!SUPPORTED.has(compression ?? format)) return UNSUPPORTED_FORMAT;
    await picture.stats();
    return autoOrient.width < MIN_WIDTH
      ? `which is ${autoOrient.width} pixels wide, and would be blurred on a large screen. Take one of ${MIN_WIDTH} pixels or more.`
      : undefined;
  } catch (error) {
    return String(error).includes('unsupported image format') ? UNSUPPORTED_FORMAT : TRUNCATED;
  }
}

/** Explains why a file can't be the logo, if so. */
function logoFault(bytes: Buffer): string | undefined {
  try {
    cleanLogo(bytes.toString());
    return undefined;
  } catch (error) {
    if (!(error instanceof LogoFault)) throw error;
    return `which ${error.message}. Save it once more as a plain SVG, or leave it out.`;
  }
}

/**
 * Checks that a picture or logo exists and can be used.
 * @param path of the content file that names it, relative to content/
 * @param picture its path, relative to that file
 * @returns a message with a suggestion, or `undefined`
 */
export async function pictureFault(
  path: string,
  is: 'picture' | 'logo',
  picture: string,
  files: ContentFiles,
): Promise<string | undefined> {
  const file = posix.join(posix.dirname(path), picture);
  const check =
    is === 'logo' ? logoFault : EXTENSION.test(file) ? photographFault : () => UNSUPPORTED_FORMAT;
  const fault = files.paths.includes(file)
    ? await check(files.bytes(file))
    : missingFault(path, picture, files);
  return fault && `names the picture ${picture}, ${fault}`;
}
