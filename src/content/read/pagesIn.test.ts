import { tempFolder } from '../../../testing/tempFolder';
import { contentFiles } from './contentFiles';
import { pagesIn } from './pagesIn';

const folder = tempFolder();

/** Returns the addresses of the pages in files with these texts. */
function addressesIn(files: Record<string, string>): readonly string[] {
  for (const [path, text] of Object.entries(files)) folder.write(path, text);

  return pagesIn(contentFiles(folder.path)).flatMap(
    ({ addresses }) => addresses,
  );
}

const fields = (text: string): string => `---\n${text}\n---\n`;

test('each file of a page has its addresses, the canonical one first', () => {
  const title = fields('title: A');

  expect(
    addressesIn({
      'home.md': title,
      'pages/legal-notice.md': title,
      'work.md': title,
    }),
  ).toEqual(['/', '/home', '/legal-notice', '/work']);
});

test('a project has a page if it has a text', () => {
  expect(
    addressesIn({
      'work/bakery.md': `${fields('title: A')}\nWe drew the shop.\n`,
      'work/ferry.md': `${fields('title: B')}\n \n`,
    }),
  ).toEqual(['/work/bakery']);
});

test('a service has a page if it has the group page', () => {
  expect(
    addressesIn({
      'services/care.md': `${fields('title: A')}\nWe care.\n`,
      'services/design.md': fields('title: B\npage:\n  title: C'),
      'services/words.md': fields('title: D\npage:'),
    }),
  ).toEqual(['/services/design']);
});

test('a file that is not published has no page', () => {
  expect(
    addressesIn({
      'work/bakery.md': `${fields('published: false')}\nWe drew the shop.\n`,
    }),
  ).toEqual([]);
});

test('values, people and other files have no pages', () => {
  const text = `${fields('title: A')}\nWords.\n`;

  expect(
    addressesIn({
      'people/maria.md': text,
      'values/care.md': text,
      'README.md': text,
    }),
  ).toEqual([]);
});
