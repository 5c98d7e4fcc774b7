import { render, screen } from '@testing-library/react';
import { Hyphenated } from './Hyphenated';
import { LackingLetters } from './LackingLetters';

test('a heading with a letter that its typeface lacks is set in the typeface of the system as a whole', () => {
  render(
    <LackingLetters value="ễ">
      <Hyphenated as="h2">Nguyễn designs</Hyphenated>
      <Hyphenated as="h3">We design</Hyphenated>
    </LackingLetters>,
  );
  expect(screen.getByRole('heading', { level: 2 })).toHaveAttribute('data-system');
  expect(screen.getByRole('heading', { level: 3 })).not.toHaveAttribute('data-system');
});
