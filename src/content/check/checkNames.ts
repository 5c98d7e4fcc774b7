import type { ContentFiles } from '../read/contentFiles';
import { isFolder } from '../shape/fields';
import { kindOf, kinds } from '../shape/kinds';
import { nearest, suggestion } from './nearest';
import type { Problem } from './problem';

const TEXT_EXTENSION = /\.(md|markdown|mdx|txt)$/;
/** Matches a file in pictures/, unless it is a text. */
const PICTURE = /^pictures\/[^/]+\.(?!md$|txt$)\w+$/i;

const folders = kinds.filter(isFolder);

const nameKey = (path: string): string =>
  path.normalize().toLowerCase().replace(TEXT_EXTENSION, '');

function adviceForUnknown(path: string): string {
  const folder = folders.find((kind) => path.startsWith(kind.path))?.path;
  if (folder)
    return `Put it directly into ${folder}, with a name in small letters that ends with .md: ${folder}name.md`;
  if (!path.endsWith('.md'))
    return 'If it is a picture, move it to pictures/. If nothing needs it, delete it.';
  const moves = folders.map(
    (kind) => `If it is a ${kind.label.toLowerCase()}, move it to ${kind.path}.`,
  );
  return `${moves.join(' ')} If nothing needs it, delete it.`;
}

export function checkNames({ paths }: ContentFiles): Problem[] {
  const problems: Problem[] = [];
  const report = (file: string, message: string) => problems.push({ file, line: 1, message });
  const missing = kinds.filter((kind) => !isFolder(kind) && !paths.includes(kind.path));
  const missingPaths = missing.map(({ path }) => path);
  const isUnknown = (path: string): boolean =>
    !kindOf(path) && path !== 'README.md' && !PICTURE.test(path);
  const intendedPaths = paths.filter(isUnknown).map((path) => nearest(path, missingPaths));
  for (const { path, label } of missing) {
    const message = `is missing. Restore the file, or write a new one with the fields that content/README.md lists under "${label}".`;
    // A file with a misspelt name is reported as unknown only, not as missing.
    if (!intendedPaths.includes(path)) report(path, message);
  }
  for (const path of paths) {
    const [first, second] = paths.filter((other) => nameKey(other) === nameKey(path));
    // Files with nearly the same name are reported only for that, even if they are unknown; the first of them, not at all.
    if (first !== path)
      report(path, `has nearly the same name as ${first}. Rename or delete one of the two files.`);
    else if (!second && isUnknown(path)) {
      const advice = suggestion(path, missingPaths, adviceForUnknown(path));
      report(path, `is a file that no page shows. ${advice}`);
    }
  }
  return problems;
}
