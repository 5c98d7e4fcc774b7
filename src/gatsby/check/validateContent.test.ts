import type { Reporter } from 'gatsby';
import { textPage } from '../../content/shape/kinds/textPages';
import { contentCopy } from '../../../testing/contentCopy';
import { sampleFile } from '../../../testing/sampleContent';
import { validateContent } from './validateContent';

const copy = contentCopy();

async function report() {
  const reporter = { warn: jest.fn(), panicOnBuild: jest.fn() };

  await validateContent(reporter as unknown as Reporter, copy.at(''));

  return {
    warnings: reporter.warn.mock.calls,
    panics: reporter.panicOnBuild.mock.calls,
  };
}

test('validateContent stops the build with one message that has all problems', async () => {
  copy.add('values/sample-1.md', '');
  copy.add('notes.md', '');
  const { warnings, panics } = await report();

  expect([warnings.length, panics.length]).toEqual([0, 1]);
  expect(panics.join()).toContain('content/values/sample-1.md:1: is empty.');
  expect(panics.join()).toContain(
    'content/notes.md:1: is a file that no page shows.',
  );
});

test('validateContent names each file in static/ whose name belongs to a page or to the site', async () => {
  for (const path of [
    'team.vcf',
    'robots.txt',
    'about.html',
    'sample-page/index.html',
  ])
    copy.add(`../static/${path}`, '');
  copy.add('pages/sample-page.md', sampleFile(textPage));
  const lines = (await report()).panics.join().split('\n');

  expect(lines.filter((line) => line.startsWith('static/'))).toEqual([
    'static/about.html:1: has the name of the page /about. Give the file another name.',
    'static/robots.txt:1: has the name of a file that the site writes itself. Give it another name, or delete it.',
    'static/sample-page/index.html:1: has the name of the page /sample-page. Give the file another name.',
  ]);
});

test('validateContent names content for whose addresses the host has no room', async () => {
  const entries = Array.from(
    { length: 300 },
    (_, index) => `  - { from: /blog/an-old-post-${index}.html, to: /about }\n`,
  );

  copy.add('redirects.md', `---\nredirects:\n${entries.join('')}---\n`);

  expect((await report()).panics.join()).toContain(
    'content/redirects.md:2: redirects: needs ',
  );
});

test('validateContent prints nothing for valid content', async () => {
  expect(await report()).toEqual({ warnings: [], panics: [] });
});

test('validateContent warns about a character that a typeface lacks', async () => {
  copy.change('values/sample-1.md', /^title: .*$/m, 'title: Snow ☃');
  const warning =
    'content/values/sample-1.md:2: warning: title: has characters that Bricolage Grotesque lacks: ☃.';

  expect(await report()).toEqual({
    warnings: [[expect.stringContaining(warning)]],
    panics: [],
  });
});
