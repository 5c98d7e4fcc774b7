import toHtml from 'hast-util-to-html';
import { htmlTreeOf } from '../../../testing/htmlTreeOf';
import { withFigures } from './textPictures';

/** Stands in for gatsbyImageData. The path says how large a picture is. */
async function resize(url: string) {
  const [, width, height] = /(\d+)x(\d+)/.exec(url) ?? [];

  return {
    width: Number(width),
    height: Number(height),
    sources: [{ type: 'image/avif', srcSet: '/a.avif 840w' }],
    fallback: { src: '/a.jpg', srcSet: '/a.jpg 840w' },
  };
}

const htmlOf = async (markdown: string): Promise<string> =>
  toHtml(await withFigures(await htmlTreeOf(markdown), resize, 'eager'));

/** Returns the structure of HTML: tags without attributes, and words. */
const outlineOf = async (markdown: string): Promise<string> =>
  (await htmlOf(markdown))
    .replace(/<picture>.*?<\/picture>/gs, 'PICTURE')
    .replaceAll('\n', '');

const FULL = './pictures/1600x900.jpg';
const TALL = './pictures/900x1600.jpg';

test('a picture becomes a figure with all formats and no style attribute', async () => {
  const html = await htmlOf(`![A "kiln"](${FULL} "Hot & new")`);

  expect(html).toMatch(
    /^<figure><picture><source type="image\/avif" srcset="\/a\.avif 840w" sizes="\(min-width[^"]*"><img src="\/a\.jpg" srcset="\/a\.jpg 840w" sizes="[^"]*" width="1600" height="900" alt="A &#x22;kiln&#x22;"[^>]*><\/picture><figcaption>Hot &#x26; new<\/figcaption><\/figure>$/,
  );
  expect(html).not.toMatch(/ (style|title)=/);
});

test.each([
  ['without a caption', `![A](${FULL})`, '<figure>PICTURE</figure>'],
  [
    'of two in one paragraph, in a group',
    `![A](${FULL})\n![B](${TALL} "B")`,
    '<div data-pictures=""><figure>PICTURE</figure><figure data-portrait="">PICTURE<figcaption>B</figcaption></figure></div>',
  ],
  [
    'of two paragraphs, each alone',
    `![A](${FULL})\n\n![B](${FULL})`,
    '<figure>PICTURE</figure><figure>PICTURE</figure>',
  ],
  [
    'after and before words, which stay paragraphs',
    `One **bold** word. ![A](${FULL})\\\nTwo.`,
    '<p>One <strong>bold</strong> word. </p><figure>PICTURE</figure><p>Two.</p>',
  ],
])('a picture %s', async (_, markdown, outline) => {
  expect(await outlineOf(markdown)).toBe(outline);
});

test('a picture higher than wide, or beside another, takes up to half the column', async () => {
  const sizesOf = async (markdown: string) =>
    [...(await htmlOf(markdown)).matchAll(/<img[^>]* sizes="(.*?)"/g)].map(
      ([, sizes]) => sizes?.split(',')[0],
    );

  const [half, full] = ['(min-width: 84rem) 26rem', '(min-width: 84rem) 52rem'];

  expect(await sizesOf(`![A](${FULL})`)).toEqual([full]);
  expect(await sizesOf(`![A](${TALL})`)).toEqual([half]);
  expect(await sizesOf(`![A](${FULL}) ![B](${FULL})`)).toEqual([half, half]);
});

test.each([
  ['the first of a text that begins with pictures', '', ['eager', 'lazy']],
  ['none of a text that begins with words', 'Words.\n\n', ['lazy', 'lazy']],
])('loads at once %s', async (_, start, loading) => {
  const html = await htmlOf(`${start}![A](${FULL}) ![B](${FULL})`);

  expect([...html.matchAll(/loading="(\w+)"/g)].map(([, how]) => how)).toEqual(
    loading,
  );
});

test('a text without pictures stays as it is', async () => {
  const tree = await htmlTreeOf('One.\n\n- Two\n\n## Three');

  expect(await withFigures(tree, resize, 'eager')).toEqual(tree);
});
