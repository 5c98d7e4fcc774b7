import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFiles } from '../read/contentFiles';
import { kindOf } from '../shape/kinds';
import { readDocument } from '../read/readDocument';
import { stringifyDocument } from './stringifyDocument';

const paths = contentFiles('content').paths.filter(kindOf);

test.each(paths)('%s has the same content after the editor has written it', (path) => {
  const { fields, body } = readDocument(readFileSync(join('content', path), 'utf8'));
  const saved = readDocument(stringifyDocument(fields, body));
  expect([saved.fields, saved.body.trim()]).toEqual([fields, body.trim()]);
});

test('quotes only if necessary, does not wrap lines, and puts an empty line above the body', () => {
  const fields = { name: 'Heddle', title: 'Heddle: a studio', lead: 'word '.repeat(60).trim() };
  expect(stringifyDocument(fields, '\n\nText.\n\n')).toBe(
    `---\nname: Heddle\ntitle: "Heddle: a studio"\nlead: ${fields.lead}\n---\n\nText.\n`,
  );
});
