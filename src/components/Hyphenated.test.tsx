import { render, screen } from '@testing-library/react';
import { Hyphenated } from './Hyphenated';

const renderHeading = (text: string) => {
  render(<Hyphenated as="h2" text={text} />);

  return screen.getByRole('heading');
};

test('marks a heading of more than 60 letters for a smaller size', () => {
  expect(renderHeading('x'.repeat(61))).toHaveAttribute('data-long');
});

test('does not mark 60 letters, however many soft hyphens are between them', () => {
  expect(renderHeading('x\u00AD'.repeat(60))).not.toHaveAttribute('data-long');
});
