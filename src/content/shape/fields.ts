import type { Format } from './formats';

interface FieldBase<Is> {
  is: Is;
  purpose: string;

  /**
   * A valid value, or for a group or list a phrase such as `a heading and a
   * text`. Error messages quote it.
   */
  example: string;
  optional?: true;
}

export interface TextField extends FieldBase<'text'> {
  /**
   * Length in graphemes (characters as people count them). The default minimum
   * is 1.
   */
  max: number;
  min?: number;

  /**
   * Names without braces. The text must contain each of these placeholders, and
   * no others.
   */
  placeholders: readonly string[];

  /**
   * Set for headings, whose long words must break on phones. GraphQL has a
   * second field with soft hyphens.
   */
  hyphenated?: true;
}

/**
 * A text in a format of formats.ts, an order (position in the folder, from 1),
 * a year (a whole number), or a switch (`true` by default).
 */
export type PlainField = FieldBase<Format | 'order' | 'year' | 'switch'>;
// `type`: name of the GraphQL type
export type GroupField = FieldBase<'group'> & { type: string; fields: Fields };
export type ChoiceField = FieldBase<'choice'> & { options: readonly string[] };
type Item = GroupField | TextField | PlainField | ChoiceField;
export type ListField = FieldBase<'list'> & {
  min: number;
  max: number;
  item: Item;
};
export type Field =
  TextField | PlainField | GroupField | ListField | ChoiceField;

/** Fields by name, in the order of the editor's form. */
export type Fields = Readonly<Record<string, Field>>;

/**
 * Returns the GraphQL names of a field: `title` → `title` and, if it is
 * hyphenated, `titleHyphenated`.
 */
export const fieldNames = (name: string, field: Field): string[] =>
  field.is === 'text' && field.hyphenated
    ? [name, `${name}Hyphenated`]
    : [name];

export const groupsIn = (fields: Fields): GroupField[] =>
  Object.values(fields).flatMap((field) => {
    const item = field.is === 'list' ? field.item : field;

    return item.is === 'group' ? [item, ...groupsIn(item.fields)] : [];
  });

export interface Body extends Pick<TextField, 'purpose' | 'example' | 'max'> {
  /**
   * Whether the body has sections with a `##` heading: at least one, or as many
   * as its writer likes. Without it, the body must have no headings.
   */
  sections?: 'required' | 'optional';

  /** Maximum length of the text before the first section, in characters. */
  introMax?: number;
  optional?: true;

  /** Whether the body may show pictures. */
  hasPictures?: true;
}

/**
 * A type of content file. Content check, GraphQL types, editor forms and the
 * tables of content/README.md derive from it.
 */
export interface Kind {
  /** Name of the GraphQL type. */
  type: string;
  label: string;

  /** Default: the label with an `s`. */
  pluralLabel?: string;
  purpose: string;

  /**
   * Path in content/ of one file or, with a trailing `/`, of a folder whose
   * files are all of this kind.
   */
  path: string;
  fields: Fields;
  body?: Body;

  /** The body of a file with a group `page`, instead of `body`. */
  bodyOfPage?: Body;

  /** Whether a folder may have no published file. */
  mayBeEmpty?: true;

  /**
   * The folder that this file introduces, such as `work/`. Published files in
   * it need this file. While there are none, no list of links has this page.
   */
  introduces?: string;
}

export const isFolder = (kind: Kind): boolean => kind.path.endsWith('/');

/**
 * Whether a file is of this kind. @param path in content/, such as
 * `services/design.md`
 */
export const isOfKind = (kind: Kind, path: string): boolean =>
  kind.path === (isFolder(kind) ? path.replace(/[^/]+\.md$/, '') : path);
