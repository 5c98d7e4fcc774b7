import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { contentCopy } from '../../content/testing/contentCopy';
import { writeBrand } from './writeBrand';

const copy = contentCopy();
const sheet = () => readFileSync(join(copy.root, 'src/styles/brand.css'), 'utf8');

test('writes the brand’s style sheet and icons', async () => {
  copy.change('brand.md', /ground: .*/, 'ground: "#14213D"');
  copy.change('brand.md', /paper: .*/, 'paper: "#F3F5F0"');
  await writeBrand(copy.root);
  expect(sheet()).toContain('--ground:#14213d;');
  expect(sheet()).toContain('--paper:#f3f5f0;');
  expect(readdirSync(join(copy.root, 'public'))).toContain('favicon.svg');
});

test('keeps the last style sheet while brand.md is invalid, unreadable or missing', async () => {
  await writeBrand(copy.root);
  const before = sheet();
  copy.change('brand.md', /ground: .*/, 'ground: "#14213d');
  await writeBrand(copy.root);
  copy.add('brand.md', '---\nground: 5\nlogo: ./pictures/none.svg\n---\n');
  await writeBrand(copy.root);
  rmSync(copy.at('brand.md'));
  await writeBrand(copy.root);
  expect(sheet()).toBe(before);
});
