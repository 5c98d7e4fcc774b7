import { readFileSync } from 'node:fs';
import { referenceTables, withReferenceTables } from './referenceTables';

test('the tables in content/README.md are those that `npm run docs:content` writes', () => {
  const guide = readFileSync('content/README.md', 'utf8');

  expect(guide).toContain(referenceTables);
  expect(withReferenceTables(guide.replace(referenceTables, ''))).toBe(guide);
});

test('refuses a guide without the comments that mark where the tables begin and end', () => {
  expect(() => withReferenceTables('# Guide')).toThrow(
    'content/README.md needs a line',
  );
});
