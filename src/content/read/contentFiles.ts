import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDocument, type ContentDocument } from './readDocument';

/** The files in content/ and static/. Paths are written with `/` on Windows too. */
export interface ContentFiles {
  /** The paths of all files in content/, relative to it, sorted. */
  paths: readonly string[];
  /** Returns a parsed markdown file of content/, or an empty document if the file is missing. */
  document: (path: string) => ContentDocument;
  /** Reads a file of content/. Throws if it is missing. */
  bytes: (path: string) => Buffer;
  /** Whether static/ has a file for this URL path, such as `/robots.txt`. */
  isStatic: (path: string) => boolean;
}

/** Lists the files in a folder, without hidden ones such as .DS_Store. */
const listFiles = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [])
    .filter((path) => lstatSync(join(folder, path)).isFile())
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/(^|\/)\./.test(path))
    .sort();

/** Reads content/ and lists static/ beside it. @param folder path of content/ */
export function contentFiles(folder: string): ContentFiles {
  const paths = listFiles(folder);
  const staticPaths = listFiles(join(folder, '..', 'static'));
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
    // Looks the path up in the list because, unlike the host, some file systems ignore case.
    isStatic: (path) => staticPaths.includes(path.slice(1)),
  };
}
