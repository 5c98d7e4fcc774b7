import { holds, type Kind } from './fields';
import { aboutPage } from './kinds/aboutPage';
import { contactPage } from './kinds/contactPage';
import { homePage } from './kinds/homePage';
import { privacyPage, textPage } from './kinds/textPages';

/** What lies under the bar at the top of a page; on `solid` the bar is never transparent. */
export const BAR_GROUNDS = ['dark', 'light', 'split', 'solid'] as const;
export type BarGround = (typeof BAR_GROUNDS)[number];

/** Where every page links to a page: in the drawer and the footer, or at the footer's end beside the e-mail address. */
export const PAGE_LISTS = ['menu', 'footer'] as const;

interface Row {
  /** Its content: one file, or a folder in which each file is a page. */
  kind: Kind;
  /**
   * Every address that shows it. The first is its own: in the sitemap, for search engines and on share images; the others
   * are not. A page of a folder has the name of its file.
   */
  addresses?: readonly string[];
  /** A file in src/templates/. */
  template: string;
  bar: BarGround;
  listedIn: (typeof PAGE_LISTS)[number];
  /** The parts of it to which texts may link, apart from the sections of its text: `/about#services`. */
  anchors?: readonly string[];
}

/** The pages of the site, in the order in which they are listed. All that is made for each page follows from here. */
export const pages: readonly Row[] = [
  { kind: homePage, addresses: ['/', '/home'], template: 'home', bar: 'dark', listedIn: 'menu' },
  {
    kind: aboutPage,
    addresses: ['/about'],
    template: 'about',
    bar: 'light',
    listedIn: 'menu',
    anchors: ['services', 'values'],
  },
  {
    kind: contactPage,
    addresses: ['/contact'],
    template: 'contact',
    bar: 'split',
    listedIn: 'menu',
  },
  {
    kind: privacyPage,
    addresses: ['/privacy'],
    template: 'text',
    bar: 'solid',
    listedIn: 'footer',
  },
  { kind: textPage, template: 'text', bar: 'solid', listedIn: 'footer' },
];

/** The row of a content file, by its path in content/; nothing where it is no page of its own. */
export const pageOf = (path: string): Row | undefined =>
  pages.find(({ kind }) => holds(kind, path));

/** The addresses of the page that is made of a content file, its own first; none where it is no page. */
export function addressesOf(path: string): readonly string[] {
  const page = pageOf(path);
  if (!page) return [];
  return page.addresses ?? [`/${path.slice(page.kind.path.length).replace(/\.md$/, '')}`];
}

/** Whether each file of a kind is a page, rather than a part of one or of all. */
export const isPage = (kind: Kind): boolean => pages.some((page) => page.kind === kind);

/** The GraphQL types of the pages. */
export const pageTypes: readonly string[] = [...new Set(pages.map(({ kind }) => kind.type))];
