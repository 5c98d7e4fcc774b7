import { join } from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { contentCopy } from '../../content/testing/contentCopy';
import { ContentOverlay } from './ContentOverlay';

const copy = contentCopy();

/** Bundles an empty script beside the copy of content/. @returns webpack's errors and warnings */
async function bundle() {
  copy.add('../entry.js', '');
  const compiler = webpack({
    mode: 'none',
    context: copy.root,
    entry: './entry.js',
    output: { path: join(copy.root, 'out') },
    plugins: [new ContentOverlay(copy.at(''))],
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  const messages = (problems?: readonly Error[]) => problems?.map(({ message }) => message);
  const { errors, warnings } = stats?.compilation ?? {};
  return { errors: messages(errors), warnings: messages(warnings) };
}

test('reports nothing for valid content, and a warning of the content check as a webpack warning', async () => {
  expect(await bundle()).toEqual({ errors: [], warnings: [] });
  // Instrument Sans, the typeface of this field, has no arrow.
  copy.change('home.md', 'See what we do', 'See what we do →');
  const warning = expect.stringContaining('home.md:9: warning: aboutLink: has characters');
  expect(await bundle()).toEqual({ errors: [], warnings: [warning] });
});

test('reports all problems as one webpack error', async () => {
  // No page shows notes.md, and an empty home.md has no fields.
  copy.add('notes.md', '');
  copy.add('home.md', '');
  const error = expect.stringContaining('\n2 problems in the content.');
  expect(await bundle()).toEqual({ errors: [error], warnings: [] });
});
