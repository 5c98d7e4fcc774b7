import sharp from 'sharp';
import type { ContentFiles } from '../read/contentFiles';
import type { FieldPath } from '../read/fieldPlaces';
import { groupFields } from '../read/groupFields';
import { picturePath } from '../read/picturePath';
import type { Fields } from '../shape/fields';
import { FULL_WIDTH } from '../shape/formats';
import { kindOf } from '../shape/kinds';
import { fieldProblem, type Problem } from './problem';
import { MIN_WIDTHS } from './rasterFault';

interface NamedPicture {
  path: FieldPath;

  /** As in the content file: `./pictures/kiln.jpg` */
  name: string;
}

/** Returns the pictures that fields, and the fields in groups, name. */
const picturesIn = (
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
): NamedPicture[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name];

    if (field.is === 'picture' && typeof value === 'string')
      return { path: [name], name: value };

    if (field.is !== 'group') return [];

    return picturesIn(field.fields, groupFields(value)).map((picture) => ({
      ...picture,
      path: [name, ...picture.path],
    }));
  });

/**
 * Returns the width of a picture in px; `undefined` if it can't be read, which
 * pictureFault reports.
 */
async function widthOf(file: string, files: ContentFiles) {
  if (!files.paths.includes(file)) return undefined;

  try {
    const { autoOrient } = await sharp(files.bytes(file)).metadata();

    return autoOrient.width;
  } catch {
    return undefined;
  }
}

/** Whether a picture is narrow, but wide enough for pictureFault. */
const isNarrow = (width: number): boolean =>
  width >= MIN_WIDTHS.picture && width < FULL_WIDTH;

/** Warns of pictures that are too narrow for a large screen. */
export async function findNarrowPictures(
  files: ContentFiles,
): Promise<Problem[]> {
  const problems: Problem[] = [];

  for (const file of files.paths) {
    const kind = kindOf(file);

    if (!kind) continue;

    const document = files.document(file);

    for (const { path, name } of picturesIn(kind.fields, document.fields)) {
      const width = await widthOf(picturePath(name, file), files);

      if (width === undefined || !isNarrow(width)) continue;

      const message = `names the picture ${name}, which is ${width} pixels wide, so a large screen shows it smaller than the others. A picture of ${FULL_WIDTH} pixels or more fills the width.`;

      problems.push({
        file,
        ...fieldProblem(document, path, message),
        warning: true,
      });
    }
  }

  return problems;
}
