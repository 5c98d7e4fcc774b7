import { distance } from 'fastest-levenshtein';
import type { ContentFiles } from '../../read/contentFiles';
import type { FieldPath } from '../../read/fieldPlaces';
import { groupFields } from '../../read/groupFields';
import { isLeftOut } from '../../read/isLeftOut';
import { pagesIn } from '../../read/pagesIn';
import { publishedIn } from '../../read/publishedIn';
import type { ContentDocument } from '../../read/readDocument';
import { isFolder, isOfKind, type Kind } from '../../shape/fields';
import { kinds } from '../../shape/kinds';
import { isPage, SEARCH_FIELDS, searchFieldIn } from '../../shape/pages';
import { asFileName } from './checkAddress';
import { fieldProblem, type Problem } from '../problem';

const NOTHING_PUBLISHED =
  'has no published file, so a part of the site would be empty. Delete published: false in one file, or add a file.';
const ONLY_THIS_PAGE = 'Write what only this page is about.';
const SAME_NAME =
  'Visitors see two links with the same words. Give each page a different name.';

/**
 * Returns the edit distance between a file name and the `name` or `title` in
 * the file. It is large for a copy of a file that has kept the old title.
 */
function nameDistance(path: string, { document }: ContentFiles): number {
  const { name, title } = document(path).fields;

  // `services/care.md` → `care`. This code also runs in the editor, which has
  // no `node:path`.
  const fileName = path.replace(/^.*\/|\.md$/g, '');

  return distance(asFileName(String(name ?? title)), fileName);
}

/** The path of a field in each file, by the path of the file in content/. */
type FieldPaths = ReadonlyMap<string, FieldPath>;

const sameField = (paths: readonly string[], field: string): FieldPaths =>
  new Map(paths.map((path) => [path, [field]]));

/** Returns the value of a field; `undefined` if a group around it is missing. */
const valueAt = ({ fields }: ContentDocument, path: FieldPath): unknown =>
  path.reduce<unknown>((value, step) => groupFields(value)[step], fields);

/**
 * Reports files with the same value in a field, except the one whose file name
 * fits its `name` or `title` best.
 */
function findDuplicates(
  files: ContentFiles,
  fieldPaths: FieldPaths,
  advice: string,
): Problem[] {
  const values = new Map(
    [...fieldPaths].map(([file, path]) => [
      file,
      valueAt(files.document(file), path),
    ]),
  );

  return [...fieldPaths].flatMap(([file, path]) => {
    const value = values.get(file);

    if (isLeftOut(value)) return [];

    const sameFiles = [...values.keys()].filter(
      (other) => values.get(other) === value,
    );
    const [original] = sameFiles.sort(
      (one, other) => nameDistance(one, files) - nameDistance(other, files),
    );

    if (original === file) return [];

    const message = `is the same as in ${original}. ${advice}`;

    return [{ file, ...fieldProblem(files.document(file), path, message) }];
  });
}

/** Returns an order above those that are taken. */
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
    sameField(paths, 'order'),
    `Give each file a different order; ${freeOrder(files, paths)} is free.`,
  );

  // If each file of the folder is a page, the folder may be empty, and
  // checkPages compares the titles with those of all other pages.
  if (isPage(kind)) return sameOrders;

  const sameTitles = findDuplicates(
    files,
    sameField(paths, 'title'),
    'Give each file a different title.',
  );
  const isEmpty = publishedIn(kind, files).length === 0 && !kind.mayBeEmpty;

  return [
    ...sameOrders,
    ...sameTitles,
    ...(isEmpty
      ? [{ file: kind.path, line: 1, message: NOTHING_PUBLISHED }]
      : []),
  ];
}

/**
 * Reports pages with the same title or description. Search engines may show
 * only one of them.
 */
function checkPages(files: ContentFiles): Problem[] {
  const pageFiles = pagesIn(files).map(({ file }) => file);

  return SEARCH_FIELDS.flatMap((field) => {
    const fieldPaths = new Map<string, FieldPath>();

    for (const file of pageFiles) {
      const path = searchFieldIn(file, field);

      if (path) fieldPaths.set(file, path);
    }

    return findDuplicates(files, fieldPaths, ONLY_THIS_PAGE);
  });
}

/**
 * Warns of pages with the same name, which is the words of the links to a page.
 * Projects and services have no name of this kind: see checkFolder.
 */
function checkPageNames(files: ContentFiles): Problem[] {
  const named = files.paths.filter((path) =>
    kinds.some((kind) => isPage(kind) && isOfKind(kind, path)),
  );
  const sameNames = findDuplicates(files, sameField(named, 'name'), SAME_NAME);

  return sameNames.map((problem) => ({ ...problem, warning: true }));
}

/**
 * Reports folders without a published file, equal orders or titles in a folder,
 * and equal titles, descriptions or names of pages.
 */
export const checkFolders = (files: ContentFiles): Problem[] => [
  ...kinds.filter(isFolder).flatMap((kind) => checkFolder(kind, files)),
  ...checkPages(files),
  ...checkPageNames(files),
];
