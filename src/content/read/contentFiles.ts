import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDocument, type ContentDocument } from './readDocument';

/** The files of content/ and static/ as they lie on the disk. Paths have `/` on every system. */
export interface ContentFiles {
  /** Every file in content/, relative to it, in alphabetical order. */
  paths: readonly string[];
  /** Whether there is a file in content/ at this path. */
  has: (path: string) => boolean;
  /** A file of content/, taken apart once however often it is asked for; nothing where there is none. */
  document: (path: string) => ContentDocument | undefined;
  /** What is in a file of content/, which must be there. */
  bytes: (path: string) => Buffer;
  /** Whether a visitor can fetch a file from static/ at this path: `/robots.txt`. */
  isStatic: (path: string) => boolean;
}

/** Files that systems leave behind by themselves: .DS_Store, .gitkeep. */
const isHidden = (path: string): boolean => path.split('/').some((name) => name.startsWith('.'));

const listed = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) =>
          join(parentPath, name).slice(join(folder, '/').length).replaceAll('\\', '/'),
        )
        .filter((path) => !isHidden(path))
        .sort()
    : [];

/**
 * Lists names as written, since a path in the wrong case is found on some systems and lost on the host.
 * @param folder the folder content/, beside which static/ lies
 */
export function contentFiles(folder: string): ContentFiles {
  const paths = listed(folder);
  const known = new Set(paths);
  const inStatic = new Set(listed(join(folder, '..', 'static')));
  const documents = new Map<string, ContentDocument>();
  const bytes = (path: string): Buffer => readFileSync(join(folder, path));
  return {
    paths,
    has: (path) => known.has(path),
    document: (path) => {
      if (known.has(path) && !documents.has(path))
        documents.set(path, readDocument(bytes(path).toString()));
      return documents.get(path);
    },
    bytes,
    isStatic: (path) => inStatic.has(path.slice(1)),
  };
}
