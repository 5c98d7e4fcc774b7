import { isFolder } from '../shape/fields';
import type { Body, Field, Fields, Kind, TextField } from '../shape/fields';
import { kinds } from '../shape/kinds';
import { addressesOf, isPage } from '../shape/pages';
import { writtenAs } from './referenceTable';

/** A form control and its settings, as Sveltia CMS defines them. */
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

/** Name of the file format that src/gatsby/admin/contentFormat.ts registers with Sveltia CMS. */
export const FORMAT = 'content-frontmatter';

/** A field with a higher maximum length gets a multi-line control. */
const MAX_LINE_LENGTH = 90;

/** Returns a text control. Its pattern refuses a wrong length while typing; the content check counts graphemes and decides. */
const textWidget = ({ max, min = 1 }: TextField): Widget => ({
  widget: max > MAX_LINE_LENGTH ? 'text' : 'string',
  pattern: [
    `^(\\u00AD*[^\\u00AD]){${min},${max}}\\u00AD*$`,
    `write ${min > 1 ? `${min} to ${max}` : `up to ${max}`} characters`,
  ],
});

const PICTURES = '.jpg,.jpeg,.png,.webp,.avif';
const COLOUR = ['^#[0-9a-fA-F]{6}$', 'write # and six digits or letters from a to f'];
const DAY = 'YYYY-MM-DD';

/** @param required whether the group around the field is required; in an optional group no field is required */
function widgetOf(field: Field, required: boolean): Widget {
  switch (field.is) {
    case 'text':
      return textWidget(field);
    case 'date':
      return { widget: 'datetime', format: DAY, date_format: DAY, time_format: false };
    case 'picture':
      return { widget: 'image', choose_url: false, accept: PICTURES };
    case 'mark':
      return { widget: 'file', choose_url: false, accept: '.svg' };
    case 'colour':
      return { widget: 'color', allowInput: true, pattern: COLOUR };
    case 'thread': {
      // The options are the names of the threads in brand.md.
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
      // A list with a fixed number of items can't grow or shrink.
      return { widget: 'list', min, max, allow_add: min < max, allow_remove: min < max, ...items };
    }
    default:
      return { widget: 'string' };
  }
}

const formFields = (fields: Fields, required = true): EditorField[] =>
  Object.entries(fields).map(([name, field]) => {
    const isRequired = required && !field.optional;
    const common = { name, label: labelOf(name), hint: hintOf(field), required: isRequired };
    return { ...common, ...widgetOf(field, isRequired) };
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
    // Without the code button the editor escapes backticks.
    ...['bulleted-list', 'numbered-list', 'code'],
  ],
  editor_components: [],
});

function formOf(kind: Kind) {
  // Services and values are previewed on About.
  const folderPreview = isPage(kind) ? '/{{slug}}' : '/about';
  return {
    preview_path: isFolder(kind) ? folderPreview : (addressesOf(kind.path)[0] ?? '/'),
    fields: [...formFields(kind.fields), ...(kind.body ? [bodyField(kind.body)] : [])],
  };
}

/** Returns the name of the editor's collection for a kind. */
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
  // The name of a file in lists. The title of a page is written for search engines, so use its name.
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

/** The editor's collections, each a list of files or one folder. */
const collections = [
  { name: 'pages', label: 'Pages', ...PICTURE_FOLDER, files: filesOf('pages') },
  ...kinds.filter(isFolder).map(folderOf),
  { name: 'everywhere', label: 'On every page', ...PICTURE_FOLDER, files: filesOf('everywhere') },
];

/**
 * Returns the configuration of Sveltia CMS, derived from the shape of the content.
 * @param backend the repository with the files. Without it, the editor opens a folder on the same machine.
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
