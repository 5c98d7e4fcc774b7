import type { ContentFiles } from '../../read/contentFiles';
import { picturePath } from '../../read/picturePath';
import { kindOf } from '../../shape/kinds';
import type { Problem } from '../problem';
import { PICTURE } from './checkNames';

const UNUSED =
  'is a picture that no file names, so no page shows it. Name it in a text or a field, or delete it.';

/** Returns a text, or all texts in a list or group and what is in it. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.values(value ?? {}).flatMap(textsIn);

/** Returns the texts of a file that may name a picture. */
function namesIn(file: string, { document }: ContentFiles): string[] {
  const { fields, body } = document(file);
  const images = body.nodes.filter(({ type }) => type === 'image');
  const urls = images.map(({ url = '' }) => decodeURIComponent(url));

  return [...textsIn(fields), ...urls];
}

/**
 * Returns a warning for each picture that no file names. Call for content
 * without errors.
 */
export function findUnusedPictures(files: ContentFiles): Problem[] {
  const contentPaths = files.paths.filter((path) => kindOf(path));

  const named = new Set(
    contentPaths.flatMap((file) =>
      namesIn(file, files).map((name) => picturePath(name, file)),
    ),
  );

  return files.paths
    .filter((path) => PICTURE.test(path) && !named.has(path))
    .map((file) => ({ file, line: 1, message: UNUSED, warning: true }));
}
