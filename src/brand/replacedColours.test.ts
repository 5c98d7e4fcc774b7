import type { Brand } from './brand';
import { replacedColours } from './replacedColours';

const brand: Brand = {
  ground: '#0b2b26',
  paper: '#f3f5f0',
  threads: [
    { name: 'persimmon', colour: '#ff6a3d' },
    { name: 'petrol', colour: '#1e5960' },
    { name: 'sky', colour: '#bcd8f5' },
  ],
};

test('names each replacement of a thread that is too dark for the ground, and its place', () => {
  const replacements = replacedColours(brand).filter((line) => line.startsWith('petrol'));
  expect(replacements).toEqual([
    expect.stringMatching(/^petrol #1e5960 is drawn as #[0-9a-f]{6} on the ground\.$/),
    expect.stringMatching(
      /^petrol #1e5960 is drawn as #[0-9a-f]{6} on pages in the dark scheme\.$/,
    ),
  ]);
});
