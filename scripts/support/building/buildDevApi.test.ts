import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { contentCopy } from '../../../testing/contentCopy';
import { buildDevApi } from './buildDevApi';

const BUNDLE = '../api/dist/main.cjs'; // relative to content/
const copy = contentCopy();
const consoleError = jest.spyOn(console, 'error').mockImplementation();

beforeEach(() => {
  copy.add(BUNDLE, 'last build');
  symlinkSync(join(__dirname, '../../../api/src'), copy.at('../api/src'));
});
afterEach(() => consoleError.mockClear());

test('buildDevApi prints no error if the content is right', async () => {
  await buildDevApi(copy.root);
  expect(consoleError).not.toHaveBeenCalled();
});

test('buildDevApi builds despite a mistake that does not concern the function', async () => {
  copy.add('home.md', '');
  await buildDevApi(copy.root);
  expect(copy.read(BUNDLE)).toContain('hello@heddle.example'); // in site.md
});

/** Makes a mistake that prevents the build. Returns its message. */
function breakSiteFile(): string {
  copy.change('site.md', /^name:/m, 'nam:');

  return [
    'content/site.md:2: nam: is not a field here. Did you mean name?',
    '1 problem in the content. content/README.md explains each message.',
  ].join('\n');
}

test('buildDevApi prints a mistake that prevents the build, and keeps the last one', async () => {
  const mistake = breakSiteFile();

  await buildDevApi(copy.root);
  expect(copy.read(BUNDLE)).toBe('last build');
  const hint = expect.stringContaining('content of the last build');

  expect(consoleError.mock.calls).toEqual([[mistake], [hint]]);
});

test('buildDevApi throws on such a mistake if there is no last build', async () => {
  const mistake = breakSiteFile();

  rmSync(copy.at(BUNDLE));
  await expect(buildDevApi(copy.root)).rejects.toThrow(
    'content/site.md: name: must be a text.',
  );
  expect(consoleError.mock.calls).toEqual([[mistake]]);
});

test('buildDevApi throws if the content is right, but the build fails', async () => {
  rmSync(copy.at('../api/src')); // deletes only the link
  await expect(buildDevApi(copy.root)).rejects.toThrow('Build failed');
});
