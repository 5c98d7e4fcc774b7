import { contentCopy } from '../testing/contentCopy';

const copy = contentCopy();

test('reports a thread with the colour of another thread at its line', async () => {
  expect(await copy.messagesAfter('brand.md', /colour: "#cbe86b"/, 'colour: "#FF6A3D"')).toEqual([
    expect.stringMatching(
      /^content\/brand\.md:8: threads\[2\]\.colour: lichen #ff6a3d and persimmon #ff6a3d look alike/,
    ),
  ]);
});

test('reports two threads with the same name once, and no thread as unknown', async () => {
  expect(await copy.messagesAfter('brand.md', /name: persimmon/, 'name: lichen')).toEqual([
    'content/brand.md:7: threads[2].name: "lichen" is the name of another thread too. Give each thread a different name.',
  ]);
});

test('reports a brand that can’t be parsed once', async () => {
  expect(await copy.messagesAfter('brand.md', /^paper: .*$/m, 'paper: "#f3f5f0')).toEqual([
    expect.stringMatching(/^content\/brand\.md:3: cannot be read: a quote/),
  ]);
});

test('lists the threads to choose from if a service names an unknown one', async () => {
  const messages = await copy.messagesAfter('brand.md', /name: persimmon/, 'name: tangerine');
  expect(messages).toContain(
    'content/services/sample-1.md:4: colour: cannot be "persimmon". Write tangerine, lichen or sky.',
  );
  expect(messages).toHaveLength(6);
});

test.each([
  [
    'old-logo-of-the-agency.svg',
    'names the picture ./pictures/old-logo-of-the-agency.svg, which has text in it, which would need its typeface. Turn it into paths in the program that drew it. Save it again as a plain SVG, or leave it out.',
  ],
  [
    'cloth.svg',
    'names the picture ./pictures/cloth.svg, which is not there. Put the file into content/pictures/ and write its exact name.',
  ],
])('reports the logo %s at its line', async (name, fault) => {
  copy.add('pictures/old-logo-of-the-agency.svg', '<svg viewBox="0 0 1 1"><text>Ours</text></svg>');
  const logo = `\nlogo: ./pictures/${name}\n---\n`;
  expect(await copy.messagesAfter('brand.md', /\n---\n$/, logo)).toEqual([
    `content/brand.md:14: logo: ${fault}`,
  ]);
});
