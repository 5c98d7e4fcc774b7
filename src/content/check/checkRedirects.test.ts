import { contentCopy } from '../../../testing/contentCopy';
import { sampleFile } from '../../../testing/sampleContent';
import { textPage } from '../shape/kinds/textPages';

const { add, messages } = contentCopy();

/** Writes redirects.md with entries such as `/a → /about`. */
function messagesOf(...entries: string[]): Promise<string[]> {
  const items = entries.map((entry) => {
    const [from = '', to = ''] = entry.split(' → ');

    return `  - from: "${from}"\n    to: "${to}"\n`;
  });

  add('redirects.md', `---\nredirects:\n${items.join('')}---\n`);

  return messages();
}

test.each([
  ['/portfolio/bakery.html → /work/sample-1'],
  ['/%C3%BCber-uns → /about', '/büro → /about'],
  ['/about.html → /about', '/about/* → /about', '/About/Team → /about'],
  ['/our%20work/ → /work', '/Index.htm → /', '/default.aspx → /home'],
  ['/blog/* → /work', '/blog/2019/* → /about', '/blog → /', '/blogs → /'],
  ['/work/old → /work', '/Work/Sample-1 → /work/sample-1'],
  // The host has no rule of its own for these spellings.
  ['/Legal-notice → /legal-notice', '/aBout → /about'],
  ['/PRICES.pdf → /prices.pdf', '/expo → /fair'],
])('accepts %s', async (...entries) => {
  add('pages/legal-notice.md', sampleFile(textPage));
  add('../static/prices.pdf', '');
  add('../static/fair.html', '');

  expect(await messagesOf(...entries)).toEqual([]);
});

test('accepts content without redirects.md, and a file without entries', async () => {
  add('redirects.md', '---\n{}\n---\n');
  expect(await messages()).toEqual([]);
});

const SITE = 'the site needs for its own files';

test.each([
  // What is here already.
  ['/about → /', 'is the page of about.md, which keeps its address.'],
  ['/home/ → /', 'is the page of home.md, which keeps its address.'],
  ...[
    '/',
    '/index.html',
    '/?page_id=7',
    '/#team',
    'https://old.example',
    'https://old.example/?page_id=7',
    'www.old.example/',
  ].map((from) => [
    `${from} → /about`,
    'is the home page, which keeps its address. Delete this entry.',
  ]),
  ['/about/index.html → /', 'is the page of about.md, which keeps'],
  ['/ABOUT → /', 'is the page of about.md, in other letters, and needs no'],
  [
    '/Legal-Notice → /',
    'is the page of pages/legal-notice.md, in other letters',
  ],
  ['/work/sample-1 → /', 'is the page of work/sample-1.md, which keeps'],
  ['/prices.pdf → /', 'is the file static/prices.pdf, which keeps its address'],
  ['/fair → /', 'is the file static/fair.html, which keeps its address'],
  ['/robots.txt → /', 'is a file that the site writes itself, which keeps'],
  ['/work/* → /', 'would hide the page of work/sample-1.md, at /work/sample-1'],
  ['/down/* → /', 'would hide the file static/down/a.pdf, at /down/a.pdf.'],
  ['/static/a.css → /', `is or lies in "static", which ${SITE}.`],
  ['/API/* → /', `is or lies in "api", which ${SITE}.`],
  // What the host can't tell apart, or would not understand.
  ['/* → /', 'would be every address.'],
  ['/a*b → /', 'has a * that is not alone behind the last slash.'],
  ['/a/*/b → /', 'has a * that is not alone behind the last slash.'],
  [
    '/a.php?page_id=7 → /about',
    'has a ? in it, and the host sees no difference',
  ],
  ['/old#team → /about', 'has a # in it, and the host sees no difference'],
  [
    'https://old.example/a b.html → /',
    'a slash at its start. Write: /a%20b.html',
  ],
  ['old.html → /', 'a slash at its start. Write: /old.html'],
  ['old.html/ → /', 'a slash at its start. Write: /old.html/'],
  ['index.php/a → /', 'a slash at its start. Write: /index.php/a'],
  ['v1.2/a → /', 'a slash at its start. Write: /v1.2/a'],
  ['www.old.example/a → /', 'a slash at its start. Write: /a'],
  ['old.example:8080/a → /', 'a slash at its start. Write: /a'],
  ['büro.example/a → /', 'a slash at its start. Write: /a'],
  ['//old.example/a → /', 'is not an address without its host'],
  ['/a%zz → /', 'is not an address without its host'],
  ['/a{b} → /', 'is not an address without its host'],
])('refuses the old address of %s: it %s', async (entry, fault) => {
  add('pages/legal-notice.md', sampleFile(textPage));
  add('../static/prices.pdf', '');
  add('../static/fair.html', '');
  add('../static/down/a.pdf', '');
  const [message, ...others] = await messagesOf(entry);

  expect(message).toMatch(/^content\/redirects\.md:3: redirects\[1\]\.from: /);
  expect(message).toContain(fault);
  expect(others).toEqual([]);
});

test.each([
  [
    '/a → /abuot',
    'leads to /abuot, which is neither a page nor a file in static/. Did you mean /about?',
  ],
  [
    '/a → /about/',
    'neither a page nor a file in static/. Did you mean /about?',
  ],
  ['/a → https://other.example/', 'is not the address of a page of this site'],
  ['/a → //other.example/', 'is not the address of a page of this site'],
  ['/a → about', 'with a slash at its start. Write: /about'],
  [
    '/a → /about#services',
    'has a # in it, which hosts may write in another way. Write only what stands before it: /about',
  ],
  [
    '/a → /a',
    'leads in a circle: /a is an old address itself, in redirects[1].',
  ],
  ['/a/* → /a/b', 'leads in a circle: /a/b is an old address itself'],
])('refuses the end of %s: it %s', async (entry, fault) => {
  const [message, ...others] = await messagesOf(entry);

  expect(message).toMatch(/^content\/redirects\.md:4: redirects\[1\]\.to: /);
  expect(message).toContain(fault);
  expect(others).toEqual([]);
});

test.each(['/a', '/a/', '/%61', '/a/index.html'])(
  'refuses /a and %s, which are one address',
  async (from) => {
    expect(await messagesOf('/a → /', `${from} → /about`)).toEqual([
      'content/redirects.md:5: redirects[2].from: is the same address as in redirects[1]. Delete one of the two.',
    ]);
  },
);

test('leaves a ? and what follows it out of the address that it suggests', async () => {
  const [message] = await messagesOf('https://old.example/a.php?id=7 → /');

  expect(message).toMatch(/ Write: \/a\.php$/);
});

test('for a chain, names the end of the chain', async () => {
  expect(await messagesOf('/a → /b/x', '/b/* → /c', '/c → /about')).toEqual([
    'content/redirects.md:4: redirects[1].to: leads to an old address, which redirects[2] redirects again. Write: /about',
    'content/redirects.md:6: redirects[2].to: leads to an old address, which redirects[3] redirects again. Write: /about',
  ]);
});

test('reports each redirect of a circle, and the one that leads into it', async () => {
  const faults = await messagesOf('/a → /b', '/b → /c', '/c → /b');

  expect(faults).toHaveLength(3);
  for (const fault of faults) expect(fault).toContain('leads in a circle');
});
