import { isOfKind, type Kind } from './fields';
import { aboutPage } from './kinds/aboutPage';
import { contactPage } from './kinds/contactPage';
import { homePage } from './kinds/homePage';
import { privacyPage, textPage } from './kinds/textPages';

/** The background under the bar at the top of a page. With `solid`, the bar is never transparent. */
export const BAR_GROUNDS = ['dark', 'light', 'split', 'solid'] as const;
export type BarGround = (typeof BAR_GROUNDS)[number];

/** Where a page is linked: `menu` is in the drawer and the footer, `footer` at the footer's end beside the e-mail address. */
export const PAGE_LISTS = ['menu', 'footer'] as const;

interface Row {
  /** The kind of its content: one file, or a folder in which each file is a page. */
  kind: Kind;
  /** All addresses, the canonical one first. If left out, the address is the file name. */
  addresses?: readonly string[];
  /** A file in src/templates/. */
  template: string;
  bar: BarGround;
  listedIn: (typeof PAGE_LISTS)[number];
  /** Ids that texts may link to, in addition to the sections of a text page: `/about#services`. */
  anchors?: readonly string[];
}

/** The table of pages, in the order of the menu. Routes, sitemap, links and checks are derived from it. */
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

/** Returns the row of a content file by its path in content/, or `undefined` for a file that is no page. */
export const pageOf = (path: string): Row | undefined =>
  pages.find(({ kind }) => isOfKind(kind, path));

/** Returns the addresses of a content file's page, the canonical one first. Empty for a file that is no page. */
export function addressesOf(path: string): readonly string[] {
  const page = pageOf(path);
  if (!page) return [];
  return page.addresses ?? [`/${path.slice(page.kind.path.length).replace(/\.md$/, '')}`];
}

/** Whether files of this kind are pages. Services, for example, are parts of a page. */
export const isPage = (kind: Kind): boolean => pages.some((page) => page.kind === kind);

/** The GraphQL types of the pages. */
export const pageTypes: readonly string[] = [...new Set(pages.map(({ kind }) => kind.type))];
