import { isFolder, type Kind } from '../shape/fields';
import { kinds } from '../shape/kinds';
import { serviceKind } from '../shape/kinds/service';
import { addressesOf, MAX_FILE_NAME } from '../shape/pages';
import { editorForm } from './editorForm';

// The editor's page registers a format with this name.
export const CONTENT_FORMAT = 'content-frontmatter';

/** Pictures have the same path, `./pictures/kiln.jpg`, in each file. */
const PICTURE_FOLDERS = {
  media_folder: '/content/pictures',
  public_folder: './pictures',
};

const files = kinds
  .filter((kind) => !isFolder(kind))
  .map((kind) => ({
    name: kind.path.replace('.md', ''),
    label: kind.label,
    file: `content/${kind.path}`,
    // Agency and brand have no page of their own. Every page shows them, so
    // their preview is Home.
    preview_path: addressesOf(kind.path)[0] ?? '/',
    format: CONTENT_FORMAT,
    fields: editorForm(kind),
  }));

/** Returns the address of the page that shows a file of a folder. */
function previewPath(kind: Kind): string {
  const [address] = addressesOf(`${kind.path}{{slug}}.md`);

  // Values and people have no page of their own, and only some services have
  // one. About shows all of them.
  return kind === serviceKind || !address ? '/about' : address;
}

const folders = kinds.filter(isFolder).map((kind) => {
  // The editor lists pages by their name: the title of a page is for search
  // engines.
  const nameField = 'name' in kind.fields ? 'name' : 'title';
  const folder = kind.path.slice(0, -1);

  return {
    name: folder,
    ...PICTURE_FOLDERS,
    label: kind.pluralLabel ?? `${kind.label}s`,
    label_singular: kind.label,
    description: kind.purpose,
    folder: `content/${folder}`,
    create: true,
    identifier_field: nameField,
    summary: `{{order}}. {{${nameField}}}`,
    sortable_fields: ['order', nameField],
    preview_path: previewPath(kind),
    format: CONTENT_FORMAT,
    fields: editorForm(kind),
  };
});

export const forms = [...files, ...folders];

/**
 * Returns the settings of Sveltia CMS.
 * @param repository at GitHub, and `base_url`, the site's origin. Without it,
 * the editor opens a folder on the same machine
 */
export const editorConfig = (repository?: {
  repo: string;
  branch: string;
  base_url: string;
}) => ({
  load_config_file: false,
  backend: {
    name: 'github',
    // Sveltia CMS needs a repository's name even for a local folder. A local
    // folder has no function to sign in with OAuth, so tokens are the only way.
    ...(repository
      ? { ...repository, auth_endpoint: 'admin/sign-in' }
      : { repo: 'this/project', auth_methods: ['token'] }),
  },
  publish_mode: repository ? 'editorial_workflow' : 'simple',
  editor: { preview: !repository },
  media_folder: 'content/pictures',
  media_libraries: { default: { config: { slugify_filename: true } } },
  output: { omit_empty_optional_fields: true },
  slug: {
    encoding: 'ascii',
    clean_accents: true,
    // Sveltia CMS adds `-1` to the name of a file that is taken, then `-2`, up
    // to `-99`.
    maxlength: MAX_FILE_NAME - '-99'.length,
  },
  collections: [
    { name: 'site', label: 'The site', ...PICTURE_FOLDERS, files },
    ...folders,
  ],
});
