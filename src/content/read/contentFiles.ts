import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDocument, type ContentDocument } from './readDocument';

/** The files of content/ and static/ as they lie on the disk. Paths have `/` on every system. */
export interface ContentFiles {
  /** Every file in content/, relative to it, in alphabetical order. */
  paths: readonly string[];
  /** A markdown file of content/, taken apart; an empty one where there is none. */
  document: (path: string) => ContentDocument;
  /** What is in a file of content/, which must be there. */
  bytes: (path: string) => Buffer;
  /** Whether a visitor can fetch a file from static/ at this path: `/robots.txt`. */
  isStatic: (path: string) => boolean;
}

/** The files in a folder; not those that systems leave behind by themselves, such as .DS_Store. */
const listed = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [])
    .filter((path) => lstatSync(join(folder, path)).isFile())
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/(^|\/)\./.test(path))
    .sort();

/**
 * Lists names as written, since a path in the wrong case is found on some systems and lost on the host.
 * @param folder the folder content/, beside which static/ lies
 */
export function contentFiles(folder: string): ContentFiles {
  const paths = listed(folder);
  const inStatic = listed(join(folder, '..', 'static'));
  const bytes = (path: string): Buffer => readFileSync(join(folder, path));
  const documents = new Map(
    paths
      .filter((path) => path.endsWith('.md'))
      .map((path) => [path, readDocument(bytes(path).toString())]),
  );
  return {
    paths,
    document: (path) => documents.get(path) ?? readDocument(''),
    bytes,
    isStatic: (path) => inStatic.includes(path.slice(1)),
  };
}
