import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Reporter } from 'gatsby';
import webpack from 'webpack';
import { textPage } from '../../content/shape/kinds/textPages';
import { contentCopy } from '../../../testing/contentCopy';
import { sampleFile } from '../../../testing/sampleContent';
import { contentOverlay, validateContent } from './contentProblems';

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

test('validateContent prints nothing for valid content, and warns about a character that a typeface lacks', async () => {
  expect(await report()).toEqual({ warnings: [], panics: [] });
  copy.change('values/sample-1.md', /^title: .*$/m, 'title: Snow ☃');
  const warning =
    'content/values/sample-1.md:2: warning: title: has characters that Bricolage Grotesque lacks: ☃.';

  expect(await report()).toEqual({
    warnings: [[expect.stringContaining(warning)]],
    panics: [],
  });
});

/**
 * Bundles an empty script with contentOverlay, which reads the copy of
 * content/. @returns webpack's errors and warnings
 */
async function bundle() {
  copy.add('../entry.js', '');
  const compiler = webpack({
    mode: 'none',
    context: copy.root,
    entry: './entry.js',
    output: { path: join(copy.root, 'out') },
    plugins: [contentOverlay(copy.at(''))],
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  const messages = (reports?: readonly Error[]) =>
    reports?.map(({ message }) => message);
  const { errors, warnings } = stats?.compilation ?? {};

  return { errors: messages(errors), warnings: messages(warnings) };
}

test('contentOverlay reports nothing for valid content, and a warning as a webpack warning', async () => {
  expect(await bundle()).toEqual({ errors: [], warnings: [] });
  // Instrument Sans, the typeface of this field, has no arrow.
  copy.change('home.md', 'See what we do', 'See what we do →');
  const warning = expect.stringContaining(
    'home.md:9: warning: aboutLink: has characters',
  );

  expect(await bundle()).toEqual({ errors: [], warnings: [warning] });
});

test('contentOverlay reports all problems as one webpack error', async () => {
  // The two problems: no page shows notes.md, and home.md is empty.
  copy.add('notes.md', '');
  copy.add('home.md', '');
  const error = expect.stringContaining('\n2 problems in the content.');

  expect(await bundle()).toEqual({ errors: [error], warnings: [] });
});
