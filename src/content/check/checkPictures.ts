import { posix } from 'node:path';
import type { ContentFiles } from '../read/contentFiles';
import type { Fields } from '../shape/fields';
import { nearest } from './nearest';
import { pictureFault } from './pictureFault';
import type { Problem } from './problem';
import type { ContentDocument } from '../read/readDocument';

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

/** Pictures that are named, and are not there or cannot be shown. */
export function checkPictures(
  path: string,
  fields: Fields,
  document: ContentDocument,
  files: ContentFiles,
): Omit<Problem, 'file'>[] {
  return picturesIn(fields, document.fields).flatMap((picture) => {
    const file = posix.join(posix.dirname(path), picture.path);
    const fault = files.has(file)
      ? pictureFault(files.bytes(file))
      : absence(path, picture.path, files);
    if (fault === undefined) return [];
    return [
      {
        line: document.lineOf(picture.steps),
        field: picture.steps.join('.'),
        message: `names the picture ${picture.path}, ${fault}`,
      },
    ];
  });
}
