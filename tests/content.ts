import { join } from 'node:path';
import { contentFiles } from '../src/content/read/contentFiles';
import { fillIn, plainText, sectionSlug } from '../src/content/read/markdown';
import { kindOf } from '../src/content/shape/kinds';
import { addressesOf, pages } from '../src/content/shape/pages';

const files = contentFiles(join(__dirname, '../content'));

/**
 * Returns the fields in a file. The type `Fields` also has computed and
 * optional ones, which may be missing here.
 */
const fieldsOf = <Fields>(file: string) =>
  files.document(file).fields as Fields;

const listItems = <Item extends Queries.Service | Queries.Value>(
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
  social: site.social ?? [],
};

export const label = (
  name: keyof Queries.AgencyLabels,
  placeholders: object = {},
): string => fillIn(site.labels[name], placeholders);
export const announcementOf = ({ heading }: { heading: string }): string =>
  label('opened', { page: heading });
export const titlesOf = (items: { title: string }[]): string[] =>
  items.map(({ title }) => title);

/**
 * Every page with its canonical address (`path`) and its file in `content/`, in
 * the order of `pages`.
 */
export const PAGES = pages.flatMap(({ kind, barBackground, listedIn }) =>
  files.paths
    .filter((file) => kindOf(file) === kind)
    .map((file) => ({
      ...fieldsOf<Queries.Page>(file),
      file,
      path: addressesOf(file)[0] ?? '',
      barBackground,
      listedIn,
      // Other pages have fields, but no body.
      isTextPage: kind.body !== undefined,
    })),
);

/** Every page, once for each of its addresses: Home has two. */
export const ADDRESSES = PAGES.flatMap((page) =>
  addressesOf(page.file).map((path) => ({ ...page, path })),
);

export const TEXT_PAGES = PAGES.filter(({ isTextPage }) => isTextPage);
export const bodyOf = (file: string): string => files.document(file).body;

export const sectionsOf = (file: string): { title: string; id: string }[] =>
  files
    .document(file)
    .nodes.filter(({ type, depth }) => type === 'heading' && depth === 2)
    .map((node) => ({
      title: fillIn(plainText(node), site),
      id: sectionSlug(node, files),
    }));

export const dateText = (day: string): string =>
  new Date(day).toLocaleDateString(site.language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
