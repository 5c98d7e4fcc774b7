import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isFolder, type Field, type Fields, type Kind } from '../shape/fields';
import { kinds } from '../shape/kinds';
import { brand } from '../shape/kinds/brand';
import { isPage } from '../shape/pages';
import { stringifyDocument } from '../derive/stringifyDocument';

/** Not the field's example three times: threads must differ. */
const SAMPLE_THREADS = [
  { name: 'persimmon', colour: '#ff6a3d' },
  { name: 'lichen', colour: '#cbe86b' },
  { name: 'sky', colour: '#bcd8f5' },
];

function sampleOf(field: Field): unknown {
  switch (field.is) {
    case 'group':
      return sampleFields(field.fields);
    case 'list':
      if (field === brand.fields.threads) return SAMPLE_THREADS;
      return Array.from({ length: field.min || 1 }, () => sampleOf(field.item));
    case 'order':
      return Number(field.example);
    default:
      return field.example;
  }
}

/** Returns the examples of all required fields, and of optional groups, lists and threads. */
const sampleFields = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(
        ([, field]) =>
          !field.optional || field.is === 'group' || field.is === 'list' || field.is === 'thread',
      )
      .map(([name, field]) => [name, sampleOf(field)]),
  );

/** A grey JPEG of 1 px height and the minimum width. */
const SAMPLE_PICTURE =
  '/9j/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwgIyYnKSopGR8tMC0oMCUoKSj/wAALCAABBkABAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD/2Q==';

/** Returns a file made of the examples of its kind. @param number makes the files of a folder differ */
export function sampleFile(kind: Kind, number = 1): string {
  const numbered = isFolder(kind) ? { title: `Sample ${number}`, order: number } : {};
  return stringifyDocument({ ...sampleFields(kind.fields), ...numbered }, kind.body?.example ?? '');
}

/**
 * Writes a content folder made of the examples in the shape, for tests and benchmarks.
 * @param count number of files in each folder
 */
export function writeSampleContent(folder: string, count: number): void {
  const write = (path: string, text: string | Buffer): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const kind of kinds) {
    if (!isFolder(kind)) write(kind.path, sampleFile(kind));
    // Additional text pages are optional, so write none.
    else if (!isPage(kind))
      for (let number = 1; number <= count; number += 1)
        write(`${kind.path}sample-${number}.md`, sampleFile(kind, number));
  }
  write('pictures/cloth.jpg', Buffer.from(SAMPLE_PICTURE, 'base64'));
}
