import { chooseParts, PART_NAMES } from './chooseParts';

test('runs the named parts', () => {
  expect(chooseParts(['upgrade'])).toEqual(['upgrade']);
});

test('runs all parts if none is named', () => {
  expect(chooseParts([])).toEqual(PART_NAMES);
});

test('refuses a name that is no part, and names the parts', () => {
  expect(() => chooseParts(['recipes'])).toThrow(
    'test:agency has no part "recipes". Its parts: agency, generated, upgrade, botCheck.',
  );
});
