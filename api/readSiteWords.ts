import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brandSheet } from '../src/brand/brandSheet';
import { isLeftOut } from '../src/content/read/isLeftOut';
import { readBrand } from '../src/content/read/readBrand';
import { readDocument } from '../src/content/read/readDocument';
import { withoutSoftHyphens } from '../src/content/read/withoutSoftHyphens';
import { FIELDS } from './src/enquiry';
import type { SiteWords } from './src/siteWords';

const HINT = 'npm run check:content says where, and what to write.';

/** The only field that may be empty. */
const OPTIONAL = 'apology.later';

/** Reads a content file. @returns a function that returns a field without soft hyphens */
function readFields(root: string, file: string) {
  const { yaml, faults } = readDocument(readFileSync(path.join(root, file), 'utf8'));
  if (faults.length > 0) throw new Error(`${file}: cannot be read. ${HINT}`);
  return (...names: string[]): string => {
    const value = yaml.getIn(names);
    if (typeof value === 'string' && !isLeftOut(value)) return withoutSoftHyphens(value);
    const name = names.join('.');
    if (name === OPTIONAL) return '';
    throw new Error(`${file}: ${name}: must be a text. ${HINT}`);
  };
}

/**
 * Reads from `content/` the words of the function, and the colours of its answer page.
 * @throws an error that names file and field if a word is missing
 */
export function readSiteWords(root: string): SiteWords {
  const site = readFields(root, 'content/site.md');
  const contact = readFields(root, 'content/contact.md');
  const texts = <Name extends string>(group: string, names: readonly Name[]) =>
    Object.fromEntries(names.map((name) => [name, contact(group, name)])) as Record<Name, string>;
  return {
    name: site('name'),
    email: site('email'),
    language: site('language'),
    heading: contact('heading'),
    labels: texts('form', [...FIELDS, 'submit']),
    errors: texts('errors', [...FIELDS, 'tooLong']),
    apology: texts('apology', ['heading', 'text', 'subject', 'later']),
    mail: texts('mail', ['subject', 'from']),
    colours: brandSheet(readBrand(root)),
  };
}
