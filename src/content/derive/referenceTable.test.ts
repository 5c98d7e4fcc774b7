import { readFileSync } from 'node:fs';
import { referenceTable, withReferenceTable } from './referenceTable';

test('the tables in content/README.md are those that `npm run docs:content` writes', () => {
  const guide = readFileSync('content/README.md', 'utf8');
  expect(guide).toContain(referenceTable);
  expect(withReferenceTable(guide.replace(referenceTable, ''))).toBe(guide);
});

test('refuses a guide without the comments that mark where the tables begin and end', () => {
  expect(() => withReferenceTable('# Guide')).toThrow('The guide needs a line');
});
