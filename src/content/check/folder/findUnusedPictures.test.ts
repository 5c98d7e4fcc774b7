import { contentCopy } from '../../../../testing/contentCopy';

const { add, change, messages, messagesAfter } = contentCopy();

const warningFor = (name: string): string =>
  `content/pictures/${name}: warning: is a picture that no file names, so no page shows it. Name it in a text or a field, or delete it.`;

test('warns about each picture that no file names', async () => {
  add('pictures/old.png', '');
  add('pictures/unused.svg', '');

  expect(await messages()).toEqual([
    warningFor('old.png:1'),
    warningFor('unused.svg:1'),
  ]);
});

test('does not warn about a picture that a hidden service or only a text names', async () => {
  change('privacy.md', 'We set none.', '![Cloth](./pictures/cloth.jpg)');

  expect(
    await messagesAfter(
      'services/sample-1.md',
      'order: 1',
      'order: 1\npublished: false',
    ),
  ).toEqual([]);
});

test('does not warn while there is an error: the name may be misspelt', async () => {
  add('pictures/old.png', '');

  expect(await messagesAfter('about.md', 'cloth.jpg', 'clot.jpg')).toEqual([
    'content/about.md:9: picture.image: names the picture ./pictures/clot.jpg, which is not there. Did you mean ./pictures/cloth.jpg?',
  ]);
});
