import { serviceKind } from '../../content/shape/kinds/service';
import { sampleFile } from '../../../testing/sampleContent';
import { formatContentFile, parseContentFile } from './contentFormat';

const text = sampleFile(serviceKind);
const END_OF_FIELDS_AND_BODY = /---\n\n.*/s;

/** Parses a file and formats it, as a save without a change does. */
const saved = (file: string): string =>
  formatContentFile(parseContentFile(file));

test('a save without a change keeps a file with a body', () => {
  expect(saved(text)).toBe(text);
});

test('a save without a change keeps a file without a body', () => {
  const withoutBody = text.replace(END_OF_FIELDS_AND_BODY, '---\n');

  expect(saved(withoutBody)).toBe(withoutBody);
});

const unpublished = text.replace('order: 1', 'order: 1\npublished: false');

test('writes the field published if it is false', () => {
  expect(saved(unpublished)).toBe(unpublished);
});

test('leaves out the field published if it is true', () => {
  const fields = { ...parseContentFile(unpublished), published: true };

  expect(formatContentFile(fields)).toBe(text);
});

const PUBLISHED_BODY =
  'First.\n\n* One\n* Two\n\n| A   | B |\n| --- | - |\n| one | 2 |';
const publishedText = text.replace(
  END_OF_FIELDS_AND_BODY,
  `---\n\n${PUBLISHED_BODY}\n`,
);

/** Formats the published file with a new body, as the editor writes it. */
const savedWith = (body: string): string =>
  formatContentFile(
    { ...parseContentFile(publishedText), body },
    publishedText,
  );

// The editor reformats the list and the table.
const REFORMATTED =
  'First.\n\n- One\n- Two\n\n| A | B |\n| --- | --- |\n| one | 2 |';

test('keeps the source of blocks that the editor only reformats', () => {
  expect(savedWith(REFORMATTED)).toBe(publishedText);
});

test('changes an edited paragraph, and nothing else', () => {
  expect(savedWith(REFORMATTED.replace('First.', 'First, changed.'))).toBe(
    publishedText.replace('First.', 'First, changed.'),
  );
});

test('throws if the YAML of the fields is invalid', () => {
  expect(() => parseContentFile(text.replace('title: ', 'title: a: '))).toThrow(
    'cannot be read',
  );
});

test('writes a field of many words in one line', () => {
  const title = 'word '.repeat(60).trim();

  expect(formatContentFile({ title })).toContain(`title: ${title}\n`);
});

test('leaves out each switch that the editor fills in with its default', () => {
  const fields = { name: 'Terms', menu: false, numbered: true };

  expect(formatContentFile(fields)).toBe('---\nname: Terms\n---\n');
});

test('writes a switch that differs from its default', () => {
  const fields = { name: 'Terms', menu: true, numbered: false };

  expect(formatContentFile(fields)).toBe(
    '---\nname: Terms\nmenu: true\nnumbered: false\n---\n',
  );
});

test('removes a switch that is set back to its default', () => {
  const published = '---\nname: Terms\npublished: false\n---\n';
  const fields = { name: 'Terms', published: true };

  expect(formatContentFile(fields, published)).toBe('---\nname: Terms\n---\n');
});

test('keeps a switch that stands in the published file with its default', () => {
  const published = '---\nname: Terms\nnumbered: true\n---\n';

  expect(formatContentFile(parseContentFile(published), published)).toBe(
    published,
  );
});
