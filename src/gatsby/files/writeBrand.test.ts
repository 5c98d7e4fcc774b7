import { existsSync, rmSync } from 'node:fs';
import { contentCopy } from '../../../testing/contentCopy';
import { writeBrand } from './writeBrand';

const copy = contentCopy();
const styleSheet = () => copy.read('../src/styles/brand.css');

test('writes favicon.svg, and a style sheet with the brand’s colours in lower case', async () => {
  copy.change('brand.md', /ground: .*/, 'ground: "#14213D"');
  copy.change('brand.md', /paper: .*/, 'paper: "#F3F5F0"');

  await writeBrand(copy.root);

  expect(styleSheet()).toContain('--ground:#14213d;');
  expect(styleSheet()).toContain('--paper:#f3f5f0;');
  expect(existsSync(copy.at('../public/favicon.svg'))).toBe(true);
});

test('keeps the last style sheet while brand.md is invalid or missing', async () => {
  await writeBrand(copy.root);
  const lastSheet = styleSheet();

  // The quotation mark is not closed.
  copy.change('brand.md', /ground: .*/, 'ground: "#14213d');
  await writeBrand(copy.root);

  copy.add('brand.md', '---\nground: 5\nlogo: ./pictures/none.svg\n---\n');
  await writeBrand(copy.root);

  rmSync(copy.at('brand.md'));
  await writeBrand(copy.root);

  expect(styleSheet()).toBe(lastSheet);
});
