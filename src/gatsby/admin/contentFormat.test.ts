import { serviceKind } from '../../content/shape/kinds/service';
import { sampleFile } from '../../../testing/sampleContent';
import { formatContentFile, parseContentFile } from './contentFormat';

const text = sampleFile(serviceKind);
const END_OF_FIELDS_AND_BODY = /---\n\n.*/s;

test('returns the same text after parsing and formatting a file, with or without a body', () => {
  expect(formatContentFile(parseContentFile(text))).toBe(text);
  const withoutBody = text.replace(END_OF_FIELDS_AND_BODY, '---\n');

  expect(formatContentFile(parseContentFile(withoutBody))).toBe(withoutBody);
});

test('writes the field published only if it is false', () => {
  const unpublished = text.replace('order: 1', 'order: 1\npublished: false');

  expect(formatContentFile(parseContentFile(unpublished))).toBe(unpublished);
  expect(
    formatContentFile({ ...parseContentFile(unpublished), published: true }),
  ).toBe(text);
});

test('changes an edited paragraph, but keeps the source of a list and a table that the editor only reformats', () => {
  const table = '| A   | B |\n| --- | - |\n| one | 2 |';
  const body = `First.\n\n* One\n* Two\n\n${table}\n`;
  const publishedText = text.replace(END_OF_FIELDS_AND_BODY, `---\n\n${body}`);
  const editedBody =
    'First, changed.\n\n- One\n- Two\n\n| A | B |\n| --- | --- |\n| one | 2 |';
  const fields = { ...parseContentFile(publishedText), body: editedBody };
  const newText = publishedText.replace('First.', 'First, changed.');

  expect(formatContentFile(fields, publishedText)).toBe(newText);
});

test('throws if the YAML of the fields is invalid', () => {
  expect(() => parseContentFile(text.replace('title: ', 'title: a: '))).toThrow(
    'cannot be read',
  );
});
