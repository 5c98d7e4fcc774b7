import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFiles } from '../read/contentFiles';
import { kindOf } from '../shape/kinds';
import { readDocument } from '../read/readDocument';
import { stringifyDocument } from './stringifyDocument';

const paths = contentFiles('content').paths.filter(kindOf);

test.each(paths)('%s is kept in the form that the editor writes', (path) => {
  const text = readFileSync(join('content', path), 'utf8');
  const { fields, body } = readDocument(text);
  expect(stringifyDocument(fields, body)).toBe(text);
});

test('a long line is not folded, and a text stands below an empty line', () => {
  const long = 'word '.repeat(60).trim();
  expect(stringifyDocument({ lead: long }, '\n\nText.\n\n')).toBe(
    `---\nlead: ${long}\n---\n\nText.\n`,
  );
});
