import { contentCopy } from '../testing/contentCopy';

const { add, messagesAfter } = contentCopy();

test.each([
  ['a repeated colour', '#cbe86b', '#FF6A3D', '8: threads[2].colour: lichen #ff6a3d and persimmon'],
  ['a repeated name', 'persimmon', 'lichen', '7: threads[2].name: "lichen" is the name of another'],
  ['a brand that can’t be parsed', '"#f3f5f0"', '"#f3f5f0', '3: cannot be read: a quote'],
])('reports %s once, and no file that names its threads', async (_, from, to, problem) => {
  expect(await messagesAfter('brand.md', from, to)).toEqual([
    expect.stringContaining(`content/brand.md:${problem}`),
  ]);
});

test('lists the threads to choose from if services and values name an unknown one', async () => {
  const messages = await messagesAfter('brand.md', 'name: persimmon', 'name: tangerine');
  expect(messages).toContain(
    'content/services/sample-1.md:4: colour: cannot be "persimmon". Write tangerine, lichen or sky.',
  );
  // All three services and three values of the sample content name persimmon.
  expect(messages).toHaveLength(6);
});

test.each(
  Object.entries({
    'old-logo-of-the-agency.svg':
      'has text in it, which would need its typeface. Turn it into paths in the program that drew it. Save it again as a plain SVG, or leave it out.',
    'cloth.svg': 'is not there. Put the file into content/pictures/ and write its exact name.',
  }),
)('reports the logo %s at its line', async (name, fault) => {
  // Its name is unlike `cloth.svg`; otherwise, the message about the missing cloth.svg would suggest it.
  add('pictures/old-logo-of-the-agency.svg', '<svg viewBox="0 0 1 1"><text>Ours</text></svg>');
  const logo = `\nlogo: ./pictures/${name}\n---\n`;
  expect(await messagesAfter('brand.md', /\n---\n$/, logo)).toEqual([
    `content/brand.md:14: logo: names the picture ./pictures/${name}, which ${fault}`,
  ]);
});
