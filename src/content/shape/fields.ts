/**
 * Types of the fields of content files. Each kind in `kinds/` has such fields; the content check, the GraphQL types, the editor's forms
 * and the tables in content/README.md are derived from them.
 */

import type { Format } from './formats';

interface Common {
  /** One sentence for staff. */
  purpose: string;
  /** A valid value, for forms and error messages. */
  example: string;
  /** Whether the field may be missing or empty. */
  optional?: true;
}

export interface TextField extends Common {
  is: 'text';
  /** Maximum and minimum length in graphemes. */
  max: number;
  min?: number;
  /** Names in braces that the site fills in. The text must have each of them, and no others. */
  placeholders: readonly string[];
  /** Whether a second field, with the suffix `Hyphenated`, has the text with soft hyphens. For text in the display typeface. */
  hyphenated?: true;
}
/** A text in a format, an order (a position from 1), or a switch (true by default). */
export interface PlainField extends Common {
  is: Format | 'order' | 'switch';
}
export interface GroupField extends Common {
  is: 'group';
  /** Name of the GraphQL type. */
  type: string;
  fields: Fields;
}
export interface ListField extends Common {
  is: 'list';
  /** Minimum and maximum number of items. */
  min: number;
  max: number;
  item: GroupField | TextField;
}

export type Field =
  | TextField
  | PlainField
  | GroupField
  | ListField
  | (Common & { is: 'choice'; of: readonly string[] });

/** Returns the GraphQL names of a field: its name and, for a heading, the name with the suffix `Hyphenated`. */
export const fieldNames = (name: string, field: Field): string[] =>
  field.is === 'text' && field.hyphenated ? [name, `${name}Hyphenated`] : [name];

/** Fields by name, in the order of the editor's form. */
export type Fields = Readonly<Record<string, Field>>;

/** Returns all groups in the fields, nested ones included. Each has its own GraphQL type. */
export const groupsIn = (fields: Fields): GroupField[] =>
  Object.values(fields).flatMap((field) => {
    const item = field.is === 'list' ? field.item : field;
    return item.is === 'group' ? [item, ...groupsIn(item.fields)] : [];
  });

/** Returns the names of all fields, those in groups included, without duplicates. */
export const allFieldNames = (fields: Fields): string[] => [
  ...new Set([fields, ...groupsIn(fields).map((group) => group.fields)].flatMap(Object.keys)),
];

/** The body of a file: the markdown below the second `---`. */
export interface Body {
  purpose: string;
  /** A valid body. */
  example: string;
  /** Whether the body has sections with `## ` headings, at least one. Otherwise it must have no headings. */
  headings: boolean;
  /** Maximum length in graphemes. */
  max: number;
}

/** A type of content file. */
export interface Kind {
  /** Name of the GraphQL type. */
  type: string;
  /** Name in the editor. */
  label: string;
  purpose: string;
  /** Path in content/ of one file or, with a trailing `/`, of a folder whose files are all of this kind. */
  path: string;
  fields: Fields;
  body?: Body;
}

/** Whether the kind is a folder of files rather than a single file. */
export const isFolder = (kind: Kind): boolean => kind.path.endsWith('/');

/** Whether a file is of this kind, by its path in content/, such as `services/design.md`. */
export const isOfKind = (kind: Kind, path: string): boolean =>
  isFolder(kind)
    ? path.startsWith(kind.path) && /^[^/]+\.md$/.test(path.slice(kind.path.length))
    : path === kind.path;
