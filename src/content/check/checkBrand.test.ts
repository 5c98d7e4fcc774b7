import { contentCopy } from '../testing/contentCopy';

const copy = contentCopy();

test('refuses a ground with too little contrast to the paper, and suggests one', async () => {
  copy.change('brand.md', /ground: .*/, 'ground: "#e9c46a"');
  expect(await copy.changed('brand.md', /paper: .*/, 'paper: "#f4a261"')).toEqual([
    expect.stringMatching(
      /^content\/brand\.md:2: ground: ground #e9c46a and paper #f4a261 are 1\.2:1, and text needs 7:1\. The nearest ground that does: #[0-9a-f]{6}$/,
    ),
  ]);
});

test('refuses two threads of one colour on the line of the second', async () => {
  expect(await copy.changed('brand.md', /colour: "#cbe86b"/, 'colour: "#FF6A3D"')).toEqual([
    expect.stringMatching(
      /^content\/brand\.md:8: threads\[2\]\.colour: lichen #ff6a3d and persimmon #ff6a3d look alike/,
    ),
  ]);
});

test('refuses two threads of one name with one message, and reports no thread as unknown', async () => {
  expect(await copy.changed('brand.md', /name: lichen/, 'name: persimmon')).toEqual([
    'content/brand.md:7: threads[2].name: "persimmon" is the name of another thread too. Give each a name of its own.',
  ]);
});

test('reports a brand that cannot be parsed once', async () => {
  expect(await copy.changed('brand.md', /^paper: .*$/m, 'paper: "#f3f5f0')).toEqual([
    expect.stringMatching(/^content\/brand\.md:\d+: cannot be read: /),
  ]);
});

test('lists the threads to choose from if a service names an unknown one', async () => {
  const messages = await copy.changed('brand.md', /name: persimmon/, 'name: tangerine');
  expect(messages).toContain(
    'content/services/sample-1.md:4: colour: cannot be "persimmon". Write tangerine, lichen or sky.',
  );
  expect(messages).toHaveLength(6);
});

test.each([
  [
    'old-logo-of-the-agency.svg',
    'names the picture ./pictures/old-logo-of-the-agency.svg, which has text in it, which would need its typeface. Turn it into paths in the program that drew it. Save it once more as a plain SVG, or leave it out.',
  ],
  [
    'logo.png',
    '"./pictures/logo.png" is not the path of an SVG file, relative to this file. Write for example: ./pictures/logo.svg',
  ],
  [
    'cloth.svg',
    'names the picture ./pictures/cloth.svg, which is not there. Put the file into content/pictures/ and write its name as it is.',
  ],
])('refuses the logo %s on its line', async (name, fault) => {
  copy.add('pictures/old-logo-of-the-agency.svg', '<svg viewBox="0 0 1 1"><text>Ours</text></svg>');
  const logo = `\nlogo: ./pictures/${name}\n---\n`;
  expect(await copy.changed('brand.md', /\n---\n$/, logo)).toEqual([
    `content/brand.md:14: logo: ${fault}`,
  ]);
});
