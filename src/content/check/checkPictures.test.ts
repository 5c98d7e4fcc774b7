import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { contentCopy } from '../testing/contentCopy';

const { at, change, messages } = contentCopy();

test('a file that is no picture is told by the line that names it', async () => {
  writeFileSync(at('pictures/cloth.jpg'), 'A picture of cloth.');
  expect(await messages()).toEqual([
    'content/about.md:9: picture.image: names the picture ./pictures/cloth.jpg, which is no picture that browsers show. Open it in a program for pictures, save it anew as JPEG, PNG, WebP or AVIF, and upload that.',
  ]);
});

test('a picture that is cut short is told by the line that names it', async () => {
  writeFileSync(at('pictures/cloth.jpg'), readFileSync(at('pictures/cloth.jpg')).subarray(0, -9));
  expect(await messages()).toEqual([
    'content/about.md:9: picture.image: names the picture ./pictures/cloth.jpg, which is cut short. Upload it once more, or save it anew as JPEG, PNG, WebP or AVIF first.',
  ]);
});

test('an accent that is kept in two ways, which look the same, is to be left out of the name', async () => {
  renameSync(at('pictures/cloth.jpg'), at('pictures/u\u0308ber.jpg'));
  change('about.md', 'cloth.jpg', '\u00fcber.jpg');
  expect(await messages()).toEqual([
    'content/about.md:9: picture.image: names the picture ./pictures/\u00fcber.jpg, and the file has its accents written in another way. Name it in small letters from a to z without accents, and write that name here.',
  ]);
});
