import { contentCopy } from '../testing/contentCopy';

const copy = contentCopy();

test('a ground too near the paper is refused on its line, with the nearest that does', async () => {
  copy.change('brand.md', /ground: .*/, 'ground: "#e9c46a"');
  expect(await copy.changed('brand.md', /paper: .*/, 'paper: "#f4a261"')).toEqual([
    expect.stringMatching(
      /^content\/brand\.md:2: ground: ground #e9c46a and paper #f4a261 are 1\.2:1, and text needs 7:1\. The nearest ground that does: #[0-9a-f]{6}$/,
    ),
  ]);
});

test('two threads of one colour are refused on the line of the second', async () => {
  expect(await copy.changed('brand.md', /colour: "#cbe86b"/, 'colour: "#FF6A3D"')).toEqual([
    expect.stringMatching(
      /^content\/brand\.md:8: threads\[2\]\.colour: lichen #ff6a3d and persimmon #ff6a3d look alike/,
    ),
  ]);
});

test('two threads of one name are refused in one sentence, whatever names the others', async () => {
  expect(await copy.changed('brand.md', /name: lichen/, 'name: persimmon')).toEqual([
    'content/brand.md:7: threads[2].name: "persimmon" is the name of another thread too. Give each a name of its own.',
  ]);
});

test('a brand that cannot be read is told once', async () => {
  expect(await copy.changed('brand.md', /^paper: .*$/m, 'paper: "#f3f5f0')).toEqual([
    expect.stringMatching(/^content\/brand\.md:\d+: cannot be read: /),
  ]);
});

test('a service that names no thread of the brand is told which there are', async () => {
  const messages = await copy.changed('brand.md', /name: persimmon/, 'name: tangerine');
  expect(messages).toContain(
    'content/services/sample-1.md:4: colour: cannot be "persimmon". Write tangerine, lichen or sky.',
  );
  expect(messages).toHaveLength(6);
});

test.each([
  [
    'old-mark-of-the-agency.svg',
    'names the picture ./pictures/old-mark-of-the-agency.svg, which has text in it, which would need its typeface. Turn it into paths in the program that drew it. Save it once more as a plain SVG, or leave the mark out.',
  ],
  [
    'mark.png',
    '"./pictures/mark.png" is not the way to an SVG file beside this file. Write for example: ./pictures/mark.svg',
  ],
  [
    'cloth.svg',
    'names the picture ./pictures/cloth.svg, which is not there. Put the file into content/pictures/ and write its name as it is.',
  ],
])('the mark %s is refused on its line, and not taken for a photograph', async (name, fault) => {
  copy.add('pictures/old-mark-of-the-agency.svg', '<svg viewBox="0 0 1 1"><text>Ours</text></svg>');
  const mark = `\nmark: ./pictures/${name}\n---\n`;
  expect(await copy.changed('brand.md', /\n---\n$/, mark)).toEqual([
    `content/brand.md:14: mark: ${fault}`,
  ]);
});
