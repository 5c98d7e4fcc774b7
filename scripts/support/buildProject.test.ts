import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { contentCopy } from '../../src/content/testing/contentCopy';
import { buildDevApi, buildProject } from './buildProject';

const BUNDLE = '../api/dist/main.cjs';
const copy = contentCopy();
const consoleError = jest.spyOn(console, 'error').mockImplementation();
beforeEach(() => {
  copy.add(BUNDLE, 'last build');
  symlinkSync(join(__dirname, '../../api/src'), copy.at('../api/src'));
});
afterEach(() => consoleError.mockClear());

test('for dev, prints nothing if the content is right; builds despite a mistake in content that the function does not use', async () => {
  await buildDevApi(copy.root);
  expect(consoleError).not.toHaveBeenCalled();
  rmSync(copy.at(BUNDLE));
  copy.add('home.md', '');
  await buildDevApi(copy.root);
  expect(copy.read(BUNDLE)).toContain('hello@heddle.example');
});

test('for dev, prints a mistake in content that the function uses; keeps the last build, and throws if there is none', async () => {
  copy.change('site.md', /^name:/m, 'nam:');
  const mistake = [
    'content/site.md:2: nam: is not a field here. Did you mean name?',
    '1 problem in the content. content/README.md explains each message.',
  ].join('\n');
  await buildDevApi(copy.root);
  expect(copy.read(BUNDLE)).toBe('last build');
  const hint = expect.stringContaining('content of the last build');
  expect(consoleError.mock.calls).toEqual([[mistake], [hint]]);
  rmSync(copy.at(BUNDLE));
  await expect(buildDevApi(copy.root)).rejects.toThrow('content/site.md: name: must be a text.');
  expect(consoleError.mock.calls.slice(2)).toEqual([[mistake]]);
});

test('for dev, throws if the build fails for another reason', async () => {
  rmSync(copy.at('../api/src'));
  await expect(buildDevApi(copy.root)).rejects.toThrow('Build failed');
});

test('builds nothing for deployment if there is a mistake in the content', async () => {
  copy.change('site.md', /^name:/m, 'nam:');
  await expect(buildProject(copy.root, {})).rejects.toThrow('site.md:2: nam: is not a field here.');
  expect(copy.read(BUNDLE)).toBe('last build');
});
