import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const fields = <Fields>(name: string): Fields => {
  const file = readFileSync(join(__dirname, '../../content', name), 'utf8');
  return parse(file.split(/^---$/m)[1] ?? '') as Fields;
};

interface PageWords {
  title: string;
  description: string;
  heading: string;
}

interface Site {
  name: string;
  email: string;
  facebook: string;
  instagram: string;
  language: string;
  labels: Record<string, string>;
}

interface Home extends PageWords {
  lead: string;
  consultButton: string;
  offers: { items: { heading: string; text: string }[] };
  slides: { heading: string };
}

type FormWords = Record<
  'name' | 'email' | 'phone' | 'message' | 'submit' | 'note' | 'noteLink',
  string
>;

/** The words that staff may change. The sentences of the specification stand in the tests themselves. */
export const words = {
  site: fields<Site>('site.md'),
  home: fields<Home>('home.md'),
  about: fields<PageWords>('about.md'),
  contact: fields<PageWords & { form: FormWords }>('contact.md'),
  privacy: fields<PageWords & { contentsLabel: string }>('privacy.md'),
};

/** The label of a control. */
export function label(name: string): string {
  const text = words.site.labels[name];
  if (text === undefined) throw new Error(`content/site.md has no label ${name}`);
  return text;
}

/** The four screens, Home under both of its paths. */
export const PAGES = [
  { path: '/', words: words.home },
  { path: '/home', words: words.home },
  { path: '/about', words: words.about },
  { path: '/contact', words: words.contact },
  { path: '/privacy', words: words.privacy },
];
