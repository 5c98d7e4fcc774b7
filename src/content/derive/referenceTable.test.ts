import { readFileSync } from 'node:fs';
import { referenceTable, withReferenceTable } from './referenceTable';

test('`npm run docs:content` has updated the tables in content/README.md, and a guide without marker lines is refused', () => {
  const guide = readFileSync('content/README.md', 'utf8');
  expect(guide).toContain(referenceTable);
  expect(withReferenceTable(guide.replace(referenceTable, ''))).toBe(guide);
  expect(() => withReferenceTable('# Guide')).toThrow('The guide needs a line');
});
