import { posix } from 'node:path';
import type { ContentFiles } from './contentFiles';
import type { Fields } from './fields';
import { nearest } from './nearest';
import type { Problem } from './problem';
import type { ContentDocument } from './readDocument';

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

/** Pictures that are named and not there. */
export function checkPictures(
  path: string,
  fields: Fields,
  document: ContentDocument,
  files: ContentFiles,
): Omit<Problem, 'file'>[] {
  const pictures = files.paths.filter((other) => other.startsWith('pictures/'));
  return picturesIn(fields, document.fields)
    .filter((picture) => !files.has(posix.join(posix.dirname(path), picture.path)))
    .map((picture) => {
      const known = pictures.map((other) => `./${posix.relative(posix.dirname(path), other)}`);
      const meant = nearest(picture.path, known);
      return {
        line: document.lineOf(picture.steps),
        field: picture.steps.join('.'),
        message: `names the picture ${picture.path}, which is not there. ${
          meant
            ? `Did you mean ${meant}?`
            : 'Put the file into content/pictures/ and write its name as it is.'
        }`,
      };
    });
}
