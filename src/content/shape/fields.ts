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

  /**
   * The version that has added the field, such as `1.1.0`. If missing: 1.0.0.
   * Older content lacks the field, so the message about it names the version.
   */
  since?: string;
}

export interface TextField extends FieldBase<'text'> {
  /** Maximum length in graphemes, which are characters as people count them. */
  max: number;

  /** Minimum length in graphemes. Default: 1. */
  min?: number;

  /**
   * Set if the page has room for any length, and only search engines have
   * limits. Then a text beyond the limits gets a warning.
   */
  limitsAreAdvice?: true;

  /**
   * Names of the placeholders that the text must contain, without braces. It
   * must not contain others.
   */
  placeholders: readonly string[];

  /**
   * Set for headings, whose long words must break on phones. GraphQL has a
   * second field with soft hyphens.
   */
  hyphenated?: true;

  /** Set if the text says what a picture shows. */
  describesPicture?: true;
}

/**
 * A text in a format of formats.ts, an order (position in the folder, from 1),
 * or a year (a whole number).
 */
export type PlainField = FieldBase<Format | 'order' | 'year'>;

export type SwitchField = FieldBase<'switch'> & {
  /** The value if the field is left out. */
  default: boolean;
};
export type GroupField = FieldBase<'group'> & {
  /** Name of the GraphQL type. */
  type: string;
  fields: Fields;
};
export type ChoiceField = FieldBase<'choice'> & { options: readonly string[] };
type Item = GroupField | TextField | PlainField | SwitchField | ChoiceField;
export type ListField = FieldBase<'list'> & {
  /** Minimum number of items. */
  min: number;

  /** Maximum number of items. */
  max: number;
  item: Item;
};
export type Field =
  TextField | PlainField | SwitchField | GroupField | ListField | ChoiceField;

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

/**
 * Returns a list's item, and every other field unchanged. A list of groups has
 * the fields of its item.
 */
export const itemOrField = (field: Field): Exclude<Field, ListField> =>
  field.is === 'list' ? field.item : field;

/** Returns all groups among the fields, and all groups in them. */
export const groupsIn = (fields: Fields): GroupField[] =>
  Object.values(fields)
    .map(itemOrField)
    .flatMap((field) =>
      field.is === 'group' ? [field, ...groupsIn(field.fields)] : [],
    );

/** The shape of the markdown below the fields. */
export interface Body extends Pick<TextField, 'purpose' | 'example' | 'max'> {
  /**
   * Whether the body must or may have sections, which begin with a `##`
   * heading. If missing, the body must have no headings.
   */
  sections?: 'required' | 'optional';

  /** Maximum length of the text before the first section, in characters. */
  introMax?: number;
  optional?: true;

  /** Whether the page numbers the sections, unless the file says otherwise. */
  numbersSections?: true;

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

  /** Whether the site may lack this file. */
  mayBeMissing?: true;

  /**
   * The folder whose files this file lists, such as `work/`. Published files in
   * the folder need this file. While there are none, neither a list of links
   * nor the sitemap has this page.
   */
  introduces?: string;
}

export const isFolder = (kind: Kind): boolean => kind.path.endsWith('/');

/** Matches a guide for staff. gatsby-config.ts leaves such files out. */
const GUIDE = /(^|\/)README\.md$/;

/**
 * Whether a file is of this kind.
 * @param path in content/, such as `services/design.md`
 */
export function isOfKind(kind: Kind, path: string): boolean {
  if (!isFolder(kind)) return path === kind.path;

  if (GUIDE.test(path)) return false;

  const folder = path.replace(/[^/]+\.md$/, '');

  return folder === kind.path;
}
