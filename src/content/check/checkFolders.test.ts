import { renameSync, rmSync } from 'node:fs';
import { serviceKind } from '../shape/kinds/service';
import { textPage } from '../shape/kinds/textPages';
import { contentCopy } from '../../../testing/contentCopy';
import { sampleFile } from '../../../testing/sampleContent';

const { add, at, change, messagesAfter, messages, read } = contentCopy();

test('reports an invalid order, and a duplicate order, title or description in only one of the two files', async () => {
  // The free order in the message is one more than the highest whole number, 2,
  // so it is 3 and not 10.5.
  change('services/sample-1.md', 'order: 1', 'order: 9.5');
  change('services/sample-3.md', 'order: 3', 'order: 2');
  change('services/sample-3.md', 'Sample 3', 'Sample 1');
  const [descriptionLine = ''] =
    /^description:.*$/m.exec(read('about.md')) ?? [];

  expect(
    await messagesAfter('contact.md', /^description:.*$/m, descriptionLine),
  ).toEqual([
    'content/contact.md:4: description: is the same as in about.md. Write what only this page is about.',
    'content/services/sample-1.md:3: order: should be a whole number. Write 1, 2, 3 and so on.',
    'content/services/sample-3.md:2: title: is the same as in services/sample-1.md. Give each file a different title.',
    'content/services/sample-3.md:3: order: is the same as in services/sample-2.md. Give each file a different order; 3 is free.',
  ]);
});

test('says what to do with names that differ only in case or extension, and with files that no page shows', async () => {
  renameSync(at('about.md'), at('abuot.md'));
  add('services/Sample-1.md', sampleFile(serviceKind, 4));
  const names = [
    'services/sample-2.markdown',
    'services/notes.txt',
    'team.md',
    'team.xlsx',
  ];

  // README.md is not reported.
  for (const name of ['README.md', ...names]) add(name, '');
  expect(await messages()).toEqual([
    'content/abuot.md:1: is a file that no page shows. Did you mean about.md?',
    'content/services/notes.txt:1: is a file that no page shows. Put it directly into services/, with a name in small letters that ends with .md: services/name.md',
    'content/services/sample-1.md:1: has nearly the same name as services/Sample-1.md. Rename or delete one of the two files.',
    'content/services/sample-2.md:1: has nearly the same name as services/sample-2.markdown. Rename or delete one of the two files.',
    'content/team.md:1: is a file that no page shows. If it is a text page, move it to pages/. If it is a service, move it to services/. If it is a value, move it to values/. If nothing needs it, delete it.',
    'content/team.xlsx:1: is a file that no page shows. If it is a picture, move it to pictures/. If nothing needs it, delete it.',
  ]);
});

/**
 * Returns a text page with the title `Terms`, the order 1, and this name, which
 * also makes its description unique.
 */
const titledTerms = (name: string): string =>
  sampleFile(textPage)
    .replaceAll('Text page', name)
    .replace('Sample 1', 'Terms');

test('reports a duplicate in the file whose name does not fit its title or `name`, or else in the later one; accepts a link to a text page', async () => {
  // Both services have the title `Sample 2`. It fits the file name sample-2.md,
  // so care.md is reported.
  add('services/care.md', sampleFile(serviceKind, 2));
  // The `name` in each page fits its file name, so the later file is reported,
  // although its file name fits the title `Terms`.
  add('pages/imprint.md', titledTerms('Imprint'));
  const withLink = '[We](/imprint#responsible) are';

  add('pages/terms.md', titledTerms('Terms').replace('{name} is', withLink));
  expect(await messages()).toEqual([
    'content/pages/terms.md:3: title: is the same as in pages/imprint.md. Write what only this page is about.',
    'content/pages/terms.md:11: order: is the same as in pages/imprint.md. Give each file a different order; 2 is free.',
    'content/services/care.md:2: title: is the same as in services/sample-2.md. Give each file a different title.',
    'content/services/care.md:3: order: is the same as in services/sample-2.md. Give each file a different order; 4 is free.',
  ]);
});

test('reports a missing brand, and a folder without a published file', async () => {
  rmSync(at('brand.md'));
  for (const name of ['sample-1', 'sample-2', 'sample-3'])
    change(`values/${name}.md`, 'colour:', 'published: false\ncolour:');
  expect(await messages()).toEqual([
    'content/brand.md:1: is missing. Restore the file, or write a new one with the fields that content/README.md lists under "The brand".',
    'content/values/:1: has no published file, so a part of the site would be empty. Delete published: false in one file, or add a file.',
  ]);
});
