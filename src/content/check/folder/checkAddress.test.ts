import { renameSync } from 'node:fs';
import { hostConfig } from '../../../gatsby/host/hostConfig';
import { textPage } from '../../shape/kinds/textPages';
import { contentCopy } from '../../../../testing/contentCopy';
import { sampleFile } from '../../../../testing/sampleContent';
import { RESERVED_NAMES } from './checkAddress';

const { add, at, change, messages } = contentCopy();

/** Matches the body of a file and the empty line above it. */
const BODY = /\n\n[^]*$/;

function messagesWithPage(name: string): Promise<string[]> {
  add(`pages/${name}.md`, sampleFile(textPage));

  return messages();
}

test.each(['terms-2026', 'a', 'x'.repeat(100)])(
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
  ['x'.repeat(101), 'x'.repeat(100)],
])('refuses a page named %s, and suggests a name', async (name, validName) => {
  expect(await messagesWithPage(name)).toEqual([
    `content/pages/${name}.md:1: has a name that cannot be an address. Use at most 100 characters: small letters a to z, digits and single hyphens, as in ${validName}.md`,
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

describe('files that are a page only in part', () => {
  const NAME = 'Legal Notice';

  /** Gives the sample of a folder that address instead of its own name. */
  function messagesWithName(folder: string): Promise<string[]> {
    renameSync(at(`${folder}/sample-2.md`), at(`${folder}/${NAME}.md`));

    return messages();
  }

  test.each(['work', 'services'])(
    'refuses a name in %s/ that cannot be an address',
    async (folder) => {
      expect(await messagesWithName(folder)).toEqual([
        `content/${folder}/${NAME}.md:1: has a name that cannot be an address. Use at most 100 characters: small letters a to z, digits and single hyphens, as in legal-notice.md`,
      ]);
    },
  );

  test('accepts any name of a project without a text, which has no page', async () => {
    change('work/sample-2.md', BODY, '\n');

    expect(await messagesWithName('work')).toEqual([]);
  });

  test('accepts any name of a service without a page', async () => {
    change('services/sample-2.md', /^page:\n(?: .*\n)*/m, '');
    change('services/sample-2.md', /\n## [^]*/, '');

    expect(await messagesWithName('services')).toEqual([]);
  });

  test('accepts any name of a person', async () => {
    expect(await messagesWithName('people')).toEqual([]);
  });

  test.each(['contact', 'admin', 'work'])(
    'accepts a project named %s, whose address is below /work/',
    async (name) => {
      renameSync(at('work/sample-1.md'), at(`work/${name}.md`));

      expect(await messages()).toEqual([]);
    },
  );
});

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
