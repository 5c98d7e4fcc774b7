import { render } from '@testing-library/react';
import { MissingGlyphs } from './MissingGlyphs';
import { PlainText } from './PlainText';

test('a word with a letter that the text typeface lacks uses the system font as a whole', () => {
  const { container } = render(
    <MissingGlyphs value={{ heading: '', text: 'ễề' }}>
      <PlainText text="by Nguyễn, for Điều" />
    </MissingGlyphs>,
  );
  expect(container.innerHTML).toBe(
    'by <span data-system="true">Nguyễn,</span> for <span data-system="true">Điều</span>',
  );
});
