import { serviceKind } from '../../content/shape/kinds/service';
import { sampleFile } from '../../content/testing/sampleContent';
import { formatContentFile, parseContentFile } from './contentFormat';

const file = sampleFile(serviceKind);
/** The second `---` and the body. */
const FROM_BODY = /---\n\n.*/s;

test('returns the same file after parsing and formatting it', () => {
  expect(formatContentFile(parseContentFile(file))).toBe(file);
  const withoutBody = file.replace(FROM_BODY, '---\n');
  expect(formatContentFile(parseContentFile(withoutBody))).toBe(withoutBody);
});

test('writes the field published only if it is false', () => {
  const unpublished = file.replace('order: 1', 'order: 1\npublished: false');
  expect(formatContentFile(parseContentFile(unpublished))).toBe(unpublished);
  expect(formatContentFile({ ...parseContentFile(unpublished), published: true })).toBe(file);
});

test('keeps the published source of every paragraph, list and table with the same meaning', () => {
  const table = '| A   | B |\n| --- | - |\n| one | 2 |';
  const published = file.replace(FROM_BODY, `---\n\nFirst.\n\n* One\n* Two\n\n${table}\n`);
  const body = 'First, changed.\n\n- One\n- Two\n\n| A | B |\n| --- | --- |\n| one | 2 |';
  expect(formatContentFile({ ...parseContentFile(published), body }, published)).toBe(
    published.replace('First.', 'First, changed.'),
  );
});

test('throws if the YAML of the fields is invalid', () => {
  expect(() => parseContentFile(file.replace('title: ', 'title: a: '))).toThrow('cannot be read');
});
