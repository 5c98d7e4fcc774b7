import { render } from '@testing-library/react';
import { Hyphenated } from './Hyphenated';
import { MissingGlyphs, PlainText } from './PlainText';

test('a missing glyph puts its whole heading in the system font, but in a text only its word', () => {
  // The heading typeface lacks only the ễ of Nguyễn, the text typeface only the ế of Tiến and the ề of Điều.
  const { container } = render(
    <MissingGlyphs value={{ heading: 'ễ', text: 'ếề' }}>
      <Hyphenated as="h2" text="Nguyễn designs" />
      <Hyphenated as="h3" text="Điều" />
      <PlainText text="Nguyễn, Tiến, and Điều" />
    </MissingGlyphs>,
  );
  expect(container.innerHTML).toBe(
    '<h2 data-system-font="true">Nguyễn designs</h2><h3>Điều</h3>' +
      'Nguyễn, <span data-system-font="true">Tiến,</span> and <span data-system-font="true">Điều</span>',
  );
});
