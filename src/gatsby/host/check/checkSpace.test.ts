import { contentCopy } from '../../../../testing/contentCopy';
import { sampleFile } from '../../../../testing/sampleContent';
import { contentFiles } from '../../../content/read/contentFiles';
import { formatProblem } from '../../../content/check/problem';
import { isSitePath, oldAddressOf } from '../../../content/shape/oldAddress';
import { projectKind } from '../../../content/shape/kinds/project';
import { textPage } from '../../../content/shape/kinds/textPages';
import { hostedSite, spellingsThatFit } from '../hostSpace';
import { checkSpace } from './checkSpace';

const { add, at } = contentCopy();

/** Returns the messages of the check, without those of the other checks. */
const messages = (staticPaths: readonly string[] = []): string[] =>
  checkSpace(contentFiles(at('')), staticPaths).map(formatProblem);

const numbers = (count: number): number[] => [...Array(count).keys()];

function addPages(count: number): void {
  for (const index of numbers(count)) {
    // The longest name that a file may have.
    const name = `${'long-name-'.repeat(4)}`.slice(0, 37) + (100 + index);

    add(`pages/${name}.md`, sampleFile(textPage));
  }
}

function addProjects(count: number): void {
  for (const index of numbers(count))
    add(`work/a-project-with-a-long-name-${index}.md`, sampleFile(projectKind));
}

interface Entry {
  from: string;
  to: string;
}

const addRedirects = (entries: readonly Entry[]): void =>
  add(
    'redirects.md',
    `---\nredirects:\n${entries.map(({ from, to }) => `  - { from: "${from}", to: "${to}" }\n`).join('')}---\n`,
  );

test('accepts a hundred old addresses beside sixty projects', () => {
  addProjects(60);
  addRedirects(
    numbers(100).map((index) => ({
      from: `/portfolio/our-old-project-${index}.html`,
      to: `/work/a-project-with-a-long-name-${index % 60}`,
    })),
  );

  expect(messages()).toEqual([]);
});

test('accepts twenty text pages with the longest names', () => {
  addPages(20);

  expect(messages()).toEqual([]);
});

test('names the text page with the longest address, the excess, and how many letters less would do', () => {
  addPages(45);
  const [message, ...others] = messages();

  expect(message).toMatch(
    /^content\/pages\/long-name-.*\.md:1: has the longest of \d+ addresses, for which the host’s file of rules would be ([\d,]+) bytes larger than Azure allows \(20,000 bytes\)\. Merge some of the pages, or give the files in content\/pages\/ shorter names: \d+ fewer letters in all\.$/,
  );
  expect(others).toEqual([]);
});

test('names a folder with so many pages that shorter names would not help', () => {
  for (const index of numbers(400))
    add(`work/project-${index}.md`, '---\ntitle: A\n---\n\nThe story.\n');

  const [message, ...others] = messages();

  expect(message).toMatch(
    /^content\/work\/:1: has 40\d pages, .* larger than Azure allows \(20,000 bytes\)\. Publish \d+ fewer pages in all\.$/,
  );
  expect(others).toEqual([]);
});

test('names a file in static/ if these need the most rules', () => {
  const paths = numbers(200).map((index) => `a-page-of-our-own-${index}.html`);
  const [message, ...others] = messages(paths);

  expect(message).toMatch(
    /^static\/a-page-of-our-own-\d+\.html:1: is one of 200 files .* Put \.html files, .* into one folder of static\/\.$/,
  );
  expect(others).toEqual([]);
});

/** Old addresses in three folders, of which two can be joined. */
const TOO_MANY = [
  ...numbers(90).map((index) => ({
    from: `/blog/2019/${index}-a-post-of-the-old-blog.html`,
    to: '/about',
  })),
  ...numbers(60).map((index) => ({
    from: `/shop/product-number-${index}.html`,
    to: index % 3 === 0 ? '/contact' : '/work',
  })),
  ...numbers(50).map((index) => ({
    from: `/work/an-old-project-${index}.html`,
    to: '/work',
  })),
];

test('says how many bytes are left for the old addresses, and which entries to join', () => {
  addRedirects(TOO_MANY);
  const [message, ...others] = messages();

  expect(message).toMatch(
    /^content\/redirects\.md:2: redirects: needs [\d,]+ bytes in the host’s file of rules, and 1\d,\d{3} bytes of Azure’s 20,000 are left for it\. /,
  );
  // Not /work/*, which would hide projects.
  expect(message).toContain(
    'Join entries: write from: /blog/* instead of 90 entries, which all lead to /about; or from: /shop/* instead of 60 entries, if they may all lead to one page, such as /work.',
  );
  expect(others).toEqual([]);
});

test('accepts them after the entries are joined', () => {
  addRedirects([
    { from: '/blog/*', to: '/about' },
    ...TOO_MANY.filter(({ from }) => !from.startsWith('/blog/')),
  ]);

  expect(messages()).toEqual([]);
});

test.each(['/my%20offers/', '/50%25/', '/50%25ab/', '/a%2Fb/', '/a%C2%A0b/'])(
  'advises to join the entries below %s in an address that the check accepts',
  (folder) => {
    addRedirects(
      numbers(300).map((index) => ({
        from: `${folder}an-offer-of-the-old-shop-${index}`,
        to: '/about',
      })),
    );

    const [, advised = ''] =
      / from: (\S+) instead of 300 entries/.exec(messages().join()) ?? [];

    expect(isSitePath(advised)).toBe(true);
    expect(oldAddressOf(advised)).toBe(oldAddressOf(`${folder}*`));
  },
);

test('if no entries can be joined, advises to delete some', () => {
  addRedirects(
    numbers(250).map((index) => ({
      from: `/${'an-old-page-'.repeat(3)}${index}`,
      to: '/about',
    })),
  );

  expect(messages().join()).toContain(
    'Delete the entries of addresses that nobody opens any more.',
  );
});

test('few old addresses answer in every likely spelling, and many as they are written', () => {
  const spellingsFor = (count: number) => {
    addRedirects(
      numbers(count).map((index) => ({
        from: `/portfolio/old-project-${index}.html`,
        to: '/work',
      })),
    );

    return spellingsThatFit(hostedSite(contentFiles(at('')), []));
  };

  expect(spellingsFor(30)).toBe('likely');
  expect(spellingsFor(100)).not.toBe('likely');
});
