import { join } from 'node:path';
import type { Field } from '../api/src/enquiry';
import { contentFiles } from '../src/content/read/contentFiles';
import { fillIn } from '../src/content/read/fillIn';
import { wordsOf } from '../src/content/read/markdown';
import { sectionSlug } from '../src/content/read/slug';
import { kindOf } from '../src/content/shape/kinds';
import { addressesOf, pageOf, pages } from '../src/content/shape/pages';

type Words<Name extends string> = Record<Name, string>;
/** What a test needs to know of a page. */
type Page = Words<'name' | 'title' | 'description' | 'updated' | 'heading'>;
type Section = Words<'heading' | 'button'>;
type Text = Words<'heading' | 'text'>;

type Site = Words<'name' | 'email' | 'language'> & {
  social?: Words<'name' | 'address'>[];
  labels: Words<string>;
};

type Home = Page &
  Words<'lead' | 'consultButton'> & {
    offers: Section & { items: Text[] };
    slides: Section;
  };

type Contact = Page & {
  form: Words<Field | 'submit' | 'note' | 'noteLink'>;
  errors: Words<Field | 'tooLong'>;
  thanks: Text;
  apology: Text & Words<'subject'>;
  mail: Words<'subject'>;
};

interface Listed {
  title: string;
  order: number;
  published?: boolean;
  slide?: Words<'text'>;
}

const files = contentFiles(join(__dirname, '../content'));

function fieldsOf<Fields>(path: string): Fields {
  if (!files.paths.includes(path)) throw new Error(`There is no content/${path}`);
  return files.document(path).fields as Fields;
}

/** What is published of a folder, in the order of the site. */
const listed = (folder: string): Listed[] =>
  files.paths
    .filter((path) => path.startsWith(folder) && path.endsWith('.md'))
    .map((path) => fieldsOf<Listed>(path))
    .filter(({ published }) => published !== false)
    .sort((one, other) => one.order - other.order);

const site = fieldsOf<Site>('site.md');
const contact = fieldsOf<Contact>('contact.md');
const services = listed('services/');

/**
 * The words of `content/` as the tests look for them: whatever an agency writes there, the tests read it here.
 * The words of the placeholder are known to `placeholder.test.ts` alone.
 */
export const content = {
  site,
  home: fieldsOf<Home>('home.md'),
  about: fieldsOf<Page & { services: Section; values: Section }>('about.md'),
  contact,
  privacy: fieldsOf<Page>('privacy.md'),
  services,
  slides: services.filter(({ slide }) => slide),
  values: listed('values/'),
  social: site.social ?? [],
};

/** The label of a control. */
export function label(name: string): string {
  const text = site.labels[name];
  if (text === undefined) throw new Error(`content/site.md has no label ${name}`);
  return text;
}

/** Every page by its own address: those of specification 2, and those that the agency has added. */
export const PAGES = pages
  .flatMap(({ kind }) => files.paths.filter((path) => kindOf(path) === kind))
  .map((file) => ({
    ...fieldsOf<Page>(file),
    file,
    path: addressesOf(file)[0] ?? '',
    isText: pageOf(file)?.template === 'text',
  }));

/** The same by every address that shows it: Home has two. */
export const ADDRESSES = PAGES.flatMap((page) =>
  addressesOf(page.file).map((path) => ({ ...page, path })),
);

/** The policy, and what else there is to read. */
export const TEXT_PAGES = PAGES.filter(({ isText }) => isText);

/** The text of a file below its fields, as its writer has it. */
export const bodyOf = (file: string): string => files.document(file).body;

/** The sections of a text, in order: what each is called and the end of its address. */
export const sectionsOf = (file: string): { title: string; id: string }[] =>
  files
    .document(file)
    .parts.filter(({ type, depth }) => type === 'heading' && depth === 2)
    .map((heading) => ({ title: fillIn(wordsOf(heading), site), id: sectionSlug(heading, files) }));

/** A day as the site writes it. */
export const dateText = (day: string): string =>
  new Intl.DateTimeFormat(site.language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );
