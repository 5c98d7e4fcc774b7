import { distance } from 'fastest-levenshtein';
import type { ContentFiles } from '../read/contentFiles';
import { isLeftOut } from '../read/readDocument';
import { isOfKind, isFolder } from '../shape/fields';
import { kinds } from '../shape/kinds';
import { isPage, pageOf } from '../shape/pages';
import { asAddress } from './checkAddress';
import { fieldProblem, type Problem } from './problem';

export function checkFolders({ paths, document }: ContentFiles): Problem[] {
  const problems: Problem[] = [];
  const valueOf = (path: string, field: string): unknown => document(path).fields[field];

  /** Edit distance between a file name and the `name` or `title` in the file. Large for a copied file with the old title. */
  const nameDistance = (path: string): number => {
    const name = String(valueOf(path, 'name') ?? valueOf(path, 'title'));
    // `services/care.md` → `care`. The editor has no `node:path`.
    return distance(asAddress(name), path.replace(/^.*\/|\.md$/g, ''));
  };

  /** Reports duplicates of a value, except in the file whose name fits its `name` or `title` best. */
  function reportDuplicates(files: readonly string[], field: string, advice: string): void {
    for (const file of files) {
      const value = valueOf(file, field);
      const [original] = files
        .filter((other) => valueOf(other, field) === value)
        .sort((one, other) => nameDistance(one) - nameDistance(other));
      const message = `is the same as in ${original}. ${advice}`;
      if (!isLeftOut(value) && original !== file)
        problems.push({ file, ...fieldProblem(document(file), [field], message) });
    }
  }

  for (const kind of kinds.filter(isFolder)) {
    const files = paths.filter((path) => isOfKind(kind, path));
    const orders = files.map((path) => Number(valueOf(path, 'order'))).filter(Number.isInteger);
    const freeOrder = Math.max(0, ...orders) + 1;
    reportDuplicates(files, 'order', `Give each file a different order; ${freeOrder} is free.`);
    // The folder of text pages may be empty. Titles of pages are checked below, across folders.
    if (isPage(kind)) continue;
    reportDuplicates(files, 'title', 'Give each file a different title.');
    const message =
      'has no published file, so a part of the site would be empty. Delete published: false in one file, or add a file.';
    if (files.every((path) => valueOf(path, 'published') === false))
      problems.push({ file: kind.path, line: 1, message });
  }

  // Search engines may show only one of two pages with the same title or description.
  for (const field of ['title', 'description'])
    reportDuplicates(paths.filter(pageOf), field, 'Write what only this page is about.');
  return problems;
}
