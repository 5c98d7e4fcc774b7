import type { Brand } from '../brand';

const brand = (ground: string, paper: string, ...colours: [string, string, string]): Brand => {
  const [first, second, third] = colours;
  return {
    ground,
    paper,
    threads: [
      { name: 'first', colour: first },
      { name: 'second', colour: second },
      { name: 'third', colour: third },
    ],
  };
};

/** Brands that are hard to wear, each in its own way. */
export const BRANDS = {
  'the one that the site was drawn in': brand(
    '#0b2b26',
    '#f3f5f0',
    '#ff6a3d',
    '#cbe86b',
    '#bcd8f5',
  ),
  'navy with crimson, amber and teal on warm paper': brand(
    '#14213d',
    '#fbf3e4',
    '#ffb703',
    '#c1121f',
    '#2a9d8f',
  ),
  'pastels alone': brand('#4a4e69', '#fffaf5', '#ffd6e0', '#d8f3dc', '#dbe7ff'),
  'hardly more than black and white': brand('#111111', '#fafafa', '#e6e6e6', '#8c8c8c', '#3a3a3a'),
  'threads as dark as the ground': brand('#101418', '#ffffff', '#2b1a2f', '#13302a', '#33230f'),
  'a ground and a paper that are just far enough apart': brand(
    '#595959',
    '#ffffff',
    '#9a8a7a',
    '#7f8c3a',
    '#9aa6ff',
  ),
} satisfies Record<string, Brand>;
