import { shortened } from './shortened';

test.each([
  ['x'.repeat(50), 'x'.repeat(50)],
  ['x'.repeat(51), `${'x'.repeat(50)}…`],
  [`${'x'.repeat(49)} y`, `${'x'.repeat(49)}…`],
  [`${'x'.repeat(49)}🧵`, `${'x'.repeat(49)}…`], // The emoji has two code units.
  [`${'x'.repeat(48)}🧵`, `${'x'.repeat(48)}🧵`],
])('shortens %j to %j', (text, shown) => {
  expect(shortened(text)).toBe(shown);
});

test('keeps as many characters as it is told', () => {
  expect(shortened('Heddle', 3)).toBe('Hed…');
});
