import { render } from '@testing-library/react';
import { Hyphenated } from './Hyphenated';
import { MissingGlyphs, PlainText } from './PlainText';

test('if a letter has no glyph, a whole heading uses the system font, but only single words of a text', () => {
  const { container } = render(
    <MissingGlyphs value={{ heading: 'ễ', text: 'ếề' }}>
      <Hyphenated as="h2" text="Nguyễn designs" />
      <Hyphenated as="h3" text="Điều" />
      <PlainText text="Nguyễn, Tiến, and Điều" />
    </MissingGlyphs>,
  );
  expect(container.innerHTML).toBe(
    '<h2 data-system="true">Nguyễn designs</h2><h3>Điều</h3>' +
      'Nguyễn, <span data-system="true">Tiến,</span> and <span data-system="true">Điều</span>',
  );
});
