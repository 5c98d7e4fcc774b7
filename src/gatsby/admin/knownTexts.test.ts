import { createKnownTexts } from './knownTexts';

test('knows a text that was read before the form was opened', () => {
  const known = createKnownTexts();

  known.addRead('title: Ours\n');
  known.openForm();

  expect(known.isKnown('title: Ours\n')).toBe(true);
});

test('does not know a text that was read after the form was opened', () => {
  const known = createKnownTexts();

  known.addRead('title: Ours\n');
  known.openForm();
  known.addRead('title: Theirs\n');

  expect(known.isKnown('title: Theirs\n')).toBe(false);
});

test('knows a text that was saved after the form was opened', () => {
  const known = createKnownTexts();

  known.addRead('title: Ours\n');
  known.openForm();
  known.addSaved('title: Ours, changed\n');

  expect(known.isKnown('title: Ours, changed\n')).toBe(true);
});

test('a form that opens before any text was read knows every later one', () => {
  const known = createKnownTexts();

  known.openForm();
  known.addRead('title: Ours\n');

  expect(known.isKnown('title: Ours\n')).toBe(true);
});

test('knows the text of a file that does not exist yet', () => {
  expect(createKnownTexts().isKnown('')).toBe(true);
});

test('ignores CRLF and space at the ends', () => {
  const known = createKnownTexts();

  known.addRead('title: Ours\norder: 1');

  expect(known.isKnown('title: Ours\r\norder: 1\r\n')).toBe(true);
});
