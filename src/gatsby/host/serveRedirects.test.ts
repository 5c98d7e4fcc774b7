import { tempFolder } from '../../../testing/tempFolder';
import { serveRedirects } from './serveRedirects';

const folder = tempFolder();

beforeEach(() => {
  folder.write('static/Prices.pdf', '');
  folder.write(
    'content/redirects.md',
    [
      '---',
      'redirects:',
      '  - { from: /%C3%BCber-uns, to: /about }',
      '  - { from: /blog/*, to: /work }',
      '  - { from: /prices.pdf, to: /Prices.pdf }',
      '---',
      '',
    ].join('\n'),
  );
});

/** Returns the answer to a request: `301 /about`, or `next`. */
function answerTo(path: string): string {
  let answer = 'none';

  serveRedirects(folder.at('content'))(
    { path },
    { redirect: (status, address) => (answer = `${status} ${address}`) },
    () => (answer = 'next'),
  );

  return answer;
}

test.each([
  ['/%C3%BCber-uns', '301 /about'],
  ['/%C3%BCber-uns/', '301 /about'],
  ['/%C3%9CBER-UNS', '301 /about'],
  ['/blog', '301 /work'],
  ['/blog/a/b.html', '301 /work'],
  ['/blogger', 'next'],
  ['/prices.pdf', '301 /Prices.pdf'],
  ['/Prices.pdf', 'next'],
  ['/', 'next'],
  ['/a%zz', 'next'],
])('npm run dev answers %s with %s', (path, answer) => {
  expect(answerTo(path)).toBe(answer);
});

test('a change of redirects.md counts at once', () => {
  folder.write('content/redirects.md', '---\nredirects: []\n---\n');

  expect(answerTo('/blog')).toBe('next');
});
