/**
 * What a field of a content file can be. The kinds in `kinds/` are made of these; validation, GraphQL types,
 * editor forms and the table in content/README.md are derived from them.
 */

import type { Format } from './formats';

interface Common {
  /** One sentence that a person who edits the words understands. */
  purpose: string;
  /** A value that would be right, for forms and error messages. */
  example: string;
  /** May be left out or left empty. */
  optional?: true;
}

export interface TextField extends Common {
  is: 'text';
  /** Lengths in characters, as a person counts them. */
  max: number;
  min?: number;
  /** Words in braces that the site fills in; each must be there, and no other. */
  placeholders: readonly string[];
  /** Set in the display typeface: there is a second field, with `Hyphenated` after its name, whose long words may break. */
  hyphenated?: true;
}
/** A text in a format; an order, which is a place from 1; or a switch, which is on where it is left out. */
export interface PlainField extends Common {
  is: Format | 'order' | 'switch';
}
export interface GroupField extends Common {
  is: 'group';
  /** The name of its GraphQL type. */
  type: string;
  fields: Fields;
}
export interface ListField extends Common {
  is: 'list';
  /** How many items it may have. */
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

/** The name of a field and, of a heading, that of its second form. */
export const fieldNames = (name: string, field: Field): string[] =>
  field.is === 'text' && field.hyphenated ? [name, `${name}Hyphenated`] : [name];

/** Fields by name, in the order in which an editor shows them. */
export type Fields = Readonly<Record<string, Field>>;

/** The groups in fields, at every depth: each is a GraphQL type of its own. */
export const groupsIn = (fields: Fields): GroupField[] =>
  Object.values(fields).flatMap((field) => {
    const held = field.is === 'list' ? field.item : field;
    return held.is === 'group' ? [held, ...groupsIn(held.fields)] : [];
  });

/** The names of fields and of those in their groups, each once. */
export const shapeNames = (fields: Fields): string[] => [
  ...new Set([fields, ...groupsIn(fields).map((group) => group.fields)].flatMap(Object.keys)),
];

/** The text below the second `---` of a file. */
export interface Body {
  purpose: string;
  /** A text that would be right. */
  example: string;
  /** Whether the text is divided by `## ` headings, of which it then needs at least one. */
  headings: boolean;
  /** The longest text, in characters. */
  max: number;
}

/** One kind of content file. */
export interface Kind {
  /** The name of its GraphQL type. */
  type: string;
  /** What people call it. */
  label: string;
  purpose: string;
  /** A file in content/, or a folder (with `/` at its end) in which each file is one of this kind. */
  path: string;
  fields: Fields;
  body?: Body;
}

/** Whether each file of a folder is one of this kind, rather than one file alone. */
export const isFolder = (kind: Kind): boolean => kind.path.endsWith('/');

/** Whether a file is of a kind, by its path in content/: `home.md`, `services/design.md`. */
export const holds = (kind: Kind, path: string): boolean =>
  isFolder(kind)
    ? path.startsWith(kind.path) && /^[^/]+\.md$/.test(path.slice(kind.path.length))
    : path === kind.path;
