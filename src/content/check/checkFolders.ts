import { distance } from 'fastest-levenshtein';
import type { ContentFiles } from '../read/contentFiles';
import { isLeftOut } from '../read/isLeftOut';
import { isOfKind, isFolder } from '../shape/fields';
import { kindOf, kinds } from '../shape/kinds';
import { isPage, pageOf } from '../shape/pages';
import { asFileName } from './checkAddress';
import { fieldProblem, nearest, suggestion, type Problem } from './problem';

const folders = kinds.filter(isFolder);

/** Matches a file in pictures/ with any extension but .md and .txt. */
const PICTURE = /^pictures\/[^/]+\.(?!md$|txt$)\w+$/i;
const TEXT_EXTENSION = /\.(md|markdown|mdx|txt)$/;

const nameKey = (path: string) =>
  path.normalize().toLowerCase().replace(TEXT_EXTENSION, '');

function adviceForUnknown(file: string): string {
  const folder = folders.find(({ path }) => file.startsWith(path))?.path;

  if (folder)
    return `Put it directly into ${folder}, with a name in small letters that ends with .md: ${folder}name.md`;
  if (!file.endsWith('.md'))
    return 'If it is a picture, move it to pictures/. If nothing needs it, delete it.';
  const moves = folders.map(
    ({ label, path }) =>
      `If it is a ${label.toLowerCase()}, move it to ${path}.`,
  );

  return `${moves.join(' ')} If nothing needs it, delete it.`;
}

/**
 * Reports missing files, files that no page shows, and names that differ only
 * in case, Unicode form or text extension.
 */
export function checkNames({ paths }: ContentFiles): Problem[] {
  const problems: Problem[] = [];
  const report = (file: string, message: string) =>
    problems.push({ file, line: 1, message });
  const missing = kinds.filter(
    (kind) => !isFolder(kind) && !paths.includes(kind.path),
  );
  const missingPaths = missing.map(({ path }) => path);
  const isUnknown = (path: string) =>
    !kindOf(path) && path !== 'README.md' && !PICTURE.test(path);
  const intendedPaths = paths
    .filter(isUnknown)
    .map((path) => nearest(path, missingPaths));

  for (const { path, label } of missing) {
    const message = `is missing. Restore the file, or write a new one with the fields that content/README.md lists under "${label}".`;

    // If a file's name is a misspelling of this path, only that file is
    // reported, below.
    if (!intendedPaths.includes(path)) report(path, message);
  }

  for (const path of paths) {
    const [first, ...others] = paths.filter(
      (other) => nameKey(other) === nameKey(path),
    );

    // Of several files with nearly the same name, the first is not reported,
    // and the others only for their name.
    if (first !== path)
      report(
        path,
        `has nearly the same name as ${first}. Rename or delete one of the two files.`,
      );
    else if (others.length === 0 && isUnknown(path)) {
      const advice = suggestion(path, missingPaths, adviceForUnknown(path));

      report(path, `is a file that no page shows. ${advice}`);
    }
  }

  return problems;
}

/**
 * Reports folders without a published file, equal orders or titles in a folder,
 * and equal titles or descriptions of pages.
 */
export function checkFolders({ paths, document }: ContentFiles): Problem[] {
  const problems: Problem[] = [];
  const valueOf = (path: string, field: string): unknown =>
    document(path).fields[field];

  /**
   * Edit distance between a file name and the `name` or `title` in the file.
   * Large for a copy that keeps the old title.
   */
  const nameDistance = (path: string): number => {
    const name = String(valueOf(path, 'name') ?? valueOf(path, 'title'));

    // The regex turns `services/care.md` into `care`. This code also runs in
    // the editor, which has no `node:path`.
    return distance(asFileName(name), path.replace(/^.*\/|\.md$/g, ''));
  };

  /**
   * Reports files with the same value in a field, except the one whose file
   * name fits its `name` or `title` best.
   */
  function reportDuplicates(
    files: readonly string[],
    field: string,
    advice: string,
  ): void {
    for (const file of files) {
      const value = valueOf(file, field);
      const [original] = files
        .filter((other) => valueOf(other, field) === value)
        .sort((one, other) => nameDistance(one) - nameDistance(other));
      const message = `is the same as in ${original}. ${advice}`;

      if (!isLeftOut(value) && original !== file)
        problems.push({
          file,
          ...fieldProblem(document(file), [field], message),
        });
    }
  }

  for (const kind of folders) {
    const files = paths.filter((path) => isOfKind(kind, path));
    const orders = files
      .map((path) => Number(valueOf(path, 'order')))
      .filter(Number.isInteger);
    const freeOrder = Math.max(0, ...orders) + 1;

    reportDuplicates(
      files,
      'order',
      `Give each file a different order; ${freeOrder} is free.`,
    );
    // The folder of text pages may be empty. Titles of pages are checked below,
    // across folders.
    if (isPage(kind)) continue;
    reportDuplicates(files, 'title', 'Give each file a different title.');
    const message =
      'has no published file, so a part of the site would be empty. Delete published: false in one file, or add a file.';

    if (files.every((path) => valueOf(path, 'published') === false))
      problems.push({ file: kind.path, line: 1, message });
  }

  // Search engines may show only one of two pages with the same title or
  // description.
  const pageFiles = paths.filter((path) => pageOf(path));

  for (const field of ['title', 'description'])
    reportDuplicates(pageFiles, field, 'Write what only this page is about.');

  return problems;
}
