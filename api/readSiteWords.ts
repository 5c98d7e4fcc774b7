import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brandSheet } from '../src/brand/brandSheet';
import { isLeftOut } from '../src/content/read/isLeftOut';
import { readBrand } from '../src/content/read/readBrand';
import { readDocument } from '../src/content/read/readDocument';
import { withoutSoftHyphens } from '../src/content/read/withoutSoftHyphens';
import type { SiteWords } from './src/siteWords';

const SAYS_WHERE = 'npm run check:content says where, and what to write.';

/** Said after too many enquiries, where staff have written it. */
const OPTIONAL = 'apology.later';

/** Reads the fields of a content file; soft hyphens, which say where the words of a page may break, are for pages alone. */
function readFields(root: string, file: string) {
  const { yaml, faults } = readDocument(readFileSync(path.join(root, file), 'utf8'));
  if (faults.length > 0) throw new Error(`${file}: cannot be read. ${SAYS_WHERE}`);
  return (...names: string[]): string => {
    const value = yaml.getIn(names);
    if (typeof value === 'string' && !isLeftOut(value)) return withoutSoftHyphens(value);
    const name = names.join('.');
    if (name === OPTIONAL) return '';
    throw new Error(`${file}: ${name}: must be a text. ${SAYS_WHERE}`);
  };
}

/**
 * Reads from `content/` the words that the function uses, and the colours of its page.
 * @throws Error that names the file and the field where one is missing.
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
    labels: texts('form', ['name', 'email', 'phone', 'message', 'submit']),
    errors: texts('errors', ['name', 'email', 'phone', 'message', 'tooLong']),
    apology: texts('apology', ['heading', 'text', 'subject', 'later']),
    mail: texts('mail', ['subject', 'from']),
    colours: brandSheet(readBrand(root)),
  };
}
