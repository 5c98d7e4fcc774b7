import {
  isFolder,
  type Field,
  type Fields,
  type Kind,
} from '../src/content/shape/fields';
import { kinds } from '../src/content/shape/kinds';
import { brandKind } from '../src/content/shape/kinds/brand';
import { projectKind } from '../src/content/shape/kinds/project';
import { serviceKind } from '../src/content/shape/kinds/service';
import { isPage } from '../src/content/shape/pages';
import {
  formatContentFile,
  parseContentFile,
} from '../src/gatsby/admin/contentFormat';
import { writeFiles } from '../src/gatsby/files/writeFiles';

/**
 * Three different threads. The field has only one example, and the content
 * check refuses equal threads.
 */
const SAMPLE_THREADS = [
  { name: 'persimmon', colour: '#ff6a3d' },
  { name: 'lichen', colour: '#cbe86b' },
  { name: 'sky', colour: '#bcd8f5' },
];

/** The title of a service or a value, and the name of a person. */
const sampleTitle = (number: number): string => `Sample ${number}`;

function sampleValue(field: Field): unknown {
  if (field === brandKind.fields.threads) return SAMPLE_THREADS;

  switch (field.is) {
    case 'group':
      return sampleFields(field.fields);
    case 'list':
      return Array.from({ length: Math.max(1, field.min) }, () =>
        sampleValue(field.item),
      );
    case 'order':
      return Number(field.example);
    case 'service':
      return sampleTitle(1);
    default:
      return field.example;
  }
}

/** Optional fields that the sample has, because tests change them. */
const WITH_SAMPLE: readonly Field['is'][] = ['group', 'list', 'thread'];

function isInSample(field: Field): boolean {
  // The sample's services have no page of their own.
  if (field === serviceKind.fields.page) return false;

  return !field.optional || WITH_SAMPLE.includes(field.is);
}

/** Returns examples for fields. No list is empty. */
const sampleFields = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => isInSample(field))
      .map(([name, field]) => [name, sampleValue(field)]),
  );

/** The pictures in the examples of all fields. */
const PICTURE_NAMES = ['cloth.jpg', 'bakery.jpg', 'maria.jpg'];

/**
 * A grey JPEG of 1600 × 1 px, in Base64. The content check refuses narrower
 * pictures.
 */
const PICTURE =
  '/9j/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwgIyYnKSopGR8tMC0oMCUoKSj/wAALCAABBkABAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD/2Q==';

/**
 * Returns a content file's text, made of the examples of a kind's fields.
 * @param number makes the files of a folder differ
 */
export function sampleFile(kind: Kind, number = 1): string {
  const { label, body } = kind;
  const fields = sampleFields(kind.fields);

  // Two pages can't have the same title or description.
  const description = `${label}. ${fields.description}`;
  const pageFields = isPage(kind)
    ? { name: label, title: label, description }
    : {};

  // Projects are pages, too, and search results show their summary.
  const summary = `${sampleTitle(number)}. ${fields.summary}`;
  const projectFields = kind === projectKind ? { summary } : {};

  const titleField = 'title' in kind.fields ? 'title' : 'name';
  const folderFields = isFolder(kind)
    ? { [titleField]: sampleTitle(number), order: number }
    : {};

  return formatContentFile({
    ...fields,
    ...pageFields,
    ...projectFields,
    ...folderFields,
    body: body?.example,
  });
}

/** Returns the text of a service that has a page of its own. */
export function sampleServiceWithPage(number = 1): string {
  const { page } = serviceKind.fields;
  const service = parseContentFile(sampleFile(serviceKind, number));

  return formatContentFile({
    ...service,
    page: page && sampleValue(page),
    body: serviceKind.bodyOfPage?.example,
  });
}

/** Writes one file of each kind and, of each folder but pages/, several. */
export function writeSampleContent(
  folder: string,
  filesPerFolder: number,
): void {
  const files: Record<string, string | Buffer> = {};

  for (const name of PICTURE_NAMES)
    files[`pictures/${name}`] = Buffer.from(PICTURE, 'base64');

  for (const kind of kinds) {
    if (!isFolder(kind)) files[kind.path] = sampleFile(kind);
    // The folder of text pages may be empty, so it gets no sample.
    else if (!isPage(kind))
      for (let number = 1; number <= filesPerFolder; number += 1)
        files[`${kind.path}sample-${number}.md`] = sampleFile(kind, number);
  }

  writeFiles(folder, files);
}
