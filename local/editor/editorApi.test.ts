import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { service } from '../../src/content/shape/kinds/service';
import { contentCopy } from '../../src/content/testing/contentCopy';
import { sampleFile } from '../../src/content/testing/sampleContent';
import { editorApi } from './editorApi';

const copy = contentCopy();
let api: ReturnType<typeof editorApi>;
beforeEach(() => {
  api = editorApi(copy.at(''));
});

const save = (path: string, raw: string): Promise<unknown> =>
  api('persistEntry', { dataFiles: [{ path, raw }], assets: [] });
const picture = (path: string) => ({ asset: { path, content: 'AAAA', encoding: 'base64' } });

test.each([
  'package.json',
  'content/../package.json',
  'content/services/../../package.json',
  '/etc/passwd',
  'content/services/a\\..\\..\\..\\package.md',
  'content/README.md',
  'content/other.md',
  'content/services/.hidden.md',
  'content/services/deeper/one.md',
  'content/services/one.txt',
  'content/pictures/page.html',
  'content/pictures/drawing.svg',
  'content/pictures/../loom.jpg',
  'content/pictures/a/loom.jpg',
  'content/pictures/.loom.jpg',
  'static/loom.jpg',
])('%s is neither read, written nor deleted, as a text or as a picture', async (path) => {
  const before = readdirSync(copy.root, { recursive: true });
  await expect(api('getEntry', { path })).rejects.toThrow(/^.* is /);
  await expect(save(path, sampleFile(service))).rejects.toThrow(/^.* is /);
  await expect(api('deleteFiles', { paths: [path] })).rejects.toThrow(/^.* is /);
  await expect(api('persistMedia', picture(path))).rejects.toThrow(/^.* is /);
  await expect(api('getMediaFile', { path })).rejects.toThrow(/^.* is /);
  const one = picture(path).asset;
  await expect(api('persistEntry', { dataFiles: [], assets: [one] })).rejects.toThrow(/^.* is /);
  expect(readdirSync(copy.root, { recursive: true })).toEqual(before);
});

test('a link out of content/ is neither read nor written', async () => {
  const outside = join(copy.root, 'outside.md');
  symlinkSync(outside, copy.at('services/linked.md'));
  const path = 'content/services/linked.md';
  await expect(api('getEntry', { path })).rejects.toThrow(/^.* is a link /);
  await expect(save(path, sampleFile(service))).rejects.toThrow(/^.* is a link /);
  expect(existsSync(outside)).toBe(false);
});

test('a save with one wrong file writes none of its files', async () => {
  const dataFiles = [
    { path: 'content/services/new.md', raw: sampleFile(service, 4) },
    { path: 'package.json', raw: '{}' },
  ];
  await expect(api('persistEntry', { dataFiles, assets: [] })).rejects.toThrow('not in content/');
  expect(existsSync(copy.at('services/new.md'))).toBe(false);
});

test('a page that the site needs cannot be deleted, a service can', async () => {
  await expect(api('deleteFiles', { paths: ['content/home.md'] })).rejects.toThrow('home.md');
  expect(copy.read('home.md')).not.toBe('');
  await api('deleteFiles', { paths: ['content/services/sample-1.md'] });
  expect(readdirSync(copy.at('services'))).toEqual(['sample-2.md', 'sample-3.md']);
});

test('files of a folder come in their order on the page, those without one last', async () => {
  copy.add('services/._left-by-a-mac.md', '');
  await save('content/services/first.md', sampleFile(service, 9).replace('order: 9', 'order: 0.5'));
  await save('content/services/none.md', sampleFile(service, 9).replace('order: 9\n', ''));
  const entries = (await api('entriesByFolder', { folder: 'content/services' })) as {
    file: { path: string };
  }[];
  expect(entries.map(({ file }) => file.path)).toEqual([
    'content/services/first.md',
    'content/services/sample-1.md',
    'content/services/sample-2.md',
    'content/services/sample-3.md',
    'content/services/none.md',
  ]);
});

test('a file that is not there is answered as one that can be made', async () => {
  expect(await api('getEntry', { path: 'content/services/none.md' })).toMatchObject({ data: null });
});

test('a picture is kept byte by byte and listed with the others', async () => {
  await api('persistMedia', picture('content/pictures/loom.jpg'));
  const pictures = (await api('getMedia', {})) as { name: string; content: string }[];
  expect(pictures.map(({ name, content }) => [name, content])).toEqual([
    ['cloth.jpg', readFileSync(copy.at('pictures/cloth.jpg'), 'base64')],
    ['loom.jpg', 'AAAA'],
  ]);
});

test.each(['rm', 'constructor', undefined])('the action %s does not exist', async (action) => {
  await expect(api(action, {})).rejects.toThrow('no action');
});
