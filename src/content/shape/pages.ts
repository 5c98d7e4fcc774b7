import { isOfKind, type Kind } from './fields';
import { aboutPage } from './kinds/aboutPage';
import { contactPage } from './kinds/contactPage';
import { homePage } from './kinds/homePage';
import { projectKind } from './kinds/project';
import { serviceKind } from './kinds/service';
import { privacyPage, textPage } from './kinds/textPages';
import { workPage } from './kinds/workPage';

/**
 * Background behind the bar. `split`: dark, but on wide screens light behind
 * the menu button. `solid`: the bar has a background of its own.
 */
export const BAR_BACKGROUNDS = ['dark', 'light', 'split', 'solid'] as const;
export type BarBackground = (typeof BAR_BACKGROUNDS)[number];

/**
 * Lists of links: `menu` is in the drawer and the footer, `footer` is at the
 * end of the footer.
 */
export const PAGE_LISTS = ['menu', 'footer'] as const;

/**
 * Maximum length of the name of a file, without `.md`, that is the address of
 * its page. In characters.
 */
export const MAX_FILE_NAME = 100;

/** The parts of a file that decide whether it has a page. */
interface PageSource {
  fields: Readonly<Record<string, unknown>>;

  /** The markdown below the fields. */
  text: string;
}

/** Fields of a page that search results show. */
export const SEARCH_FIELDS = ['title', 'description'] as const;
type SearchField = (typeof SEARCH_FIELDS)[number];

/** A page that is made of a part of a file, which not every file has. */
interface PartOfFile {
  /** GraphQL type of the page's node. */
  type: string;

  /** Whether a file has the part. */
  isIn: (file: PageSource) => boolean;

  /** The words for the part in error messages: `the group page`. */
  needs: string;

  /**
   * Paths of the fields that search results show, such as `['page', 'title']`.
   * If a path is missing, the site composes the text from several fields.
   */
  searchFields: Readonly<Partial<Record<SearchField, readonly string[]>>>;
}

/** A row of the table of pages. */
interface PageRow {
  kind: Kind;

  /**
   * All addresses, the canonical one first. Default: one address for each file
   * of the kind, such as `/imprint` for `pages/imprint.md`.
   */
  addresses?: readonly string[];

  /** The start of the address of each file: `/work/`. Default: `/`. */
  addressFolder?: string;

  /** Default: each file of the kind is a page. */
  partOfFile?: PartOfFile;

  /** Name of a file in src/templates/, without `.tsx`. */
  template: string;
  barBackground: BarBackground;

  /** The list of links that has the page. Default: none. */
  listedIn?: (typeof PAGE_LISTS)[number];

  /**
   * Ids of elements that content may link to, as in `/about#services`. Each is
   * the name of the part's group of fields. The sections of a body have ids
   * without being listed here.
   */
  anchors?: readonly string[];
}

const HOME = {
  template: 'home',
  barBackground: 'dark',
  listedIn: 'menu',
} as const;
const ABOUT = {
  template: 'about',
  barBackground: 'light',
  listedIn: 'menu',
} as const;
const CONTACT = {
  template: 'contact',
  barBackground: 'split',
  listedIn: 'menu',
} as const;
const WORK = {
  template: 'work',
  barBackground: 'light',
  listedIn: 'menu',
} as const;
const PROJECT = { template: 'project', barBackground: 'light' } as const;
const SERVICE = { template: 'service', barBackground: 'light' } as const;
const LONG_TEXT = {
  template: 'text',
  barBackground: 'solid',
  listedIn: 'footer',
} as const;

/**
 * The table of pages, in the order of the menu. Routes, sitemap, links and
 * checks are derived from it.
 */
export const pages: readonly PageRow[] = [
  { kind: homePage, addresses: ['/', '/home'], ...HOME },
  {
    kind: aboutPage,
    addresses: ['/about'],
    anchors: ['services', 'values', 'people'],
    ...ABOUT,
  },
  { kind: workPage, addresses: ['/work'], ...WORK },
  {
    kind: projectKind,
    addressFolder: '/work/',
    partOfFile: {
      type: 'ProjectPage',
      isIn: ({ text }) => text.trim() !== '',
      needs: 'a text below its fields',
      // The title of the page also has the name of the agency.
      searchFields: { description: ['summary'] },
    },
    ...PROJECT,
  },
  {
    kind: serviceKind,
    addressFolder: '/services/',
    partOfFile: {
      type: 'ServicePage',
      // A field that is left out may be `null` or missing.
      isIn: ({ fields }) => Boolean(fields.page),
      needs: 'the group page',
      searchFields: {
        title: ['page', 'title'],
        description: ['page', 'description'],
      },
    },
    ...SERVICE,
  },
  { kind: contactPage, addresses: ['/contact'], ...CONTACT },
  { kind: privacyPage, addresses: ['/privacy'], ...LONG_TEXT },
  { kind: textPage, ...LONG_TEXT },
];

export const pageOf = (path: string): PageRow | undefined =>
  pages.find(({ kind }) => isOfKind(kind, path));

/**
 * Returns the addresses of a content file's page, the canonical one first. If
 * files of its kind have no pages, the list is empty. Doesn't check that this
 * file has a page: see hasPage.
 */
export function addressesOf(path: string): readonly string[] {
  const page = pageOf(path);

  if (!page) return [];
  if (page.addresses) return page.addresses;

  const name = path.slice(page.kind.path.length).replace(/\.md$/, '');

  return [`${page.addressFolder ?? '/'}${name}`];
}

/**
 * Whether a file has a page.
 * @param path in content/
 */
export function hasPage(path: string, file: PageSource): boolean {
  const page = pageOf(path);

  if (!page || file.fields.published === false) return false;

  return page.partOfFile?.isIn(file) ?? true;
}

/**
 * Returns the list of links that has the page of a file: the one in the table,
 * or the menu if the file's field `menu` is `true`.
 */
export const listOf = (
  path: string,
  { menu }: PageSource['fields'],
): PageRow['listedIn'] => (menu === true ? 'menu' : pageOf(path)?.listedIn);

/**
 * Returns the path of the field that is the title or description of a file's
 * page, or `undefined` if no single field is.
 */
export function searchFieldIn(
  path: string,
  field: SearchField,
): readonly string[] | undefined {
  const partOfFile = pageOf(path)?.partOfFile;

  return partOfFile ? partOfFile.searchFields[field] : [field];
}

/** Whether each file of a kind is a page. */
export const isPage = (kind: Kind): boolean =>
  pages.some((page) => page.kind === kind && !page.partOfFile);

/** Returns the GraphQL type of the nodes of a row's pages. */
export const pageTypeOf = ({ kind, partOfFile }: PageRow): string =>
  partOfFile?.type ?? kind.type;

export const pageTypes: readonly string[] = [...new Set(pages.map(pageTypeOf))];
