import type { ContentFiles } from '../read/contentFiles';
import { isFolder } from '../shape/fields';
import { kindOf, kinds } from '../shape/kinds';
import { nearest } from './nearest';
import type { Problem } from './problem';

const GUIDE = 'README.md';
/** Matches pictures. pictureFault checks those that a field names. */
const PICTURE = /^pictures\/[^/]+\.(?!md$|txt$)\w+$/i;

const folders = kinds.filter(isFolder);

/** Returns a key that is equal for file names that differ only in case, normalisation or extension. */
const nameKey = (path: string): string =>
  path
    .normalize('NFC')
    .toLowerCase()
    .replace(/\.(md|markdown|mdx|txt)$/, '');

/** Suggests what to do with a file that belongs to no kind. */
function advice(path: string, absent: readonly string[]): string {
  const meant = nearest(path, absent);
  if (meant) return `Did you mean ${meant}?`;
  const folder = folders.find((kind) => path.startsWith(kind.path))?.path;
  if (folder)
    return `Name it in small letters with .md at its end, in ${folder} itself: ${folder}name.md`;
  if (!path.endsWith('.md'))
    return 'If it is a picture, move it to pictures/. If nothing needs it, delete it.';
  const moves = folders.map((kind) => `a ${kind.label.toLowerCase()} to ${kind.path}`);
  return `If nothing needs it, delete it. Else move ${moves.join(', ')}.`;
}

const problem = (file: string, message: string): Problem => ({ file, line: 1, message });

/** Finds files that are missing, that no page shows, or that have the same name as another. */
export function checkNames({ paths }: ContentFiles): Problem[] {
  const absent = kinds.filter((kind) => !isFolder(kind) && !paths.includes(kind.path));
  const unknown = paths.filter((path) => !kindOf(path) && path !== GUIDE && !PICTURE.test(path));
  const absentPaths = absent.map(({ path }) => path);
  const meant = unknown.map((path) => nearest(path, absentPaths));
  const namesakes = (path: string): string[] =>
    paths.filter((other) => nameKey(other) === nameKey(path));
  const missing = absent.filter(({ path }) => !meant.includes(path));
  return [
    ...missing.map(({ path, purpose }) =>
      problem(
        path,
        `is missing. ${purpose} Bring the file back, or write it anew with the fields in README.md.`,
      ),
    ),
    ...unknown
      .filter((path) => namesakes(path).length === 1)
      .map((path) => problem(path, `is a file that no page shows. ${advice(path, absentPaths)}`)),
    ...paths.flatMap((path) => {
      const [first] = namesakes(path);
      const message = `has the same name as ${first}. Give one of both another name, or delete it.`;
      return first === path ? [] : [problem(path, message)];
    }),
  ];
}
