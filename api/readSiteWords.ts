import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import type { SiteWords } from './src/settings';

const SAYS_WHERE = 'npm run check:content says where, and what to write.';

/** Reads the fields between the first two lines of dashes of a markdown file, whichever editor has written it. */
function readFields(root: string, file: string): (...names: string[]) => string {
  const text = readFileSync(path.join(root, file), 'utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
  const fields = parseDocument(/^---[ \t]*\n([\s\S]*?)^---[ \t]*$/m.exec(text)?.[1] ?? '');
  if (fields.errors.length > 0) throw new Error(`${file}: cannot be read. ${SAYS_WHERE}`);
  return (...names) => {
    let value: unknown = fields.toJS();
    for (const name of names) {
      value =
        typeof value === 'object' && value !== null
          ? Object.getOwnPropertyDescriptor(value, name)?.value
          : undefined;
    }
    if (typeof value === 'string' && value.trim() !== '') return value;
    throw new Error(`${file}: ${names.join('.')}: must be a text. ${SAYS_WHERE}`);
  };
}

/**
 * Reads from `content/` the words that the function uses.
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
    apology: texts('apology', ['heading', 'text', 'subject']),
    mail: texts('mail', ['subject', 'from']),
  };
}
