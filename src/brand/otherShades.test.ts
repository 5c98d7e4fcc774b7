import type { Brand } from './brand';
import { otherShades } from './otherShades';

const brand: Brand = {
  ground: '#0b2b26',
  paper: '#f3f5f0',
  threads: [
    { name: 'persimmon', colour: '#ff6a3d' },
    { name: 'petrol', colour: '#1e5960' },
    { name: 'sky', colour: '#bcd8f5' },
  ],
};

test('names the replacement of a thread that is too dark for the ground, and where it is used', () => {
  const shades = otherShades(brand).filter((line) => line.startsWith('petrol'));
  expect(shades).toEqual([
    expect.stringMatching(/^petrol #1e5960 is drawn as #[0-9a-f]{6} on the ground\.$/),
    expect.stringMatching(
      /^petrol #1e5960 is drawn as #[0-9a-f]{6} on pages in the dark scheme\.$/,
    ),
  ]);
});
