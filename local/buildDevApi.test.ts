import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { writeSampleContent } from '../src/content/testing/sampleContent';
import { buildDevApi } from './buildDevApi';

const MISTAKE = 'content/site.md:2: nam: is no field here. Did you mean name?';
// The first build loads the bundler, which takes its time on a busy machine.
jest.setTimeout(20_000);

const never = new AbortController().signal;

let root: string;
let site: string;
let bundle: string;
let said: string[];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'project-'));
  writeSampleContent(join(root, 'content'), 1);
  site = join(root, 'content/site.md');
  bundle = join(root, 'api/dist/main.cjs');
  mkdirSync(dirname(bundle), { recursive: true });
  symlinkSync(join(__dirname, '../api/src'), join(root, 'api/src'));
  said = [];
  const keep = (text: unknown) => void said.push(String(text));
  jest.spyOn(console, 'log').mockImplementation(keep);
  jest.spyOn(console, 'error').mockImplementation(keep);
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(root, { recursive: true });
});

const change = (from: RegExp, to: string) =>
  writeFileSync(site, readFileSync(site, 'utf8').replace(from, to));

test('with the words right, the function is built without a word', async () => {
  await buildDevApi(root, never);
  expect(readFileSync(bundle, 'utf8')).toContain('hello@heddle.example');
  expect(said).toEqual([]);
});

test('a mistake elsewhere leaves the function to be built', async () => {
  writeFileSync(join(root, 'content/home.md'), '');
  await buildDevApi(root, never);
  expect(existsSync(bundle)).toBe(true);
});

test('with a mistake in its words, the last function stays and the mistake is told', async () => {
  writeFileSync(bundle, 'the last one');
  change(/^name:/m, 'nam:');
  await buildDevApi(root, never);
  expect(readFileSync(bundle, 'utf8')).toBe('the last one');
  expect(said).toEqual([
    `${MISTAKE}\n1 problem in the content. content/README.md explains each kind.`,
    expect.stringContaining('words of the last build'),
  ]);
});

test('with no last function, it waits until the mistake is mended, and tells it once', async () => {
  change(/^name:/m, 'nam:');
  const waiting = buildDevApi(root, never);
  await new Promise((resolve) => {
    jest.mocked(console.log).mockImplementation(resolve);
  });
  expect(existsSync(bundle)).toBe(false);
  change(/^nam:/m, 'name:');
  await waiting;
  expect(existsSync(bundle)).toBe(true);
  expect(said).toEqual([expect.stringContaining(MISTAKE)]);
});

test('whoever stops it while it waits need not wait', async () => {
  change(/^name:/m, 'nam:');
  await expect(buildDevApi(root, AbortSignal.abort())).rejects.toThrow('abort');
});

test('a function that cannot be built for another reason stops it', async () => {
  rmSync(join(root, 'api/src'));
  await expect(buildDevApi(root, never)).rejects.toThrow('Build failed');
});
