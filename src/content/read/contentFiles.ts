import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Brand, Thread, Threads } from '../../brand/brand';
import { type Field, fieldNames, type Fields } from '../shape/fields';
import { withoutSoftHyphens } from './markdown';
import { isLeftOut } from './isLeftOut';
import { type ContentDocument, readDocument } from './readDocument';

/** Matches hidden files such as .DS_Store, and files in hidden folders. */
const HIDDEN = /(^|\/)\./;

/** Hidden folders of static/, such as .well-known, are served. */
const HIDDEN_FILE = /(^|\/)\.[^/]*$/;

/**
 * Lists the files in a folder and its subfolders, with `/` in paths on Windows
 * too.
 */
const listFiles = (folder: string, ignored: RegExp): string[] =>
  (existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
    : []
  )
    .filter((path) => lstatSync(join(folder, path)).isFile())
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !ignored.test(path))
    .sort();

interface ReadFile {
  text: string;
  document: ContentDocument;
}

/**
 * Files of the last call of contentFiles. One check reads the folder three
 * times, and parsing takes most of its time.
 */
let lastFiles: ReadonlyMap<string, ReadFile> = new Map();

/**
 * Reads the content folder, and lists static/ beside it. Paths are relative to
 * the content folder.
 */
export function contentFiles(contentFolder: string) {
  const paths = listFiles(contentFolder, HIDDEN);
  const staticPaths = listFiles(
    join(contentFolder, '..', 'static'),
    HIDDEN_FILE,
  );
  const bytes = (path: string): Buffer =>
    readFileSync(join(contentFolder, path));

  function readMarkdown(path: string): ReadFile {
    const text = bytes(path).toString();
    const last = lastFiles.get(path);

    return last?.text === text ? last : { text, document: readDocument(text) };
  }

  const mdPaths = paths.filter((path) => path.endsWith('.md'));
  const files = new Map(mdPaths.map((path) => [path, readMarkdown(path)]));

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

const DEFAULTS: Partial<Record<Field['is'], unknown>> = {
  switch: true,
  list: [],
};

function nodeValue(field: Field, value: unknown, folder: string): unknown {
  if (isLeftOut(value)) return DEFAULTS[field.is] ?? null;
  // Object() turns a text that staff have written in place of a group into an
  // object without the group's fields.
  if (field.is === 'group')
    return contentFields(field.fields, Object(value), folder);
  if (field.is === 'list' && Array.isArray(value))
    return value.map((item) => nodeValue(field.item, item, folder));
  if (field.is === 'picture' || field.is === 'logo')
    return posix.join(folder, String(value));

  return value;
}

/**
 * Converts the YAML values of a content file to the fields of its GraphQL node.
 * @param folder of the file, in content/
 */
export function contentFields(
  fields: Fields,
  values: ContentDocument['fields'],
  folder: string,
) {
  const nodeValues: Record<string, unknown> = {};

  for (const [name, field] of Object.entries(fields)) {
    const value = nodeValue(field, values[name], folder);

    // `titleHyphenated` keeps the soft hyphens, `title` has none.
    for (const nodeField of fieldNames(name, field))
      nodeValues[nodeField] = value;
    if (typeof value === 'string') nodeValues[name] = withoutSoftHyphens(value);
  }

  return nodeValues;
}

const inLowerCase = ({ name, colour }: Thread) => ({
  name,
  colour: colour.toLowerCase(),
});

/**
 * Converts the fields of a valid brand.md to a Brand: makes colours lower case,
 * and leaves out missing logos.
 */
export function brandOf(fields: unknown): Brand {
  const { ground, paper, threads, logo, logoOnPaper, icon } = fields as Brand;

  return {
    ground: ground.toLowerCase(),
    paper: paper.toLowerCase(),
    // The content check makes sure that there are three threads.
    threads: threads.map(inLowerCase) as unknown as Threads,
    ...(logo ? { logo } : {}),
    ...(logoOnPaper ? { logoOnPaper } : {}),
    ...(icon ? { icon } : {}),
  };
}

export const readBrand = (root = '.'): Brand =>
  brandOf(
    readDocument(readFileSync(join(root, 'content/brand.md'), 'utf8')).fields,
  );
