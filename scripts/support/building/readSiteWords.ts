import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteWords } from '../../../api/src/settings/siteWords';
import { FIELDS } from '../../../shared/enquiry';
import { brandSheet } from '../../../src/brand/brandSheet';
import { phoneUri } from '../../../src/content/derive/phoneUri';
import { readBrand } from '../../../src/content/read/readBrand';
import { isLeftOut } from '../../../src/content/read/isLeftOut';
import { withoutSoftHyphens } from '../../../src/content/read/markdown';
import { readDocument } from '../../../src/content/read/readDocument';

const HINT = 'npm run check:content says where, and what to write.';

/**
 * Fields that content may leave out: the advice for a throttled visitor to try
 * again later, and the telephone number.
 */
const OPTIONAL_FIELDS = ['apology.later', 'phone'];

/**
 * Reads a content file.
 * @returns a function that takes the path of a field and returns its text:
 * `form.submit` → `Submit`. The text of a missing optional field is ''
 */
function createFieldReader(root: string, file: string) {
  const text = readFileSync(join(root, file), 'utf8');
  const { yaml, faults } = readDocument(text);

  if (faults.length > 0) throw new Error(`${file}: cannot be read. ${HINT}`);

  return (fieldPath: string): string => {
    const value = yaml.getIn(fieldPath.split('.'));

    if (typeof value === 'string' && !isLeftOut(value))
      return withoutSoftHyphens(value);

    if (OPTIONAL_FIELDS.includes(fieldPath)) return '';

    throw new Error(`${file}: ${fieldPath}: must be a text. ${HINT}`);
  };
}

/**
 * Reads the words and colours that the Azure Function uses.
 * @throws an error that names the unreadable file or the missing word
 */
export function readSiteWords(root: string): SiteWords {
  const readSite = createFieldReader(root, 'content/site.md');
  const readContact = createFieldReader(root, 'content/contact.md');

  /** Reads fields of a group in contact.md, such as `form`. */
  function readGroup<Name extends string>(
    group: string,
    names: readonly Name[],
  ) {
    const entries = names.map((name) => [
      name,
      readContact(`${group}.${name}`),
    ]);

    return Object.fromEntries(entries) as Record<Name, string>;
  }

  const phone = readSite('phone');

  return {
    name: readSite('name'),
    email: readSite('email'),
    language: readSite('language'),
    heading: readContact('heading'),
    ...(phone && { phone: { text: phone, uri: phoneUri(phone) } }),
    labels: readGroup('form', [...FIELDS, 'submit']),
    errors: readGroup('errors', [...FIELDS, 'tooLong']),
    apology: readGroup('apology', ['heading', 'text', 'subject', 'later']),
    mail: readGroup('mail', ['subject', 'from']),
    colourSheet: brandSheet(readBrand(root)),
  };
}
