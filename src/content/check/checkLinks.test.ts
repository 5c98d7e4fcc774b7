import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentCopy } from '../testing/contentCopy';

const copy = contentCopy();
const { change, messages } = copy;

test('a picture that is not there is answered with the one that was meant', async () => {
  change('about.md', 'cloth.jpg', 'clothe.jpg');
  expect(await messages()).toEqual([
    'content/about.md:9: picture.image: names the picture ./pictures/clothe.jpg, which is not there. Did you mean ./pictures/cloth.jpg?',
  ]);
});

test('a picture in another case is not there, as on the host', async () => {
  change('about.md', 'cloth.jpg', 'Cloth.jpg');
  expect(await messages()).toHaveLength(1);
});

test('a picture in a text needs words for those who cannot see it', async () => {
  writeFileSync(join(copy.root, 'static', 'loom.png'), '');
  change('services/sample-3.md', 'We draw', '![](/loom.png) We draw');
  expect(await messages()).toEqual([
    'content/services/sample-3.md:10: the picture /loom.png has no words for people who cannot see it. Write ![what it shows](/loom.png)',
  ]);
});

test('a picture in a text that is not in static/ is missing', async () => {
  change('services/sample-3.md', 'We draw', '![A loom](./loom.png) We draw');
  expect(await messages()).toEqual([
    'content/services/sample-3.md:10: the picture ./loom.png is not in static/. Put the file into static/pictures/ and write /pictures/ and its name.',
  ]);
});

test('a picture with a % that is no code is refused', async () => {
  change('services/sample-3.md', 'We draw', '![Yarn](/pictures/100%.png) We draw');
  expect(await messages()).toEqual([
    'content/services/sample-3.md:10: the picture /pictures/100%.png has a % that stands for nothing. For the sign itself, write %25.',
  ]);
});

test.each([
  [
    '/abuot',
    'leads to /abuot, which is neither a page nor a file in static/. Did you mean /about?',
  ],
  [
    '/About',
    'leads to /About, which is neither a page nor a file in static/. Did you mean /about?',
  ],
  [
    '/prices.pdf',
    'leads to /prices.pdf, which is neither a page nor a file in static/. The pages are /, /home, /about, /contact, /privacy.',
  ],
  ['/about#service', 'leads to #service, and no section has that name. Did you mean #services?'],
  [
    '/privacy#services',
    'leads to #services, and no section has that name. Write the heading in small letters with hyphens: #your-rights',
  ],
  ['/privacy#cokies', 'leads to #cokies, and no section has that name. Did you mean #cookies?'],
  [
    'about.md',
    'leads to "about.md", which a browser cannot find. Write /about for a page of this site, or https:// before another site.',
  ],
  [
    'https://heddle',
    'leads to "https://heddle", which is not a web address. Write for example: https://example.com',
  ],
  [
    'mailto:hello',
    'writes to "hello", which is not an e-mail address. Write mailto:{email}, or a whole address.',
  ],
  ['tel:twelve', 'should hold digits alone: tel:+442079460000'],
  ['tel:020x7946', 'should hold digits alone: tel:+442079460000'],
  ['tel:x020', 'should hold digits alone: tel:+442079460000'],
  ['tel:020x', 'should hold digits alone: tel:+442079460000'],
  [
    'http://heddle',
    'leads to "http://heddle", which is not a web address. Write for example: https://example.com',
  ],
  [
    '//example.com',
    'leads to "//example.com", which a browser cannot find. Write /about for a page of this site, or https:// before another site.',
  ],
  [
    'xhttps://example.com',
    'leads to "xhttps://example.com", which a browser cannot find. Write /about for a page of this site, or https:// before another site.',
  ],
  [
    'httpsx://example.com',
    'leads to "httpsx://example.com", which a browser cannot find. Write /about for a page of this site, or https:// before another site.',
  ],
  [
    'a/mailto:a@b.example',
    'leads to "a/mailto:a@b.example", which a browser cannot find. Write /about for a page of this site, or https:// before another site.',
  ],
  [
    '/privacy#nothing-like-it',
    'leads to #nothing-like-it, and no section has that name. Write the heading in small letters with hyphens: #your-rights',
  ],
  ['/files/100%.pdf', 'has a % that stands for nothing. For the sign itself, write %25.'],
  ['mailto:100%@a.example', 'has a % that stands for nothing. For the sign itself, write %25.'],
  ['', 'leads nowhere. Write the address between the round brackets.'],
])('a link to "%s" is refused', async (url, fault) => {
  change('services/sample-3.md', 'We draw', `[We draw](${url})`);
  expect(await messages()).toEqual([
    `content/services/sample-3.md:10: the link "We draw" ${fault}`,
  ]);
});

test.each([
  '/',
  '/contact',
  '/privacy#cookies',
  '/about#services',
  '/about#values',
  '/loom.pdf',
  '/100%25.pdf',
  '/two%20looms.pdf',
  'https://example.com/a?b#c',
  'mailto:{email}',
  'mailto:ada@example.org?subject=Hello',
  'tel:+442079460000',
  'tel:020-7946',
])('a link to "%s" is right', async (url) => {
  for (const name of ['loom.pdf', '100%.pdf', 'two looms.pdf'])
    writeFileSync(join(copy.root, 'static', name), '');
  change('services/sample-3.md', 'We draw', `[We draw](${url})`);
  expect(await messages()).toEqual([]);
});

test('a link to a section of the same text must find it', async () => {
  change('privacy.md', 'We set none', 'We set [none](#your-right)');
  expect(await messages()).toEqual([
    'content/privacy.md:17: the link "none" leads to #your-right, and no section has that name. Did you mean #your-rights?',
  ]);
});

test('a link to a section finds it by its words with the name of the agency filled in', async () => {
  change('site.md', 'name: Heddle', 'name: M&S');
  change('privacy.md', '## Your rights', '## How {name} works');
  change('privacy.md', 'We set none', 'We [set](#how-m-s-works) [none](#how-name-works)');
  expect(await messages()).toEqual([
    'content/privacy.md:17: the link "none" leads to #how-name-works, and no section has that name. Did you mean #how-m-s-works?',
  ]);
});

test('a link to a part of a section finds nothing', async () => {
  change('privacy.md', 'We set none', 'We set [none](#a-part).\n\n### A part');
  expect(await messages()).toEqual([
    expect.stringContaining('leads to #a-part, and no section has'),
  ]);
});

test('a link whose address stands elsewhere in the text is looked at there', async () => {
  change('services/sample-3.md', 'We draw', '[We draw][there]\n\n[there]: /abuot\n\nWe draw');
  expect(await messages()).toEqual([
    expect.stringContaining('the link "/abuot" leads to /abuot, which is neither'),
  ]);
});

test('a picture beside the text is not in static/', async () => {
  writeFileSync(join(copy.root, 'static', 'loom.jpg'), '');
  change('services/sample-3.md', 'We draw', '![Loom](xloom.jpg) We draw');
  expect(await messages()).toEqual([
    expect.stringContaining('the picture xloom.jpg is not in static/.'),
  ]);
});
