import { join } from 'node:path';
import type { Field } from '../api/src/enquiry';
import { contentFiles } from '../src/content/read/contentFiles';
import { fillIn } from '../src/content/read/fillIn';
import { plainText } from '../src/content/read/markdown';
import { sectionSlug } from '../src/content/read/slug';
import { kindOf } from '../src/content/shape/kinds';
import { addressesOf, pages } from '../src/content/shape/pages';

/** Text fields with these names. */
type Words<Name extends string> = Record<Name, string>;
/** Fields of every page. */
type Page = Words<'name' | 'title' | 'description' | 'updated' | 'heading'>;
type Section = Words<'heading' | 'button'>;
type HeadingAndText = Words<'heading' | 'text'>;

type Site = Words<'name' | 'email' | 'language'> & {
  social?: Words<'name' | 'address'>[];
  labels: Words<string>;
};

type Home = Page &
  Words<'lead' | 'consultButton'> & {
    offers: Section & { items: HeadingAndText[] };
    slides: Section;
  };

type Contact = Page & {
  form: Words<Field | 'submit' | 'note' | 'noteLink'>;
  errors: Words<Field | 'tooLong'>;
  thanks: HeadingAndText;
  apology: HeadingAndText & Words<'subject'>;
  mail: Words<'subject'>;
};

interface ListItem {
  title: string;
  order: number;
  published?: boolean;
  slide?: Words<'text'>;
}

const files = contentFiles(join(__dirname, '../content'));

function fieldsOf<Fields>(path: string): Fields {
  if (!files.paths.includes(path)) throw new Error(`content/${path} does not exist`);
  return files.document(path).fields as Fields;
}

/** Returns the fields of the published files in a folder, in the order of the site. */
const listItems = (folder: string): ListItem[] =>
  files.paths
    .filter((path) => path.startsWith(folder) && path.endsWith('.md'))
    .map((path) => fieldsOf<ListItem>(path))
    .filter(({ published }) => published !== false)
    .sort((one, other) => one.order - other.order);

const site = fieldsOf<Site>('site.md');
const contact = fieldsOf<Contact>('contact.md');
const services = listItems('services/');

/**
 * The words of `content/`. Tests read them here, so that they pass with any agency's content. Only `placeholder.test.ts`
 * contains the placeholder's words.
 */
export const content = {
  site,
  home: fieldsOf<Home>('home.md'),
  about: fieldsOf<Page & Words<'lead'> & { services: Section; values: Section }>('about.md'),
  contact,
  privacy: fieldsOf<Page>('privacy.md'),
  services,
  slides: services.filter(({ slide }) => slide),
  values: listItems('values/'),
  social: site.social ?? [],
};

/** Returns a label from `content/site.md`. */
export function label(name: string): string {
  const text = site.labels[name];
  if (text === undefined) throw new Error(`content/site.md has no label ${name}`);
  return text;
}

/** Every page with its canonical address (`path`) and its file in `content/`, in the order of the menu. */
export const PAGES = pages.flatMap(({ kind, bar, listedIn }) =>
  files.paths
    .filter((path) => kindOf(path) === kind)
    .map((file) => ({
      ...fieldsOf<Page>(file),
      file,
      path: addressesOf(file)[0] ?? '',
      bar,
      listedIn,
      isText: kind.body !== undefined,
    })),
);

/** Every page, once for each of its addresses: Home has two. */
export const ADDRESSES = PAGES.flatMap((page) =>
  addressesOf(page.file).map((path) => ({ ...page, path })),
);

/** Pages with a long text, such as Privacy. */
export const TEXT_PAGES = PAGES.filter(({ isText }) => isText);

/** Returns the markdown of a file below its front matter. */
export const bodyOf = (file: string): string => files.document(file).body;

/** Returns title and id of each section of a text page: of each heading of level 2. */
export const sectionsOf = (file: string): { title: string; id: string }[] =>
  files
    .document(file)
    .nodes.filter(({ type, depth }) => type === 'heading' && depth === 2)
    .map((node) => ({ title: fillIn(plainText(node), site), id: sectionSlug(node, files) }));

/** Formats a date as the site does. @param day such as `2026-01-02` */
export const dateText = (day: string): string =>
  new Intl.DateTimeFormat(site.language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );
