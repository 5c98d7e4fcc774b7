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
 * A grey JPEG of 1600 × 1 px, in Base64. This width is enough for every field:
 * it is the greatest minimum width in pictureFault.ts.
 */
const SAMPLE_PICTURE =
  '/9j/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwgIyYnKSopGR8tMC0oMCUoKSj/wAALCAABBkABAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD/2Q==';

/** The only sample of a service with a page of its own. */
const SERVICE_WITH_PAGE = 2;

/** Returns texts that must differ from those of other files of a folder. */
function nameFields(kind: Kind, number: number): Record<string, unknown> {
  const name = sampleName(number);
  const { page, summary } = sampleFields(kind.fields);

  switch (kind) {
    case personKind:
      return { name };
    case projectKind:
      return { title: name, summary: `${name}. ${summary}` };
    case serviceKind:
      return { title: name, page: servicePage(page, number) };
    default:
      return { title: name };
  }
}

/** Returns the group `page` of a service, if it has a page. */
function servicePage(page: unknown, number: number): object | undefined {
  if (number !== SERVICE_WITH_PAGE) return undefined;

  return {
    ...(page as object),
    title: `Page of ${sampleName(number)}`,
    description: `${sampleName(number)}. What you get, how long it takes, and what others have made of it.`,
  };
}

/**
 * Returns a content file's text, made of the examples of a kind's fields.
 * @param number makes the files of a folder differ
 */
export function sampleFile(kind: Kind, number = 1): string {
  const { label } = kind;
  const hasPage = kind === serviceKind && number === SERVICE_WITH_PAGE;
  const body = hasPage ? kind.bodyOfPage : kind.body;
  const fields = sampleFields(kind.fields);
  // Two pages can't have the same title or description.
  const description = `${label}. ${fields.description}`;
  const pageFields = isPage(kind)
    ? { name: label, title: label, description }
    : {};
  const folderFields = isFolder(kind)
    ? { ...nameFields(kind, number), order: number }
    : {};

  return formatContentFile({
    ...fields,
    ...pageFields,
    ...folderFields,
    body: body?.example,
  });
}

/** Writes one file of each kind and, of each folder but pages/, several. */
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

  for (const kind of kinds) {
    if (!isFolder(kind)) files[kind.path] = sampleFile(kind);
    // The folder of text pages may be empty, so it gets no sample.
    else if (!isPage(kind))
      for (let number = 1; number <= filesPerFolder; number += 1)
        files[`${kind.path}sample-${number}.md`] = sampleFile(kind, number);
  }

  writeFiles(folder, files);
}
