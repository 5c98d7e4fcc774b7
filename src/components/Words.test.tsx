import { render } from '@testing-library/react';
import { MissingGlyphs } from './MissingGlyphs';
import { Words } from './Words';

const htmlOf = (text: string) =>
  render(
    <MissingGlyphs value={{ heading: '', text: 'ễề' }}>
      <Words>{text}</Words>
    </MissingGlyphs>,
  ).container.innerHTML;

test('a word with a letter that the text typeface lacks uses the system font as a whole', () => {
  expect(htmlOf('by Nguyễn, for Điều')).toBe(
    'by <span data-system="true">Nguyễn,</span> for <span data-system="true">Điều</span>',
  );
});

test('other texts are unchanged', () => {
  expect(htmlOf('We design & weave')).toBe('We design &amp; weave');
});
