import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { SiteWords } from './src/settings';

/** Reads the fields between the first two lines of dashes of a markdown file. */
function readFields(root: string, file: string): (...names: string[]) => string {
  const text = readFileSync(path.join(root, file), 'utf8');
  const fields: unknown = parse(/^---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1] ?? '');
  return (...names) => {
    let value = fields;
    for (const name of names) {
      value =
        typeof value === 'object' && value !== null
          ? Object.getOwnPropertyDescriptor(value, name)?.value
          : undefined;
    }
    if (typeof value === 'string' && value.trim() !== '') return value;
    throw new Error(`${file}: "${names.join('.')}" must be a text.`);
  };
}

/**
 * Reads from `content/` the words that the function uses.
 * @throws Error that names the file and the field where one is missing.
 */
export function readSiteWords(root: string): SiteWords {
  const site = readFields(root, 'content/site.md');
  const contact = readFields(root, 'content/contact.md');
  return {
    name: site('name'),
    email: site('email'),
    language: site('language'),
    heading: contact('heading'),
    labels: {
      name: contact('form', 'name'),
      email: contact('form', 'email'),
      phone: contact('form', 'phone'),
      message: contact('form', 'message'),
      submit: contact('form', 'submit'),
    },
  };
}
