import { readFileSync } from 'node:fs';
import { withReferenceTable } from './referenceTable';

test('the guide for staff lists the fields as they are', () => {
  const guide = readFileSync('content/README.md', 'utf8');
  expect(withReferenceTable(guide)).toBe(guide);
});

test('a guide without a place for the list is refused', () => {
  expect(() => withReferenceTable('# Guide')).toThrow('The guide needs a line');
});
