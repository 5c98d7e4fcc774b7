import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readDocument } from '../src/content/readDocument';
import type { SiteWords } from './src/settings';

/** Takes a content file apart by the rules of the content check, so that nothing passes there and fails here. */
function readFields(root: string, file: string): (...names: string[]) => string {
  const { fields, faults, lineOf } = readDocument(readFileSync(path.join(root, file), 'utf8'));
  if (faults.length > 0) {
    throw new Error(faults.map(({ line, message }) => `${file}:${line}: ${message}`).join('\n'));
  }
  return (...names) => {
    let value = fields;
    for (const name of names) {
      value =
        typeof value === 'object' && value !== null
          ? Object.getOwnPropertyDescriptor(value, name)?.value
          : undefined;
    }
    if (typeof value === 'string' && value.trim() !== '') return value;
    throw new Error(
      `${file}:${lineOf(names)}: ${names.join('.')}: must be a text. Write it as content/README.md lists it.`,
    );
  };
}

/**
 * Reads from `content/` the words that the function uses.
 * @throws Error that names the file, the line and the field where one is missing.
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
