import { writeFileSync } from 'node:fs';
import { findBrowser } from './findBrowser';
import { tempFolder } from '../../testing/tempFolder';

const folder = tempFolder();
const { signal } = new AbortController();
let print: jest.SpyInstance;

function addBrowser(fileName: string, nameAndVersion: string): string {
  const path = folder.at(fileName);

  writeFileSync(path, `#!/bin/sh\necho '${nameAndVersion} built on Debian'\n`, {
    mode: 0o755,
  });

  return path;
}

beforeEach(() => {
  print = jest.spyOn(console, 'log').mockImplementation();
  jest.replaceProperty(process, 'env', { ...process.env });
});
afterEach(() => jest.restoreAllMocks());

test('uses the browser in CHROME_PATH, and prints a line that names it', async () => {
  process.env.CHROME_PATH = addBrowser('mine', 'Chromium 200.0.1.2');
  expect(await findBrowser(signal)).toBe(process.env.CHROME_PATH);
  expect(print.mock.calls).toEqual([
    [`Browser: Chromium 200.0.1.2 (${folder.at('mine')})`],
  ]);
});

test('prefers a headless shell, unless it is too old', async () => {
  delete process.env.CHROME_PATH;
  process.env.PATH = `${folder.path}:${process.env.PATH}`;
  addBrowser('chromium', 'Chromium 200.0.1.2');
  // the oldest version allowed
  const shell = addBrowser('chromium-headless-shell', 'Chromium 135.0.1.2');

  expect(await findBrowser(signal, { headlessShell: true })).toBe(shell);
  addBrowser('chromium-headless-shell', 'Chromium 134.0.1.2');
  // `chromium`, or another browser of this machine
  expect(await findBrowser(signal, { headlessShell: true })).not.toBe(shell);
});

test.each([
  [
    'an old browser',
    'Google Chrome 134.0.1.2',
    /mine is Google Chrome 134.0.1.2; .+ 135 or later/,
  ],
  [
    'a program that is no browser',
    'A text editor',
    /^CHROME_PATH names .+mine, which is no/,
  ],
])(
  'refuses %s in CHROME_PATH, and names it in the error',
  async (_, nameAndVersion, message) => {
    process.env.CHROME_PATH = addBrowser('mine', nameAndVersion);
    await expect(findBrowser(signal)).rejects.toThrow(message);
  },
);
