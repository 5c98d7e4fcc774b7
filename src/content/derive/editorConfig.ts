import { isFolder } from '../shape/fields';
import { kinds } from '../shape/kinds';
import { addressesOf, isPage } from '../shape/pages';
import { editorForm } from './editorForm';

/** The format in which Sveltia CMS reads and writes files; src/gatsby/admin/page.ts registers it. */
export const FORMAT = 'content-frontmatter';

const files = kinds
  .filter((kind) => !isFolder(kind))
  .map((kind) => ({
    name: kind.path.replace('.md', ''),
    label: kind.label,
    file: `content/${kind.path}`,
    preview_path: addressesOf(kind.path)[0] ?? '/',
    format: FORMAT,
    fields: editorForm(kind),
  }));

const folders = kinds.filter(isFolder).map((kind) => {
  // The editor lists pages by their name: the title of a page is for search engines.
  const nameField = isPage(kind) ? 'name' : 'title';
  const name = kind.path.slice(0, -1);
  return {
    name,
    label: `${kind.label}s`,
    label_singular: kind.label,
    description: kind.purpose,
    folder: `content/${name}`,
    extension: 'md',
    create: true,
    identifier_field: nameField,
    slug: '{{slug}}',
    summary: `{{order}}. {{${nameField}}}`,
    sortable_fields: ['order', nameField],
    // The about page shows services and values.
    preview_path: isPage(kind) ? '/{{slug}}' : '/about',
    format: FORMAT,
    fields: editorForm(kind),
  };
});

/** The forms of all files. The files in a folder have the same form. */
export const forms = [...files, ...folders];

/** Only single files have pictures. They name a picture by its path relative to content/. */
const PICTURE_FOLDERS = { media_folder: '/content/pictures', public_folder: './pictures' };

/**
 * Returns the configuration of Sveltia CMS, with a form for each kind of file.
 * @param backend the GitHub repository with the files. Without it, the editor opens a folder on the same machine.
 */
export const editorConfig = (backend?: { repo: string; branch: string; origin: string }) => ({
  load_config_file: false,
  backend: {
    name: 'github',
    // Sveltia CMS requires the name of a repository, even to open a folder.
    repo: backend?.repo ?? 'this/project',
    // Sign-in by OAuth needs the function, which a folder on this machine does not have.
    ...(backend
      ? { branch: backend.branch, base_url: backend.origin, auth_endpoint: 'admin/sign-in' }
      : { auth_methods: ['token'] }),
  },
  publish_mode: backend ? 'editorial_workflow' : 'simple',
  // The preview shows a page of `npm run dev`, so only local editing has one.
  editor: { preview: !backend },
  media_folder: 'content/pictures',
  media_libraries: { default: { config: { slugify_filename: true } } },
  output: { omit_empty_optional_fields: true },
  slug: { encoding: 'ascii', clean_accents: true },
  collections: [{ name: 'site', label: 'The site', ...PICTURE_FOLDERS, files }, ...folders],
});
