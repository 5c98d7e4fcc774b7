import {
  isFolder,
  type Field,
  type Fields,
  type Kind,
} from '../src/content/shape/fields';
import { kinds } from '../src/content/shape/kinds';
import { brandKind } from '../src/content/shape/kinds/brand';
import { personKind } from '../src/content/shape/kinds/person';
import { projectKind } from '../src/content/shape/kinds/project';
import { serviceKind } from '../src/content/shape/kinds/service';
import { isPage } from '../src/content/shape/pages';
import { formatContentFile } from '../src/gatsby/admin/contentFormat';
import { writeFiles } from '../src/gatsby/files/writeFiles';

/**
 * Three different threads. The field's only example would make three equal
 * threads, which the content check refuses.
 */
const SAMPLE_THREADS = [
  { name: 'persimmon', colour: '#ff6a3d' },
  { name: 'lichen', colour: '#cbe86b' },
  { name: 'sky', colour: '#bcd8f5' },
];

/** The title of a service, value or project, and the name of a person. */
const sampleName = (number: number): string => `Sample ${number}`;

function sampleValue(field: Field): unknown {
  if (field === brandKind.fields.threads) return SAMPLE_THREADS;

  switch (field.is) {
    case 'group':
      return sampleFields(field.fields);
    case 'list':
      return Array.from({ length: Math.max(1, field.min) }, () =>
        sampleValue(field.item),
      );
    case 'service':
      return sampleName(1);
    case 'order':
    case 'year':
      return Number(field.example);
    default:
      return field.example;
  }
}

/**
 * Types of optional fields that sample files have, because tests change them.
 */
const FILLED_IN_TYPES = ['group', 'list', 'thread'];

const isFilledIn = ({ optional, is }: Field): boolean =>
  !optional || FILLED_IN_TYPES.includes(is);

/** Returns examples of fields. No list is empty. */
function sampleFields(fields: Fields): Record<string, unknown> {
  const filledIn = Object.entries(fields).filter(([, field]) =>
    isFilledIn(field),
  );

  return Object.fromEntries(
    filledIn.map(([name, field]) => [name, sampleValue(field)]),
  );
}

/**
 * A grey JPEG of 1600 × 1 px, in Base64. A picture of this width (FULL_WIDTH in
 * formats.ts) gets no warning that it is too narrow.
 */
const SAMPLE_PICTURE =
  '/9j/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwgIyYnKSopGR8tMC0oMCUoKSj/wAALCAABBkABAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD/2Q==';

/** Only one sample has a page of its own: the second service. */
const hasServicePage = (kind: Kind, number: number): boolean =>
  kind === serviceKind && number === 2;

/**
 * Returns the fields that no two files of a folder may share, such as the title.
 */
function nameFields(
  kind: Kind,
  number: number,
  { page, summary }: Record<string, unknown>,
): Record<string, unknown> {
  const name = sampleName(number);

  switch (kind) {
    case personKind:
      return { name };
    case projectKind:
      return { title: name, summary: `${name}. ${summary}` };
    case serviceKind:
      return {
        title: name,
        page: hasServicePage(kind, number)
          ? servicePage(page, name)
          : undefined,
      };
    default:
      return { title: name };
  }
}

/** Returns the group `page` of a service with this name. */
function servicePage(page: unknown, name: string): object {
  return {
    ...(page as object),
    title: `Page of ${name}`,
    description: `${name}. What you get, how long it takes, and what others have made of it.`,
  };
}

/**
 * Returns a content file's text, made of the examples of a kind's fields.
 * @param number makes the files of a folder differ
 */
export function sampleFile(kind: Kind, number = 1): string {
  const { label } = kind;
  const body = hasServicePage(kind, number) ? kind.bodyOfPage : kind.body;
  const fields = sampleFields(kind.fields);

  // Two pages can't have the same title or description.
  const description = `${label}. ${fields.description}`;
  const pageFields = isPage(kind)
    ? { name: label, title: label, description }
    : {};

  const folderFields = isFolder(kind)
    ? { ...nameFields(kind, number, fields), order: number }
    : {};

  return formatContentFile({
    ...fields,
    ...pageFields,
    ...folderFields,
    body: body?.example,
  });
}

/**
 * Returns the sample files of a kind, by path. The folder of text pages gets
 * none, because it may be empty.
 */
function sampleFilesOf(
  kind: Kind,
  filesPerFolder: number,
): Record<string, string> {
  if (!isFolder(kind)) return { [kind.path]: sampleFile(kind) };
  if (isPage(kind)) return {};

  const numbers = Array.from(
    { length: filesPerFolder },
    (_, index) => index + 1,
  );

  return Object.fromEntries(
    numbers.map((number) => [
      `${kind.path}sample-${number}.md`,
      sampleFile(kind, number),
    ]),
  );
}

/** Writes the pictures, each single file, and several files of each folder. */
export function writeSampleContent(
  folder: string,
  filesPerFolder: number,
): void {
  const picture = Buffer.from(SAMPLE_PICTURE, 'base64');
  const files: Record<string, string | Buffer> = {
    'pictures/bakery.jpg': picture,
    'pictures/cloth.jpg': picture,
    'pictures/maria.jpg': picture,
  };

  for (const kind of kinds)
    Object.assign(files, sampleFilesOf(kind, filesPerFolder));

  writeFiles(folder, files);
}
