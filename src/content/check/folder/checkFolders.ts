import { distance } from 'fastest-levenshtein';
import type { ContentFiles } from '../../read/contentFiles';
import type { FieldPath } from '../../read/fieldPlaces';
import { isLeftOut } from '../../read/isLeftOut';
import { pagesIn } from '../../read/pagesIn';
import { isFolder, isOfKind, type Kind } from '../../shape/fields';
import { kinds } from '../../shape/kinds';
import { projectKind } from '../../shape/kinds/project';
import { serviceKind } from '../../shape/kinds/service';
import { isPage } from '../../shape/pages';
import { asFileName } from './checkAddress';
import { fieldProblem, type Problem } from '../problem';

const NOTHING_PUBLISHED =
  'has no published file, so a part of the site would be empty. Delete published: false in one file, or add a file.';

/** The value of a field in a file. */
type ValueOf = (path: string, field: string) => unknown;

/**
 * Returns the edit distance between a file name and the `name` or `title` in
 * the file. Large for a copy that keeps the old title.
 */
function nameDistance(path: string, valueOf: ValueOf): number {
  const name = String(valueOf(path, 'name') ?? valueOf(path, 'title'));

  // `services/care.md` → `care`. This code also runs in the editor, which has
  // no `node:path`.
  const fileName = path.replace(/^.*\/|\.md$/g, '');

  return distance(asFileName(name), fileName);
}

/**
 * Reports files with the same value in a field, except the one whose file name
 * fits its `name` or `title` best.
 */
function findDuplicates(
  { document }: ContentFiles,
  paths: readonly string[],
  field: string | ((path: string) => FieldPath),
  advice: string,
): Problem[] {
  const valueOf: ValueOf = (path, name) => document(path).fields[name];
  const fieldPathOf = (path: string): FieldPath =>
    typeof field === 'string' ? [field] : field(path);
  const comparedValue = (path: string): unknown =>
    fieldPathOf(path).reduce<unknown>(
      (value, step) => Object(value)[step],
      document(path).fields,
    );

  return paths.flatMap((file) => {
    const value = comparedValue(file);

    if (isLeftOut(value)) return [];

    const [original] = paths
      .filter((other) => comparedValue(other) === value)
      .sort(
        (one, other) =>
          nameDistance(one, valueOf) - nameDistance(other, valueOf),
      );

    if (original === file) return [];

    const message = `is the same as in ${original}. ${advice}`;

    return [
      { file, ...fieldProblem(document(file), fieldPathOf(file), message) },
    ];
  });
}

/** Returns a whole number above those that are taken. */
function freeOrder(
  { document }: ContentFiles,
  paths: readonly string[],
): number {
  const orders = paths
    .map((path) => Number(document(path).fields.order))
    .filter(Number.isInteger);

  return Math.max(0, ...orders) + 1;
}

function checkFolder(kind: Kind, files: ContentFiles): Problem[] {
  const paths = files.paths.filter((path) => isOfKind(kind, path));

  const sameOrders = findDuplicates(
    files,
    paths,
    'order',
    `Give each file a different order; ${freeOrder(files, paths)} is free.`,
  );

  // The folder of text pages may be empty. checkPages compares their titles with
  // the titles of all other pages.
  if (isPage(kind)) return sameOrders;

  const sameTitles = findDuplicates(
    files,
    paths,
    'title',
    'Give each file a different title.',
  );
  const published = paths.filter(
    (path) => files.document(path).fields.published !== false,
  );
  const isEmpty = published.length === 0 && !kind.mayBeEmpty;

  return [
    ...sameOrders,
    ...sameTitles,
    ...(isEmpty
      ? [{ file: kind.path, line: 1, message: NOTHING_PUBLISHED }]
      : []),
  ];
}

/**
 * Search engines may show only one of two pages with the same title or
 * description.
 */
function checkPages(files: ContentFiles): Problem[] {
  // checkFolder compares the titles of projects, which are no titles for search
  // engines.
  const paths = pagesIn(files)
    .map(({ file }) => file)
    .filter((path) => !isOfKind(projectKind, path));

  return ['title', 'description'].flatMap((field) =>
    findDuplicates(
      files,
      paths,
      // The page of a service has its fields in a group.
      (path) => (isOfKind(serviceKind, path) ? ['page', field] : [field]),
      'Write what only this page is about.',
    ),
  );
}

/**
 * Reports folders without a published file, equal orders or titles in a folder,
 * and equal titles or descriptions of pages.
 */
export const checkFolders = (files: ContentFiles): Problem[] => [
  ...kinds.filter(isFolder).flatMap((kind) => checkFolder(kind, files)),
  ...checkPages(files),
];
