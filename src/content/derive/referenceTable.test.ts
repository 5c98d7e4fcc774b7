import { readFileSync } from 'node:fs';
import { referenceTable, withReferenceTable } from './referenceTable';

test('the guide for staff lists the fields as they are, and one without a place for them is refused', () => {
  const guide = readFileSync('content/README.md', 'utf8');
  expect(guide).toContain(referenceTable);
  expect(withReferenceTable(guide.replace(referenceTable, ''))).toBe(guide);
  expect(() => withReferenceTable('# Guide')).toThrow('The guide needs a line');
});
