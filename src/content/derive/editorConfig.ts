import {
  isFolder,
  type Body,
  type Count,
  type Field,
  type Fields,
  type Kind,
} from '../shape/fields';
import { kinds } from '../shape/kinds';
import { addressesOf, isPage } from '../shape/pages';
import { writtenAs } from './referenceTable';

/** A field of a form, in the words of Decap CMS. */
export interface EditorField {
  name: string;
  label: string;
  hint: string;
  required: boolean;
  widget: string;
  fields?: EditorField[];
  [setting: string]: unknown;
}

/** What the editor lists at its left: one folder, or some files. */
interface EditorCollection {
  name: string;
  label: string;
  folder?: string;
  fields?: EditorField[];
  files?: ReturnType<typeof fileOf>[];
  [setting: string]: unknown;
}

/** `consultButton` → `Consult button`. */
const labelOf = (name: string): string =>
  name[0]?.toUpperCase() + name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const hintOf = (field: Field): string => {
  const written = field.is === 'text' || field.is === 'lines' ? ` Write ${writtenAs(field)}.` : '';
  return `${field.purpose}${written}`.replaceAll('`', '');
};

/** An upper limit of a line; above it, the form gives a box of several lines. */
const LINE = 90;

/** A pattern that refuses a wrong length at once. The check counts characters as people do, and has the last word. */
const lengths = (max: number, min = 1): { pattern: [string, string] } => ({
  pattern: [
    `^(\\u00AD*[^\\u00AD]){${min},${max}}\\u00AD*$`,
    `write ${min > 1 ? `${min} to ${max}` : `up to ${max}`} characters`,
  ],
});

/** A list has as many items as the page has room for. */
const itemCount = ({ min, max }: Count) => ({
  min,
  max,
  allow_add: min < max,
  allow_remove: min < max,
});

/** The names of the threads, as the form of the brand has them at the time. */
const THREADS = {
  collection: 'everywhere',
  file: 'brand',
  value_field: 'threads.*.name',
  search_fields: ['threads.*.name'],
  display_fields: ['threads.*.name'],
};

/** The control of a field and its settings. */
function widgetOf(field: Field, required: boolean): { widget: string; [setting: string]: unknown } {
  switch (field.is) {
    case 'text':
      return { widget: field.max > LINE ? 'text' : 'string', ...lengths(field.max, field.min) };
    case 'date':
      return {
        widget: 'datetime',
        format: 'YYYY-MM-DD',
        date_format: 'YYYY-MM-DD',
        time_format: false,
      };
    case 'picture':
      return { widget: 'image', choose_url: false };
    case 'mark':
      return { widget: 'file', choose_url: false };
    case 'colour':
      return { widget: 'color', allow_input: true };
    case 'thread':
      return { widget: 'relation', ...THREADS };
    case 'order':
      return { widget: 'order', value_type: 'int', min: 1, step: 1 };
    case 'switch':
      return { widget: 'boolean', default: field.whenLeftOut };
    case 'choice':
      return { widget: 'select', options: field.of };
    case 'lines':
      return {
        widget: 'list',
        ...itemCount(field.count),
        field: { name: 'line', label: 'Line', ...widgetOf(field.line, required), widget: 'string' },
      };
    case 'group':
      return { widget: 'object', fields: formFields(field.fields, required) };
    case 'list':
      return {
        widget: 'list',
        ...itemCount(field.count),
        collapsed: false,
        fields: formFields(field.fields, required),
      };
    default:
      return { widget: 'string' };
  }
}

/** @param required whether the group around the fields is: what may be left out whole has no field that must be filled */
const formFields = (fields: Fields, required = true): EditorField[] =>
  Object.entries(fields).map(([name, field]) => {
    const filled = required && !field.optional;
    return {
      name,
      label: labelOf(name),
      hint: hintOf(field),
      required: filled,
      ...widgetOf(field, filled),
    };
  });

const bodyField = ({ purpose, headings }: Body): EditorField => ({
  name: 'body',
  label: 'Text',
  hint: purpose.replaceAll('`', ''),
  required: true,
  widget: 'markdown',
  buttons: [
    'bold',
    'italic',
    'link',
    ...(headings ? ['heading-two', 'heading-three'] : []),
    'bulleted-list',
    'numbered-list',
  ],
  editor_components: [],
});

const nameOf = ({ path }: Kind): string => path.replace(/(\/|\.md)$/, '');

/** The page that shows the words of a form. Services and values are parts of the about page. */
function previewOf(kind: Kind): string {
  if (!isFolder(kind)) return addressesOf(kind.path)[0] ?? '/';
  return isPage(kind) ? '/{{slug}}' : '/about';
}

const formOf = (kind: Kind) => ({
  preview_path: previewOf(kind),
  fields: [...formFields(kind.fields), ...(kind.body ? [bodyField(kind.body)] : [])],
});

const fileOf = (kind: Kind) => ({
  name: nameOf(kind),
  label: kind.label,
  file: `content/${kind.path}`,
  ...formOf(kind),
});

/** The name of the list that a file of a kind stands in, at the left of the editor. */
export function listOf(kind: Kind): string {
  if (isFolder(kind)) return `${kind.label}s`.toLowerCase().replace(' ', '-');
  return isPage(kind) ? 'pages' : 'everywhere';
}

/** The field by which people know a file of a folder. A page's title is made for search engines. */
const titleOf = (kind: Kind): string => (isPage(kind) ? 'name' : 'title');

const folderOf = (kind: Kind): EditorCollection => ({
  name: listOf(kind),
  label: `${kind.label}s`,
  label_singular: kind.label,
  description: kind.purpose,
  folder: `content/${nameOf(kind)}`,
  extension: 'md',
  format: 'yaml-frontmatter',
  create: true,
  identifier_field: titleOf(kind),
  slug: '{{slug}}',
  summary: `{{order}}. {{${titleOf(kind)}}}`,
  sortable_fields: ['order', titleOf(kind)],
  ...formOf(kind),
});

const singles = kinds.filter((kind) => !isFolder(kind));

const collections: readonly EditorCollection[] = [
  { name: 'pages', label: 'Pages', files: singles.filter(isPage).map(fileOf) },
  ...kinds.filter(isFolder).map(folderOf),
  {
    name: 'everywhere',
    label: 'On every page',
    files: singles.filter((kind) => !isPage(kind)).map(fileOf),
  },
];

/** The configuration of Decap CMS, derived from the shape of the content. Its backend is our own, on the same origin. */
export const editorConfig = {
  load_config_file: false,
  backend: { name: 'proxy', proxy_url: '/api/v1' },
  publish_mode: 'simple',
  media_folder: 'content/pictures',
  public_folder: './pictures',
  slug: { encoding: 'ascii', clean_accents: true },
  collections,
} as const;
