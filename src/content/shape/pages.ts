import { isOfKind, type Kind } from './fields';
import { aboutPage } from './kinds/aboutPage';
import { contactPage } from './kinds/contactPage';
import { homePage } from './kinds/homePage';
import { privacyPage, textPage } from './kinds/textPages';

/**
 * Background behind the bar. `split`: dark, but on wide screens light behind
 * the menu button. `solid`: the bar has its own.
 */
export const BAR_BACKGROUNDS = ['dark', 'light', 'split', 'solid'] as const;
export type BarBackground = (typeof BAR_BACKGROUNDS)[number];

/**
 * Lists of links: `menu` is in the drawer and the footer, `footer` is at the
 * end of the footer.
 */
export const PAGE_LISTS = ['menu', 'footer'] as const;

interface PageRow {
  kind: Kind;

  /**
   * All addresses, the canonical one first. Default: one for each file of the
   * kind, `pages/imprint.md` → `/imprint`.
   */
  addresses?: readonly string[];

  /** Name of a file in src/templates/, without `.tsx`. */
  template: string;
  barBackground: BarBackground;
  listedIn: (typeof PAGE_LISTS)[number];

  /**
   * Ids of elements that content may link to, as in `/about#services`, in
   * addition to sections of text pages.
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
    anchors: ['services', 'values'],
    ...ABOUT,
  },
  { kind: contactPage, addresses: ['/contact'], ...CONTACT },
  { kind: privacyPage, addresses: ['/privacy'], ...LONG_TEXT },
  { kind: textPage, ...LONG_TEXT },
];

export const pageOf = (path: string): PageRow | undefined =>
  pages.find(({ kind }) => isOfKind(kind, path));

/**
 * Returns the addresses of a content file's page, the canonical one first; an
 * empty list if the file is not a page.
 */
export function addressesOf(path: string): readonly string[] {
  const page = pageOf(path);

  if (!page) return [];

  return (
    page.addresses ?? [
      `/${path.slice(page.kind.path.length).replace(/\.md$/, '')}`,
    ]
  );
}

export const pageKinds: readonly Kind[] = pages.map(({ kind }) => kind);
export const isPage = (kind: Kind): boolean => pageKinds.includes(kind);
export const pageTypes: readonly string[] = [
  ...new Set(pageKinds.map(({ type }) => type)),
];
