import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentDocument, readDocument } from './readDocument';

/** Matches hidden files such as .DS_Store, and all files in hidden folders. */
const HIDDEN_OR_IN_HIDDEN_FOLDER = /(^|\/)\./;

/**
 * Matches hidden files, but not the files in hidden folders: the host serves
 * static/.well-known/.
 */
const HIDDEN_FILE = /(^|\/)\.[^/]*$/;

/**
 * Lists the files in a folder and its subfolders, by their paths in it. Paths
 * have `/` on Windows, too.
 */
function listFiles(folder: string, ignored: RegExp): string[] {
  if (!existsSync(folder)) return [];

  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => lstatSync(join(folder, path)).isFile())
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !ignored.test(path))
    .sort();
}

interface ReadFile {
  text: string;
  document: ContentDocument;
}

/**
 * A cache: the files of the last call of contentFiles. One content check reads
 * the folder several times, and parsing takes most of the time.
 */
let lastFiles: ReadonlyMap<string, ReadFile> = new Map();

/**
 * Reads the content folder, and lists static/ beside it. Paths are relative to
 * the content folder.
 */
export function contentFiles(contentFolder: string) {
  const paths = listFiles(contentFolder, HIDDEN_OR_IN_HIDDEN_FOLDER);
  const staticPaths = listFiles(
    join(contentFolder, '..', 'static'),
    HIDDEN_FILE,
  );
  const bytes = (path: string): Buffer =>
    readFileSync(join(contentFolder, path));

  function readMarkdown(path: string): ReadFile {
    const text = bytes(path).toString();
    const lastFile = lastFiles.get(path);

    if (lastFile?.text === text) return lastFile;

    return { text, document: readDocument(text) };
  }

  const markdownPaths = paths.filter((path) => path.endsWith('.md'));
  const files = new Map(
    markdownPaths.map((path) => [path, readMarkdown(path)]),
  );

  lastFiles = files;

  return {
    paths,

    /** URL paths of the files in static/, such as `/terms.pdf`. */
    staticUrls: staticPaths.map((path) => `/${path}`),

    /**
     * Returns a parsed markdown file, or an empty document if the file is
     * missing.
     */
    document: (path: string) => files.get(path)?.document ?? readDocument(''),
    bytes,
  };
}

export type ContentFiles = ReturnType<typeof contentFiles>;
