import { isLeftOut } from '../read/contentFields';
import { isFolder, type Kind } from '../shape/fields';
import type { ContentFiles } from '../read/contentFiles';
import { kindOf, kinds } from '../shape/kinds';
import { isPage, pageOf } from '../shape/pages';
import type { Problem } from './problem';
import type { ContentDocument } from '../read/readDocument';

interface Entry {
  path: string;
  document: ContentDocument;
  value: (field: string) => unknown;
}

const problem = ({ path, document }: Entry, field: string, message: string): Problem => ({
  file: path,
  line: document.lineOf([field]),
  field,
  message,
});

/** Entries of which an earlier one has the same value. */
function* repeated(entries: readonly Entry[], field: string): Generator<[Entry, Entry]> {
  const first = new Map<unknown, Entry>();
  for (const entry of entries) {
    const value = entry.value(field);
    if (isLeftOut(value)) continue;
    const earlier = first.get(value);
    if (earlier) yield [entry, earlier];
    else first.set(value, entry);
  }
}

function checkFolder(kind: Kind, entries: readonly Entry[]): Problem[] {
  const orders = entries.map(({ value }) => Number(value('order'))).filter(Number.isInteger);
  const free = Math.max(0, ...orders) + 1;
  const orderTwice = [...repeated(entries, 'order')].map(([entry, { path }]) =>
    problem(entry, 'order', `is the same as in ${path}. Give each its own; ${free} is free.`),
  );
  // Pages are shown by themselves, so their folder may be empty; `checkPages` looks at their titles.
  if (isPage(kind)) return orderTwice;
  const shown = entries.filter(({ value }) => value('published') !== false);
  return [
    ...orderTwice,
    ...[...repeated(entries, 'title')].map(([entry, { path }]) =>
      problem(entry, 'title', `is the same as in ${path}. Give each its own name.`),
    ),
    ...(shown.length === 0
      ? [
          {
            file: kind.path,
            line: 1,
            message:
              'has no published file, so a part of the site would be empty. Take published: false out of one, or add a file.',
          },
        ]
      : []),
  ];
}

/** Search engines show one of two pages with the same title or description. */
function checkPages(entries: readonly Entry[]): Problem[] {
  const pages = entries.filter(({ path }) => pageOf(path));
  return ['title', 'description'].flatMap((field) =>
    [...repeated(pages, field)].map(([entry, { path }]) =>
      problem(
        entry,
        field,
        `is the same as in ${path}. Say what this page has and the other has not.`,
      ),
    ),
  );
}

/** What no file shows by itself: an order or a name given twice, a folder with nothing to show. */
export function checkFolders(files: ContentFiles): Problem[] {
  const entries = files.paths.flatMap((path): Entry[] => {
    const document = kindOf(path) && files.document(path);
    const fields = Object(document?.fields) as Record<string, unknown>;
    return document ? [{ path, document, value: (field) => fields[field] }] : [];
  });
  return [
    ...kinds.filter(isFolder).flatMap((kind) =>
      checkFolder(
        kind,
        entries.filter(({ path }) => kindOf(path) === kind),
      ),
    ),
    ...checkPages(entries),
  ];
}
