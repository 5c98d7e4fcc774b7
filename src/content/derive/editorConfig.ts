import { isFolder } from '../shape/fields';
import type { Body, Field, Fields, Kind, TextField } from '../shape/fields';
import { kinds } from '../shape/kinds';
import { addressesOf, isPage } from '../shape/pages';
import { writtenAs } from './referenceTable';

/** A control of a form and its settings, in the words of Sveltia CMS. */
type Widget = Record<string, unknown> & { widget: string; fields?: EditorField[] };
export type EditorField = Widget & { name: string; label: string; hint: string; required: boolean };

/** `consultButton` → `Consult button`. */
const labelOf = (name: string): string =>
  name[0]?.toUpperCase() + name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const hintOf = (field: Field): string => {
  const { is } = field.is === 'list' ? field.item : field;
  const written = is === 'text' ? ` Write ${writtenAs(field)}.` : '';
  return `${field.purpose}${written}`.replaceAll('`', '');
};

/** The name of the format in which Sveltia CMS reads and writes a file: that of src/gatsby/admin/contentFormat.ts. */
export const FORMAT = 'content-frontmatter';

/** An upper limit of a line; above it, the form gives a box of several lines. */
const LINE = 90;

/** A text, with a pattern that refuses a wrong length at once. The check counts as people do, and has the last word. */
const textWidget = ({ max, min = 1 }: TextField): Widget => ({
  widget: max > LINE ? 'text' : 'string',
  pattern: [
    `^(\\u00AD*[^\\u00AD]){${min},${max}}\\u00AD*$`,
    `write ${min > 1 ? `${min} to ${max}` : `up to ${max}`} characters`,
  ],
});

const PICTURES = '.jpg,.jpeg,.png,.webp,.avif';
const COLOUR = ['^#[0-9a-fA-F]{6}$', 'write # and six digits or letters from a to f'];
const DAY = 'YYYY-MM-DD';

/** @param required whether the group around the fields is: what may be left out whole has no field that must be filled */
function widgetOf(field: Field, required: boolean): Widget {
  switch (field.is) {
    case 'text':
      return textWidget(field);
    case 'date':
      return { widget: 'datetime', format: DAY, date_format: DAY, time_format: false };
    case 'picture':
      return { widget: 'image', choose_url: false, accept: PICTURES };
    case 'logo':
      return { widget: 'file', choose_url: false, accept: '.svg' };
    case 'colour':
      return { widget: 'color', allowInput: true, pattern: COLOUR };
    case 'thread': {
      // Their names, as the form of the brand has them at the time.
      const [value_field, names] = ['threads.*.name', ['threads.*.name']];
      const from = { collection: 'everywhere', file: 'brand', value_field };
      return { widget: 'relation', ...from, search_fields: names, display_fields: names };
    }
    case 'order':
      return { widget: 'number', value_type: 'int', min: 1, step: 1 };
    case 'switch':
      return { widget: 'boolean', default: true };
    case 'choice':
      return { widget: 'select', options: field.of };
    case 'group':
      return { widget: 'object', fields: formFields(field.fields, required) };
    case 'list': {
      const { min, max, item } = field;
      const items =
        item.is === 'text'
          ? { field: { name: 'line', label: 'Line', ...textWidget(item), widget: 'string' } }
          : { fields: formFields(item.fields, required), collapsed: false };
      // As many items as the page has room for.
      return { widget: 'list', min, max, allow_add: min < max, allow_remove: min < max, ...items };
    }
    default:
      return { widget: 'string' };
  }
}

const formFields = (fields: Fields, required = true): EditorField[] =>
  Object.entries(fields).map(([name, field]) => {
    const filled = required && !field.optional;
    const words = { name, label: labelOf(name), hint: hintOf(field), required: filled };
    return { ...words, ...widgetOf(field, filled) };
  });

const bodyField = ({ purpose, headings }: Body): EditorField => ({
  name: 'body',
  label: 'Text',
  hint: purpose.replaceAll('`', ''),
  required: true,
  widget: 'markdown',
  buttons: [
    ...['bold', 'italic', 'link'],
    ...(headings ? ['heading-two', 'heading-three'] : []),
    // Without the last one, the editor would take backticks in a text for plain letters.
    ...['bulleted-list', 'numbered-list', 'code'],
  ],
  editor_components: [],
});

function formOf(kind: Kind) {
  // The page that shows its words. Services and values are parts of the about page.
  const inFolder = isPage(kind) ? '/{{slug}}' : '/about';
  return {
    preview_path: isFolder(kind) ? inFolder : (addressesOf(kind.path)[0] ?? '/'),
    fields: [...formFields(kind.fields), ...(kind.body ? [bodyField(kind.body)] : [])],
  };
}

/** The name of the list that a file of a kind stands in, at the left of the editor. */
export function listOf(kind: Kind): string {
  if (isFolder(kind)) return `${kind.label}s`.toLowerCase().replace(' ', '-');
  return isPage(kind) ? 'pages' : 'everywhere';
}

const fileOf = (kind: Kind) => ({
  name: kind.path.replace(/\.md$/, ''),
  label: kind.label,
  file: `content/${kind.path}`,
  format: FORMAT,
  ...formOf(kind),
});

function folderOf(kind: Kind) {
  // The field by which people know a file of a folder. A page's title is made for search engines.
  const title = isPage(kind) ? 'name' : 'title';
  return {
    name: listOf(kind),
    label: `${kind.label}s`,
    label_singular: kind.label,
    description: kind.purpose,
    folder: `content/${kind.path.slice(0, -1)}`,
    extension: 'md',
    format: FORMAT,
    create: true,
    identifier_field: title,
    slug: '{{slug}}',
    summary: `{{order}}. {{${title}}}`,
    sortable_fields: ['order', title],
    ...formOf(kind),
  };
}

const filesOf = (list: string) => kinds.filter((kind) => listOf(kind) === list).map(fileOf);

const PICTURE_FOLDER = { media_folder: '/content/pictures', public_folder: './pictures' };

/** What the editor lists at its left: some files, or one folder. */
const collections = [
  { name: 'pages', label: 'Pages', ...PICTURE_FOLDER, files: filesOf('pages') },
  ...kinds.filter(isFolder).map(folderOf),
  { name: 'everywhere', label: 'On every page', ...PICTURE_FOLDER, files: filesOf('everywhere') },
];

/**
 * The configuration of Sveltia CMS, derived from the shape of the content.
 * @param backend where the files are; without one, they are in a folder of one's own machine
 */
export const editorConfig = (backend?: { repo: string; branch: string; origin: string }) => ({
  load_config_file: false,
  backend: {
    name: 'github',
    repo: backend?.repo ?? 'this/project',
    ...(backend
      ? { branch: backend.branch, base_url: backend.origin, auth_endpoint: 'admin/sign-in' }
      : { auth_methods: ['token'] }),
  },
  publish_mode: backend ? 'editorial_workflow' : 'simple',
  editor: { preview: !backend },
  media_folder: 'content/pictures',
  media_libraries: { default: { config: { slugify_filename: true } } },
  output: { omit_empty_optional_fields: true },
  slug: { encoding: 'ascii', clean_accents: true },
  collections,
});
