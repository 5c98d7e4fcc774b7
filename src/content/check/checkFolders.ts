import { distance } from 'fastest-levenshtein';
import { isLeftOut } from '../read/isLeftOut';
import type { ContentFiles } from '../read/contentFiles';
import { holds, isFolder } from '../shape/fields';
import { kinds } from '../shape/kinds';
import { isPage, pageOf } from '../shape/pages';
import { asAddress } from './checkAddress';
import { fieldProblem, type Problem } from './problem';

/** What no file shows by itself: an order or a name given twice, a folder with nothing to show. */
export function checkFolders({ paths, document }: ContentFiles): Problem[] {
  const valueOf = (path: string, field: string): unknown => document(path).fields[field];

  /** How far the name of a file is from what is in it: a copy has its own name and the words of another. */
  const strangeness = (path: string): number => {
    const title = asAddress(String(valueOf(path, 'name') ?? valueOf(path, 'title')));
    return distance(title, path.replace(/^.*\/|\.md$/g, ''));
  };

  /** Where a file has the same value as another: as the one that fits its name best, and else the first. */
  const repeated = (files: readonly string[], field: string, advice: string): Problem[] =>
    files.flatMap((file) => {
      const value = valueOf(file, field);
      const [first] = files
        .filter((other) => valueOf(other, field) === value)
        .sort((a, b) => strangeness(a) - strangeness(b));
      if (isLeftOut(value) || first === file) return [];
      const message = `is the same as in ${first}. ${advice}`;
      return { file, ...fieldProblem(document(file), [field], message) };
    });

  const inFolders = kinds.filter(isFolder).flatMap((kind): Problem[] => {
    const files = paths.filter((path) => holds(kind, path));
    const orders = files.map((path) => Number(valueOf(path, 'order'))).filter(Number.isInteger);
    const free = Math.max(0, ...orders) + 1;
    const orderTwice = repeated(files, 'order', `Give each its own; ${free} is free.`);
    // Pages are shown by themselves, so their folder may be empty, and their titles are looked at below.
    if (isPage(kind)) return orderTwice;
    const message =
      'has no published file, so a part of the site would be empty. Take published: false out of one, or add a file.';
    return [
      ...orderTwice,
      ...repeated(files, 'title', 'Give each its own name.'),
      ...(files.every((path) => valueOf(path, 'published') === false)
        ? [{ file: kind.path, line: 1, message }]
        : []),
    ];
  });

  // Search engines show one of two pages with the same title or description.
  const onPages = ['title', 'description'].flatMap((field) =>
    repeated(paths.filter(pageOf), field, 'Say what this page has and the other has not.'),
  );
  return [...inFolders, ...onPages];
}
