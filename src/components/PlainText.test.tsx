import { render } from '@testing-library/react';
import { MissingGlyphs } from './MissingGlyphs';
import { PlainText } from './PlainText';

const htmlOf = (text: string) =>
  render(
    <MissingGlyphs value={{ heading: '', text: 'ễề' }}>
      <PlainText>{text}</PlainText>
    </MissingGlyphs>,
  ).container.innerHTML;

test('a word with a letter that the text typeface lacks uses the system font as a whole', () => {
  expect(htmlOf('by Nguyễn, for Điều')).toBe(
    'by <span data-system="true">Nguyễn,</span> for <span data-system="true">Điều</span>',
  );
});

test('a text with no such letter is unchanged', () => {
  expect(htmlOf('We design & weave')).toBe('We design &amp; weave');
});
