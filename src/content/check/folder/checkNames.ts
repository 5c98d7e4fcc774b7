import type { ContentFiles } from '../../read/contentFiles';
import { isFolder } from '../../shape/fields';
import { kindOf, kinds } from '../../shape/kinds';
import { nearest, suggestion, type Problem } from '../problem';

const folders = kinds.filter(isFolder);

/** Matches a file in pictures/ with an extension other than .md and .txt. */
export const PICTURE = /^pictures\/[^/]+\.(?!md$|txt$)\w+$/i;

/** Matches a file that lies directly in pictures/. */
const IN_PICTURES = /^pictures\/[^/]+$/;

const TEXT_EXTENSION = /\.(md|markdown|mdx|txt)$/;

/** Returns the same key for paths that have nearly the same name. */
const nameKey = (path: string): string =>
  path.normalize().toLowerCase().replace(TEXT_EXTENSION, '');

/** Whether a file is neither content nor a picture nor the guide. */
const isUnknown = (path: string): boolean =>
  !kindOf(path) && path !== 'README.md' && !PICTURE.test(path);

function adviceForPicture(file: string): string {
  const advice = IN_PICTURES.test(file)
    ? 'add the ending of its format to its name: .jpg, .png, .webp or .avif.'
    : 'move it to pictures/.';

  return `If it is a picture, ${advice} If nothing needs it, delete it.`;
}

function adviceForUnknown(file: string): string {
  const folder = folders.find(({ path }) => file.startsWith(path))?.path;

  if (folder)
    return `Put it directly into ${folder}, with a name in small letters that ends with .md: ${folder}name.md`;

  if (!file.endsWith('.md')) return adviceForPicture(file);

  const moves = folders.map(
    ({ label, path }) =>
      `If it is a ${label.toLowerCase()}, move it to ${path}.`,
  );

  return `${moves.join(' ')} If nothing needs it, delete it.`;
}

/** Returns a problem that has no line of its own. */
const fileProblem = (file: string, message: string): Problem => ({
  file,
  line: 1,
  message,
});

function nameProblem(
  path: string,
  paths: readonly string[],
  absentPaths: readonly string[],
): Problem | undefined {
  const [first, ...others] = paths.filter(
    (other) => nameKey(other) === nameKey(path),
  );

  // If several files have nearly the same name, report that for all but the
  // first. Report nothing else about the names of these files.
  if (first !== path)
    return fileProblem(
      path,
      `has nearly the same name as ${first}. Rename or delete one of the two files.`,
    );

  if (others.length > 0 || !isUnknown(path)) return undefined;

  const advice = suggestion(path, absentPaths, adviceForUnknown(path));

  return fileProblem(path, `is a file that no page shows. ${advice}`);
}

/**
 * Reports missing files, files that no page shows, and names that differ only
 * in case, Unicode form or text extension.
 */
export function checkNames({ paths }: ContentFiles): Problem[] {
  const absent = kinds.filter(
    (kind) => !isFolder(kind) && !paths.includes(kind.path),
  );
  const absentPaths = absent.map(({ path }) => path);

  // checkIntroductions reports work.md, which only projects need.
  const missing = absent.filter(
    ({ introduces, mayBeMissing }) => !introduces && !mayBeMissing,
  );

  // If a file's name is a misspelling of an absent path, only that file is
  // reported.
  const misspeltPaths = paths
    .filter(isUnknown)
    .map((path) => nearest(path, absentPaths));

  const missingProblems = missing
    .filter(({ path }) => !misspeltPaths.includes(path))
    .map(({ path, label }) =>
      fileProblem(
        path,
        `is missing. Restore the file, or write a new one with the fields that content/README.md lists under "${label}".`,
      ),
    );

  const nameProblems = paths.flatMap(
    (path) => nameProblem(path, paths, absentPaths) ?? [],
  );

  return [...missingProblems, ...nameProblems];
}
