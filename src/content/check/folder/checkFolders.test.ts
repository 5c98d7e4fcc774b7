import { renameSync, rmSync } from 'node:fs';
import { valueKind } from '../../shape/kinds/service';
import { textPage } from '../../shape/kinds/textPages';
import { contentCopy } from '../../../../testing/contentCopy';
import { sampleFile } from '../../../../testing/sampleContent';

const { add, at, change, messagesAfter, messages, read } = contentCopy();

const value = (number: number): string => sampleFile(valueKind, number);

test('reports a duplicate order, and names a free one', async () => {
  // The free order is one more than the highest whole number.
  change('services/sample-1.md', 'order: 1', 'order: 9.5');

  expect(
    await messagesAfter('services/sample-3.md', 'order: 3', 'order: 2'),
  ).toEqual([
    expect.stringContaining('order: should be a whole number.'),
    'content/services/sample-3.md:3: order: is the same as in services/sample-2.md. Give each file a different order; 3 is free.',
  ]);
});

test('reports a duplicate title in a folder', async () => {
  expect(
    await messagesAfter('services/sample-3.md', 'Sample 3', 'Sample 1'),
  ).toEqual([
    'content/services/sample-3.md:2: title: is the same as in services/sample-1.md. Give each file a different title.',
  ]);
});

test('reports a duplicate description of pages', async () => {
  const [description = ''] = /^description:.*$/m.exec(read('about.md')) ?? [];

  expect(
    await messagesAfter('contact.md', /^description:.*$/m, description),
  ).toEqual([
    'content/contact.md:4: description: is the same as in about.md. Write what only this page is about.',
  ]);
});

test('reports a misspelt name once, with the right one', async () => {
  renameSync(at('about.md'), at('abuot.md'));

  expect(await messages()).toEqual([
    'content/abuot.md:1: is a file that no page shows. Did you mean about.md?',
  ]);
});

test('reports names that differ only in case', async () => {
  add('values/Sample-1.md', value(4));

  expect(await messages()).toEqual([
    'content/values/sample-1.md:1: has nearly the same name as values/Sample-1.md. Rename or delete one of the two files.',
  ]);
});

test('reports names that differ only in the extension of a text', async () => {
  add('services/sample-2.markdown', '');

  expect(await messages()).toEqual([
    'content/services/sample-2.md:1: has nearly the same name as services/sample-2.markdown. Rename or delete one of the two files.',
  ]);
});

test.each([
  [
    'services/notes.txt',
    'Put it directly into services/, with a name in small letters that ends with .md: services/name.md',
  ],
  [
    'services/README.md',
    'Put it directly into services/, with a name in small letters that ends with .md: services/name.md',
  ],
  [
    'team.md',
    'If it is a text page, move it to pages/. If it is a service, move it to services/. If it is a value, move it to values/. If it is a project, move it to work/. If it is a person, move it to people/. If nothing needs it, delete it.',
  ],
  [
    'team.xlsx',
    'If it is a picture, move it to pictures/. If nothing needs it, delete it.',
  ],
  [
    'pictures/kilns/bowls.jpg',
    'If it is a picture, move it to pictures/. If nothing needs it, delete it.',
  ],
  [
    'pictures/bowls',
    'If it is a picture, add the ending of its format to its name: .jpg, .png, .webp or .avif. If nothing needs it, delete it.',
  ],
])('says what to do with %s, which no page shows', async (file, advice) => {
  add(file, '');

  expect(await messages()).toEqual([
    `content/${file}:1: is a file that no page shows. ${advice}`,
  ]);
});

test('accepts README.md', async () => {
  add('README.md', '');

  expect(await messages()).toEqual([]);
});

/**
 * Returns a text page with the title `Terms`, the order 1, and this name, which
 * also makes its description unique.
 */
const titledTerms = (name: string): string =>
  sampleFile(textPage)
    .replaceAll('Text page', name)
    .replace('Sample 1', 'Terms');

test('reports a duplicate in the file whose name does not fit its title', async () => {
  // The title `Sample 2` fits the name of sample-2.md.
  add('values/care.md', value(2));

  expect(await messages()).toEqual([
    'content/values/care.md:2: title: is the same as in values/sample-2.md. Give each file a different title.',
    'content/values/care.md:3: order: is the same as in values/sample-2.md. Give each file a different order; 4 is free.',
  ]);
});

test('reports a duplicate in the later file if the `name` of both fits', async () => {
  // The later file is reported, although its file name fits the title `Terms`.
  add('pages/imprint.md', titledTerms('Imprint'));
  add('pages/terms.md', titledTerms('Terms'));

  expect(await messages()).toEqual([
    'content/pages/terms.md:3: title: is the same as in pages/imprint.md. Write what only this page is about.',
    'content/pages/terms.md:11: order: is the same as in pages/imprint.md. Give each file a different order; 2 is free.',
  ]);
});

test('warns of two pages with the same name', async () => {
  add(
    'pages/about-us.md',
    sampleFile(textPage).replace(/^name: .*$/m, 'name: About'),
  );

  expect(await messages()).toEqual([
    'content/pages/about-us.md:2: warning: name: is the same as in about.md. Visitors see two links with the same words. Give each page a different name.',
  ]);
});

test('accepts a link to a section of a text page', async () => {
  add('pages/imprint.md', sampleFile(textPage));

  expect(
    await messagesAfter(
      'privacy.md',
      'We set none.',
      '[We](/imprint#responsible) set none.',
    ),
  ).toEqual([]);
});

test('reports a missing file', async () => {
  rmSync(at('brand.md'));

  expect(await messages()).toEqual([
    'content/brand.md:1: is missing. Restore the file, or write a new one with the fields that content/README.md lists under "The brand".',
  ]);
});

test('reports a folder without a published file', async () => {
  for (const name of ['sample-1', 'sample-2', 'sample-3'])
    change(`services/${name}.md`, 'order:', 'published: false\norder:');

  expect(await messages()).toContain(
    'content/services/:1: has no published file, so a part of the site would be empty. Delete published: false in one file, or add a file.',
  );
});
