import { posix } from 'node:path';
import sharp from 'sharp';
import type { ContentFiles } from '../read/contentFiles';
import type { Fields } from '../shape/fields';
import { nearest } from './nearest';
import type { Problem } from './problem';
import type { ContentDocument } from '../read/readDocument';

/** What browsers show: formats, and of HEIF, which has none of its own, the compression. */
const SHOWN: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'av1']);

const UNKNOWN =
  'which is no picture that browsers show. Open it in a program for pictures, save it anew as JPEG, PNG, WebP or AVIF, and upload that.';
const CUT_SHORT =
  'which is cut short. Upload it once more, or save it anew as JPEG, PNG, WebP or AVIF first.';

interface Picture {
  steps: string[];
  path: string;
}

/** The pictures that the fields of a file name. */
function picturesIn(fields: Fields, values: unknown, steps: string[] = []): Picture[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value: unknown = Reflect.get(Object(values), name);
    const here = [...steps, name];
    if (field.is === 'group') return picturesIn(field.fields, value, here);
    return field.is === 'picture' && typeof value === 'string'
      ? [{ steps: here, path: value }]
      : [];
  });
}

/** Why a picture that is not there is not found, and what to do. */
function absence(path: string, picture: string, files: ContentFiles): string {
  const known = files.paths
    .filter((other) => other.startsWith('pictures/'))
    .map((other) => `./${posix.relative(posix.dirname(path), other)}`);
  // An accented letter can be kept as one sign or as a letter and an accent, and a Mac writes the latter in names.
  if (known.some((other) => other.normalize() === picture.normalize()))
    return 'and the file has its accents written in another way. Name it in small letters from a to z without accents, and write that name here.';
  const meant = nearest(picture, known);
  return `which is not there. ${
    meant
      ? `Did you mean ${meant}?`
      : 'Put the file into content/pictures/ and write its name as it is.'
  }`;
}

/** Why a file cannot be shown as a picture, and what to do; nothing where it can. */
async function fault(bytes: Buffer): Promise<string | undefined> {
  const picture = sharp(bytes, { failOn: 'truncated' });
  try {
    const { format, compression } = await picture.metadata();
    // A HEIC, which telephones write and no browser but one shows, is an AVIF but for its compression.
    if (!SHOWN.has(compression ?? format)) return UNKNOWN;
  } catch (error) {
    return String(error).includes('unsupported image format') ? UNKNOWN : CUT_SHORT;
  }
  return picture.stats().then(
    () => undefined,
    () => CUT_SHORT,
  );
}

/** Pictures that are named, and are not there or cannot be shown. */
export async function checkPictures(
  path: string,
  fields: Fields,
  document: ContentDocument,
  files: ContentFiles,
): Promise<Omit<Problem, 'file'>[]> {
  const problems = picturesIn(fields, document.fields).map(async (picture) => {
    const file = posix.join(posix.dirname(path), picture.path);
    const what = files.has(file)
      ? await fault(files.bytes(file))
      : absence(path, picture.path, files);
    if (what === undefined) return [];
    return [
      {
        line: document.lineOf(picture.steps),
        field: picture.steps.join('.'),
        message: `names the picture ${picture.path}, ${what}`,
      },
    ];
  });
  return (await Promise.all(problems)).flat();
}
