import { copyFileSync } from 'node:fs';
import { contentCopy } from '../../../../testing/contentCopy';

const { add, at, messages, messagesAfter } = contentCopy();

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

test('does not warn about a picture that only a text names', async () => {
  copyFileSync(at('pictures/cloth.jpg'), at('pictures/my kiln.jpg'));

  expect(
    await messagesAfter(
      'privacy.md',
      'We set none.',
      '![A kiln](./pictures/my%20kiln.jpg)',
    ),
  ).toEqual([]);
});

test('does not warn while there is an error: the name may be misspelt', async () => {
  add('pictures/old.png', '');

  expect(await messagesAfter('about.md', 'cloth.jpg', 'clot.jpg')).toEqual([
    'content/about.md:9: picture.image: names the picture ./pictures/clot.jpg, which is not there. Did you mean ./pictures/cloth.jpg?',
  ]);
});
