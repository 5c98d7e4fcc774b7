import { render, screen } from '@testing-library/react';
import { Hyphenated } from './Hyphenated';
import { MissingGlyphs } from './MissingGlyphs';

test('a heading with a letter that its typeface lacks uses the system font as a whole', () => {
  render(
    <MissingGlyphs value={{ heading: 'ễ', text: '' }}>
      <Hyphenated as="h2" text="Nguyễn designs" />
      <Hyphenated as="h3" text="We design" />
    </MissingGlyphs>,
  );
  expect(screen.getByRole('heading', { level: 2 })).toHaveAttribute('data-system');
  expect(screen.getByRole('heading', { level: 3 })).not.toHaveAttribute('data-system');
});
