import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentCopy } from '../../src/content/testing/contentCopy';
import { buildDevApi } from './buildDevApi';

// The first build starts the bundler, which takes its time on a busy machine.
jest.setTimeout(20_000);

const never = new AbortController().signal;

const copy = contentCopy();
let bundle: string;
let said: jest.SpyInstance;
beforeEach(() => {
  bundle = join(copy.root, 'api/dist/main.cjs');
  mkdirSync(dirname(bundle), { recursive: true });
  symlinkSync(join(__dirname, '../../api/src'), join(copy.root, 'api/src'));
  said = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

test('with the words right, the function is built without a word', async () => {
  await buildDevApi(copy.root, never);
  expect(readFileSync(bundle, 'utf8')).toContain('hello@heddle.example');
  expect(said).not.toHaveBeenCalled();
});

test('a mistake elsewhere leaves the function to be built', async () => {
  copy.add('home.md', '');
  await buildDevApi(copy.root, never);
  expect(existsSync(bundle)).toBe(true);
});

test('with a mistake in its words, the last function stays and the mistake is told', async () => {
  writeFileSync(bundle, 'the last one');
  copy.change('site.md', /^name:/m, 'nam:');
  await buildDevApi(copy.root, never);
  expect(readFileSync(bundle, 'utf8')).toBe('the last one');
  expect(said.mock.calls.flat().join('').split('\n')).toEqual([
    'content/site.md:2: nam: is no field here. Did you mean name?',
    '1 problem in the content. content/README.md explains each kind.',
    expect.stringContaining('words of the last build'),
  ]);
});

test('with no last function, it waits until the mistake is mended, and tells it once', async () => {
  copy.change('site.md', /^name:/m, 'nam:');
  const waiting = buildDevApi(copy.root, never);
  await new Promise<void>((resolve) => {
    said.mockImplementation(() => resolve());
  });
  expect(existsSync(bundle)).toBe(false);
  copy.change('site.md', /^nam:/m, 'name:');
  await waiting;
  expect(existsSync(bundle)).toBe(true);
  expect(said).toHaveBeenCalledTimes(1);
});

test('whoever stops it while it waits need not wait', async () => {
  copy.change('site.md', /^name:/m, 'nam:');
  await expect(buildDevApi(copy.root, AbortSignal.abort())).rejects.toThrow('abort');
});

test('a function that cannot be built for another reason stops it', async () => {
  rmSync(join(copy.root, 'api/src'));
  await expect(buildDevApi(copy.root, never)).rejects.toThrow('Build failed');
});
