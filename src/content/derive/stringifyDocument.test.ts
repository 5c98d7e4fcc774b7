import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFiles } from '../read/contentFiles';
import { kindOf } from '../shape/kinds';
import { readDocument } from '../read/readDocument';
import { stringifyDocument } from './stringifyDocument';

const paths = contentFiles('content').paths.filter(kindOf);

test.each(paths)('%s says the same in the form that the editor writes', (path) => {
  const { fields, body } = readDocument(readFileSync(join('content', path), 'utf8'));
  const written = readDocument(stringifyDocument(fields, body));
  expect([written.fields, written.body.trim()]).toEqual([fields, body.trim()]);
});

test('only what needs quotes has some, a long line is not folded, and a text stands below an empty line', () => {
  const fields = { name: 'Heddle', title: 'Heddle: a studio', lead: 'word '.repeat(60).trim() };
  expect(stringifyDocument(fields, '\n\nText.\n\n')).toBe(
    `---\nname: Heddle\ntitle: "Heddle: a studio"\nlead: ${fields.lead}\n---\n\nText.\n`,
  );
});
