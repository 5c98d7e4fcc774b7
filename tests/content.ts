import { join } from 'node:path';
import { contentFiles } from '../src/content/read/contentFiles';
import {
  fillIn,
  type MarkdownNode,
  plainText,
  withoutSoftHyphens,
} from '../src/content/read/markdown';
import { sectionSlug } from '../src/content/read/sectionSlug';
import { pagesIn } from '../src/content/read/pagesIn';
import { descriptionOf } from '../src/content/derive/descriptionOf';
import { kindOf } from '../src/content/shape/kinds';
import { projectKind } from '../src/content/shape/kinds/project';
import { serviceKind } from '../src/content/shape/kinds/service';
import { addressesOf, listOf, pages } from '../src/content/shape/pages';

const files = contentFiles(join(__dirname, '../content'));

/**
 * Removes soft hyphens from all texts of a value. Pages have them only in
 * headings and names.
 */
function readableValue(value: unknown): unknown {
  if (typeof value === 'string') return withoutSoftHyphens(value);
  if (Array.isArray(value)) return value.map(readableValue);
  if (typeof value !== 'object' || value === null) return value;

  const entries = Object.entries(value).map(([name, each]) => [
    name,
    readableValue(each),
  ]);

  return Object.fromEntries(entries);
}

/**
 * Returns the fields in a file. The type `Fields` also has computed fields and
 * optional fields, which may be missing here.
 */
const fieldsOf = <Fields>(file: string) =>
  readableValue(files.document(file).fields) as Fields;

const listItems = <
  Item extends Queries.Service | Queries.Value | Queries.Project,
>(
  folder: string,
): Item[] =>
  files.paths
    .filter((file) => file.startsWith(folder) && file.endsWith('.md'))
    .map((file) => fieldsOf<Item>(file))
    .filter(({ published }) => published !== false)
    .sort((one, other) => one.order - other.order);

const site = fieldsOf<Queries.Agency>('site.md');
const services = listItems<Queries.Service>('services/');

/**
 * Words of `content/`. Tests use these instead of literal words, so that they
 * pass with any agency's content.
 */
export const content = {
  site,
  home: fieldsOf<Queries.HomePage>('home.md'),
  about: fieldsOf<Queries.AboutPage>('about.md'),
  contact: fieldsOf<Queries.ContactPage>('contact.md'),
  privacy: fieldsOf<Queries.TextPage>('privacy.md'),
  services,
  slides: services.filter(({ slide }) => slide),
  values: listItems<Queries.Value>('values/'),
  projects: listItems<Queries.Project>('work/'),
  social: site.social ?? [],
};

export const label = (
  name: keyof Queries.AgencyLabels,
  placeholders: object = {},
): string => fillIn(site.labels[name] ?? '', placeholders);
export const announcementOf = ({ heading }: { heading: string }): string =>
  label('opened', { page: heading });
export const titlesOf = (items: { title: string }[]): string[] =>
  items.map(({ title }) => title);

/** Returns the fields that each page has, wherever its file has them. */
function pageFieldsOf(file: string): Queries.Page {
  const kind = kindOf(file);

  if (kind === projectKind) {
    const project = fieldsOf<Queries.Project>(file);
    const { title, summary } = project;

    return {
      ...fieldsOf<Queries.Page>(file),
      name: title,
      heading: title,
      title: `${title} | ${site.name}`,
      description: descriptionOf(summary),
    };
  }

  if (kind === serviceKind) {
    const { title, page } = fieldsOf<Queries.Service>(file);

    return { ...(page as unknown as Queries.Page), name: title };
  }

  return fieldsOf<Queries.Page>(file);
}

/** Returns the file's place in its folder; 0 for a file that is in none. */
const orderOf = (file: string): number =>
  Number(files.document(file).fields.order ?? 0);

/**
 * Every page with its canonical address (`path`) and its file in `content/`, in
 * the order of `pages` and, in a folder, of `order`.
 */
export const PAGES = pages.flatMap(({ kind, barBackground }) =>
  pagesIn(files)
    .filter(({ file }) => kindOf(file) === kind)
    .sort((one, other) => orderOf(one.file) - orderOf(other.file))
    .map(({ file, addresses }) => ({
      ...pageFieldsOf(file),
      file,
      path: addresses[0] ?? '',
      barBackground,
      listedIn: listOf(file, files.document(file).fields),
      isTextPage: kind.type === 'TextPage',
    })),
);

/**
 * The first page of each kind, and the one with the longest heading. For slow
 * tests whose results depend on the kind of page.
 */
export const PAGE_SAMPLES = PAGES.filter((page) => {
  const sameKind = PAGES.filter(
    ({ file }) => kindOf(file) === kindOf(page.file),
  );
  const lengths = sameKind.map(({ heading }) => heading.length);
  const longest = sameKind[lengths.indexOf(Math.max(...lengths))];

  return page === sameKind[0] || page === longest;
});

/** Every page, once for each of its addresses: Home has two. */
export const ADDRESSES = PAGES.flatMap((page) =>
  addressesOf(page.file).map((path) => ({ ...page, path })),
);

export const TEXT_PAGES = PAGES.filter(({ isTextPage }) => isTextPage).map(
  (page) => ({ ...page, ...fieldsOf<Queries.TextPage>(page.file) }),
);
export const bodyOf = (file: string): string => files.document(file).body.text;

interface Section {
  title: string;
  id: string;

  /** Whether the section has nothing but its heading. */
  isEmpty: boolean;
}

export function sectionsOf(file: string): Section[] {
  const { nodes } = files.document(file).body;
  const blocks = nodes[0]?.children ?? [];
  const isTitle = ({ type, depth }: MarkdownNode): boolean =>
    type === 'heading' && depth === 2;

  return blocks.flatMap((block, index) => {
    if (!isTitle(block)) return [];

    const next = blocks[index + 1];
    const title = withoutSoftHyphens(fillIn(plainText(block), site));

    return {
      title,
      id: sectionSlug(block, files),
      isEmpty: !next || isTitle(next),
    };
  });
}

/**
 * Returns the second section of the policy, or its only one. The policy shows
 * its first section without scrolling.
 */
function findSectionToScrollTo(): Section {
  const [first, second] = sectionsOf('privacy.md');
  const section = second ?? first;

  if (!section) throw new Error('The policy has no section.');

  return section;
}

export const SECTION_TO_SCROLL_TO = findSectionToScrollTo();

export const dateText = (day: string): string =>
  new Date(day).toLocaleDateString(site.language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
