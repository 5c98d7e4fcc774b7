/**
 * `npm run docs:words`: adds the hashes of the files in content/ to the list by
 * which the content check recognises the words of the placeholder agency. Keeps
 * the hashes of earlier versions: copies of the site may have their words.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { isPlaceholder } from '../src/content/check/placeholder/findPlaceholderWords';
import { contentHash } from '../src/content/check/placeholder/contentHash';
import { contentFiles } from '../src/content/read/contentFiles';
import { kindOf } from '../src/content/shape/kinds';

const FILE = 'src/content/check/placeholder/hashes.json';

const files = contentFiles('content');

if (!isPlaceholder(files))
  throw new Error(
    'content/ has the words of another agency, and the check would take them for the placeholder’s. Run this command only where content/ is the placeholder’s.',
  );

/** The hashes of each file, with a space between them. */
const hashes = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>;

for (const path of files.paths.filter(kindOf)) {
  const known = hashes[path]?.split(' ') ?? [];
  const hash = contentHash(files.document(path));

  hashes[path] = [...new Set([...known, hash])].join(' ');
}

writeFileSync(FILE, `${JSON.stringify(hashes, null, 2)}\n`);
