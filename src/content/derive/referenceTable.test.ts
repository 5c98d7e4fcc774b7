import { readFileSync } from 'node:fs';
import { referenceTable, withReferenceTable } from './referenceTable';

test('the guide’s list of fields is up to date, and a guide without its markers is refused', () => {
  const guide = readFileSync('content/README.md', 'utf8');
  expect(guide).toContain(referenceTable);
  expect(withReferenceTable(guide.replace(referenceTable, ''))).toBe(guide);
  expect(() => withReferenceTable('# Guide')).toThrow('The guide needs a line');
});
