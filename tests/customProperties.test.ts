import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BRANDS } from '../testing/brands';
import { brandSheet } from '../src/brand/brandSheet';

/** Properties of style sheets that the build writes, besides the colours. */
const GENERATED = [
  '--heading-font',
  '--text-font',
  '--diacritics-height',
  '--logo-width',
  '--logo-height',
];

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => readFileSync(join('src', path), 'utf8'));
const css = [...sheets, brandSheet(BRANDS['the placeholder brand'])].join('\n');

const namesIn = (pattern: RegExp): string[] =>
  [...css.matchAll(pattern)].map(([, name = '']) => name);

test('every custom property that a style sheet reads is set somewhere', () => {
  const set = [...namesIn(/(--[\w-]+):/g), ...GENERATED];
  const read = namesIn(/var\(\s*(--[\w-]+)/g);

  expect(read.length).toBeGreaterThan(0);
  expect(read.filter((name) => !set.includes(name))).toEqual([]);
});
