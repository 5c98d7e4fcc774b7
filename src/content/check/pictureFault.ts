import { posix } from 'node:path';
import sharp from 'sharp';
import { cleanMark, MarkFault } from '../read/cleanMark';
import type { ContentFiles } from '../read/contentFiles';
import { suggestion } from './nearest';

/** What browsers show: formats, and the compression of an AVIF, which shares its format with a telephone's HEIC. */
const SHOWN: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'av1']);
/** The endings by which Gatsby knows them. */
const ENDING = /\.(jpe?g|png|webp|avif)$/i;

/** The narrowest picture that is sharp on a large screen, in pixels. */
const NARROWEST = 1600;

const UNKNOWN =
  'which is no picture that every browser shows. Open it in a program for pictures, save it as JPEG, upload that to content/pictures/, and write its name here.';
const CUT_SHORT =
  'which is cut short or damaged. Upload it once more, or save it anew as JPEG first.';

/** Why a picture that is not there is not found, and what to do. */
function absence(path: string, picture: string, files: ContentFiles): string {
  const isDrawing = (name: string): boolean => /\.svg$/i.test(name);
  const known = files.paths
    .filter((other) => other.startsWith('pictures/') && isDrawing(other) === isDrawing(picture))
    .map((other) => `./${posix.relative(posix.dirname(path), other)}`);
  // An accented letter can be kept as one sign or as a letter and an accent, and a Mac writes the latter in names.
  if (known.some((other) => other.normalize() === picture.normalize()))
    return 'and the file has its accents written in another way. Name it in small letters from a to z without accents, and write that name here.';
  const advice = 'Put the file into content/pictures/ and write its name as it is.';
  return `which is not there. ${suggestion(picture, known, advice)}`;
}

/** Why a file cannot be shown as a picture, and what to do; nothing where it can. */
async function photographFault(bytes: Buffer): Promise<string | undefined> {
  try {
    const picture = sharp(bytes, { failOn: 'truncated' });
    const { format, compression, autoOrient } = await picture.metadata();
    if (!SHOWN.has(compression ?? format)) return UNKNOWN;
    await picture.stats();
    return autoOrient.width < NARROWEST
      ? `which is ${autoOrient.width} pixels wide, and would be blurred on a large screen. Take one of ${NARROWEST} pixels or more.`
      : undefined;
  } catch (error) {
    return String(error).includes('unsupported image format') ? UNKNOWN : CUT_SHORT;
  }
}

/** Says why a file cannot be a logo, and what to do; `undefined` if it can. */
function logoFault(bytes: Buffer): string | undefined {
  try {
    cleanMark(bytes.toString());
    return undefined;
  } catch (error) {
    if (!(error instanceof MarkFault)) throw error;
    return `which ${error.message}. Save it once more as a plain SVG, or leave it out.`;
  }
}

/**
 * Why a picture is not there, cannot be shown or is too small; nothing where it is right.
 * @param path of the file that names it, relative to content/
 * @param picture the way to it from there
 */
export async function pictureFault(
  path: string,
  is: 'picture' | 'logo',
  picture: string,
  files: ContentFiles,
): Promise<string | undefined> {
  const file = posix.join(posix.dirname(path), picture);
  const shown = is === 'logo' ? logoFault : ENDING.test(file) ? photographFault : () => UNKNOWN;
  const what = files.paths.includes(file)
    ? await shown(files.bytes(file))
    : absence(path, picture, files);
  return what && `names the picture ${picture}, ${what}`;
}
