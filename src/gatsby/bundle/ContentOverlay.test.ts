import { join } from 'node:path';
import webpack from 'webpack';
import { contentCopy } from '../../content/testing/contentCopy';
import { ContentOverlay } from './ContentOverlay';

const copy = contentCopy();

/** What a bundle of nothing says about the content beside it. */
async function bundled() {
  copy.add('../entry.js', '');
  const compiler = webpack({
    mode: 'none',
    context: copy.root,
    entry: './entry.js',
    output: { path: join(copy.root, 'out') },
    plugins: [new ContentOverlay(copy.at(''))],
  });
  const { compilation } = await new Promise<webpack.Stats>((resolve, reject) => {
    compiler.run((error, stats) => (stats ? resolve(stats) : reject(error ?? new Error())));
  });
  const said = (faults: readonly Error[]) => faults.map(({ message }) => message);
  return { errors: said(compilation.errors), warnings: said(compilation.warnings) };
}

test('content that is right is bundled without a word', async () => {
  expect(await bundled()).toEqual({ errors: [], warnings: [] });
});

test('all problems are one fault of the bundle, which the overlay shows', async () => {
  copy.add('notes.md', '');
  copy.add('home.md', '');
  expect(await bundled()).toEqual({
    errors: [expect.stringContaining('\n2 problems in the content.')],
    warnings: [],
  });
});

test('a warning alone lies over no page', async () => {
  copy.change('home.md', 'See what we do', 'See what we do →');
  expect(await bundled()).toEqual({
    errors: [],
    warnings: [expect.stringContaining('home.md:9: warning: has characters')],
  });
});
