import { isFolder, type Field, type Fields, type Kind, type TextField } from '../shape/fields';
import { kinds } from '../shape/kinds';
import { addressesOf, isPage } from '../shape/pages';
import { writtenAs } from './referenceTable';

/** A form control and its settings, as Sveltia CMS defines them. */
type Widget = Record<string, unknown> & { widget: string; fields?: EditorField[] };
export type EditorField = Widget & { name: string; label: string; hint: string; required: boolean };

/** The format in which Sveltia CMS reads and writes files; src/gatsby/admin/page.ts registers it. */
export const FORMAT = 'content-frontmatter';

/** `consultButton` → `Consult button`. */
const labelOf = (name: string): string =>
  name[0]?.toUpperCase() + name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const hintOf = (field: Field): string => {
  const { is } = field.is === 'list' ? field.item : field;
  const written = is === 'text' ? ` Write ${writtenAs(field)}.` : '';
  return `${field.purpose}${written}`.replaceAll('`', '');
};

/** A text with a higher maximum length gets a multi-line control. */
const MAX_LINE_LENGTH = 90;

/** Returns a text control. Its pattern refuses a wrong length while typing; the content check counts graphemes and decides. */
const textWidget = ({ max, min = 1 }: TextField): Widget => ({
  widget: max > MAX_LINE_LENGTH ? 'text' : 'string',
  pattern: [
    `^(\\u00AD*[^\\u00AD]){${min},${max}}\\u00AD*$`,
    `write ${min > 1 ? `${min} to ${max}` : `up to ${max}`} characters`,
  ],
});

const COLOUR = ['^#[0-9a-fA-F]{6}$', 'write # and six digits or letters from a to f'];
const DAY = 'YYYY-MM-DD';
/** The options are the names of the threads in brand.md. */
const THREAD = {
  ...{ widget: 'relation', collection: 'site', file: 'brand', value_field: 'threads.*.name' },
  ...{ search_fields: ['threads.*.name'], display_fields: ['threads.*.name'] },
};

/** @param required whether the group around the field is required; in an optional group no field is required */
function widgetOf(field: Field, required: boolean): Widget {
  switch (field.is) {
    case 'text':
      return textWidget(field);
    case 'date':
      return { widget: 'datetime', format: DAY, date_format: DAY, time_format: false };
    case 'picture':
      return { widget: 'image', choose_url: false, accept: '.jpg,.jpeg,.png,.webp,.avif' };
    case 'logo':
      return { widget: 'file', choose_url: false, accept: '.svg' };
    case 'colour':
      return { widget: 'color', allowInput: true, pattern: COLOUR };
    case 'thread':
      return THREAD;
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

const formFields = (fields: Fields, isRequired = true): EditorField[] =>
  Object.entries(fields).map(([name, field]) => {
    const required = isRequired && !field.optional;
    const words = { name, label: labelOf(name), hint: hintOf(field), required };
    return { ...words, ...widgetOf(field, required) };
  });

function formOf({ fields, body }: Kind): { format: string; fields: EditorField[] } {
  const form = formFields(fields);
  if (body) {
    const headings = body.headings ? ['heading-two', 'heading-three'] : [];
    // Without the code button, Sveltia CMS escapes backticks.
    const buttons = [
      'bold',
      'italic',
      'link',
      ...headings,
      'bulleted-list',
      'numbered-list',
      'code',
    ];
    const words = { name: 'body', label: 'Text', hint: body.purpose.replaceAll('`', '') };
    form.push({ ...words, required: true, widget: 'markdown', buttons, editor_components: [] });
  }
  return { format: FORMAT, fields: form };
}

const files = kinds
  .filter((kind) => !isFolder(kind))
  .map((kind) => ({
    name: kind.path.replace('.md', ''),
    label: kind.label,
    file: `content/${kind.path}`,
    preview_path: addressesOf(kind.path)[0] ?? '/',
    ...formOf(kind),
  }));

const folders = kinds.filter(isFolder).map((kind) => {
  // The field that names a file in lists. The title of a page is for search engines, so lists show its name.
  const title = isPage(kind) ? 'name' : 'title';
  return {
    name: kind.path.slice(0, -1),
    label: `${kind.label}s`,
    label_singular: kind.label,
    description: kind.purpose,
    folder: `content/${kind.path.slice(0, -1)}`,
    extension: 'md',
    create: true,
    identifier_field: title,
    slug: '{{slug}}',
    summary: `{{order}}. {{${title}}}`,
    sortable_fields: ['order', title],
    // The about page shows services and values.
    preview_path: isPage(kind) ? '/{{slug}}' : '/about',
    ...formOf(kind),
  };
});

const PICTURES = { media_folder: '/content/pictures', public_folder: './pictures' };

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
  collections: [{ name: 'site', label: 'The site', ...PICTURES, files }, ...folders],
});
