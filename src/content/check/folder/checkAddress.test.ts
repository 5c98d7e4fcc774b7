import { hostConfig } from '../../../gatsby/host/hostConfig';
import { textPage } from '../../shape/kinds/textPages';
import { contentCopy } from '../../../../testing/contentCopy';
import { sampleFile } from '../../../../testing/sampleContent';
import { RESERVED_NAMES } from './checkAddress';

const { add, messages } = contentCopy();

function messagesWithPage(name: string): Promise<string[]> {
  add(`pages/${name}.md`, sampleFile(textPage));

  return messages();
}

test.each(['terms-2026', 'a', 'x'.repeat(40)])(
  'accepts a page named %s',
  async (name) => {
    expect(await messagesWithPage(name)).toEqual([]);
  },
);

test.each([
  ['Legal', 'legal'],
  ['legal notice', 'legal-notice'],
  ['legal--notice', 'legal-notice'],
  ['-legal', 'legal'],
  ['legal-', 'legal'],
  ['über-uns', 'uber-uns'],
  // an example, because the name has no Latin letters
  ['условия', 'legal-notice'],
  ['x'.repeat(41), 'x'.repeat(40)],
])('refuses a page named %s, and suggests a name', async (name, validName) => {
  expect(await messagesWithPage(name)).toEqual([
    `content/pages/${name}.md:1: has a name that cannot be an address. Use at most 40 characters: small letters a to z, digits and single hyphens, as in ${validName}.md`,
  ]);
});

test.each(['home', 'about', 'contact', 'privacy', ...RESERVED_NAMES])(
  'refuses a page named %s, because its address is taken',
  async (name) => {
    expect(await messagesWithPage(name)).toEqual([
      `content/pages/${name}.md:1: would be the page /${name}, and the site needs that address for something else. Give the file another name.`,
    ]);
  },
);

test('reserves the folders in the host’s routes', () => {
  // neither changes the folders
  const { routes } = hostConfig({ addresses: ['/'], csp: '' });
  // `/page-data/*` → `page-data`
  const routeFolders = routes.flatMap(
    ({ route }) => /^\/([a-z-]+)\/\*$/.exec(route)?.[1] ?? [],
  );

  expect(routeFolders).not.toEqual([]);
  expect(RESERVED_NAMES).toEqual(expect.arrayContaining(routeFolders));
});
