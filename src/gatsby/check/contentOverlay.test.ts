import { join } from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { contentCopy } from '../../../testing/contentCopy';
import { contentOverlay } from './contentOverlay';

const copy = contentCopy();

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

test('contentOverlay reports nothing for valid content', async () => {
  expect(await bundle()).toEqual({ errors: [], warnings: [] });
});

test('contentOverlay reports a warning as a webpack warning', async () => {
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
