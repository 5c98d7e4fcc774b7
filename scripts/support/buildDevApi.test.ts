import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentCopy } from '../../src/content/testing/contentCopy';
import { buildDevApi } from './buildDevApi';

// The first build starts the bundler, which is slow on a busy machine.
jest.setTimeout(20_000);

const copy = contentCopy();
let bundle: string;
let consoleError: jest.SpyInstance;
beforeEach(() => {
  bundle = join(copy.root, 'api/dist/main.cjs');
  mkdirSync(dirname(bundle), { recursive: true });
  symlinkSync(join(__dirname, '../../api/src'), join(copy.root, 'api/src'));
  consoleError = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

test('prints nothing if the content is right; builds despite a mistake in content that the function does not use', async () => {
  await buildDevApi(copy.root);
  expect(consoleError).not.toHaveBeenCalled();
  rmSync(bundle);
  copy.add('home.md', '');
  await buildDevApi(copy.root);
  expect(readFileSync(bundle, 'utf8')).toContain('hello@heddle.example');
});

const MISTAKE_LINES = [
  'content/site.md:2: nam: is not a field here. Did you mean name?',
  '1 problem in the content. content/README.md explains each message.',
];
const printedLines = () => consoleError.mock.calls.join('\n').split('\n');

test('keeps the last build and prints the mistake if it is in content that the function uses', async () => {
  writeFileSync(bundle, 'last build');
  copy.change('site.md', /^name:/m, 'nam:');
  await buildDevApi(copy.root);
  expect(readFileSync(bundle, 'utf8')).toBe('last build');
  expect(printedLines()).toEqual([
    ...MISTAKE_LINES,
    expect.stringContaining('content of the last build'),
  ]);
});

test('prints the mistake and throws if there is no last build', async () => {
  copy.change('site.md', /^name:/m, 'nam:');
  await expect(buildDevApi(copy.root)).rejects.toThrow('content/site.md: name: must be a text.');
  expect(printedLines()).toEqual(MISTAKE_LINES);
});

test('throws if the build fails for another reason', async () => {
  rmSync(join(copy.root, 'api/src'));
  await expect(buildDevApi(copy.root)).rejects.toThrow('Build failed');
});
