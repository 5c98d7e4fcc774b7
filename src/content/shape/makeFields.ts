import type {
  ChoiceField,
  Field,
  Fields,
  GroupField,
  ListField,
  PlainField,
  SwitchField,
  TextField,
} from './fields';

/** Names of a field's words in tables, forms and error messages. */
type Words = 'purpose' | 'example';

/**
 * Makes a field for text of up to `max` characters. A value needs the
 * placeholders of `example`, such as `{name}`.
 */
export function text(
  max: number,
  purpose: string,
  example: string,
  { min }: Pick<TextField, 'min'> = {},
): TextField {
  const placeholders = [...example.matchAll(/\{(\w+)\}/g)].map(
    ([, name = '']) => name,
  );

  return { is: 'text', max, min, purpose, example, placeholders };
}

/**
 * Makes a field for text that search engines show. They cut it after about
 * `max` characters; the page itself has no limit.
 */
const searchText: typeof text = (...args) => ({
  ...text(...args),
  limitsAreAdvice: true,
});

/**
 * Makes a field for text in the heading typeface, so large that long words must
 * be hyphenated on a phone.
 */
export const heading: typeof text = (...args) => ({
  ...text(...args),
  hyphenated: true,
});

/**
 * Makes a field for the label of a button. On a phone, 28 characters fit on one
 * line.
 */
export const button = (purpose: string, example: string): TextField =>
  text(28, purpose, example);

/** Makes a field for what a picture shows. */
export const pictureDescription = (example: string): TextField => ({
  ...text(
    160,
    'What the picture shows, for people who cannot see it.',
    example,
  ),
  describesPicture: true,
});

export function field(
  is: PlainField['is'],
  purpose: string,
  example: string,
): PlainField {
  return { is, purpose, example };
}

/** Makes an optional field that is `true` or `false`. */
export const toggle = (
  isOnByDefault: boolean,
  purpose: string,
): SwitchField => ({
  is: 'switch',
  default: isOnByDefault,
  purpose,
  example: String(!isOnByDefault),
  optional: true,
});

export function choice(
  options: readonly string[],
  purpose: string,
  example: string,
): ChoiceField {
  return { is: 'choice', options, purpose, example };
}

/** @param type name of the GraphQL type */
export function group(
  type: string,
  { purpose, example, fields }: Pick<GroupField, 'fields' | Words>,
): GroupField {
  return { is: 'group', type, purpose, example, fields };
}

/**
 * Makes a field for a list. By default, it has the purpose and example of
 * `item`.
 */
export const list = (
  min: number,
  max: number,
  item: ListField['item'],
  { purpose, example }: Pick<ListField, Words> = item,
): ListField => ({ is: 'list', min, max, item, purpose, example });

export const optional = <Type extends Field>(base: Type): Type => ({
  ...base,
  optional: true,
});

export const pageFields = {
  // A heading, because the drawer shows the name in the heading typeface.
  name: heading(100, 'The words of the links to this page.', 'About'),
  // Search engines cut a title after about 60 characters, and a description
  // after about 155. A description of less than 70 looks half empty.
  title: searchText(
    60,
    'The title in the browser tab and in search results.',
    'What we do | Heddle',
  ),
  description: searchText(
    155,
    'The sentences under the title in search results.',
    'Design, development and hosting from one small studio, and what we care about while we work.',
    { min: 70 },
  ),
  updated: field(
    'date',
    'The day of the last important change. Search engines and readers of text pages see it.',
    '2021-11-30',
  ),
  heading: heading(
    150,
    'The big heading at the top of the page.',
    'One studio, every thread.',
  ),
} satisfies Fields;

export const lead = text(
  400,
  'The sentences below the big heading.',
  'Tell us what you need.',
);

export const contactButton = button(
  'The button at the end of this part; it leads to the contact page.',
  'Contact Us',
);

export const order = field(
  'order',
  'The position among the other files in the folder: 1 comes first.',
  '1',
);

export const published = toggle(
  true,
  'Whether the site shows this; `false` hides it and keeps the file.',
);
