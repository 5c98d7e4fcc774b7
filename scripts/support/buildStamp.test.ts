import { rmSync } from 'node:fs';
import { tempFolder } from '../../local/testing/tempFolder';
import { buildStamp, deleteStamp, isBuilt, writeStamp } from './buildStamp';

const root = tempFolder();
const { at, write } = root;
const stamp = (environment = {}) => buildStamp(root.path, environment);

test.each([
  ['content/about.md', true],
  ['src/components/layout/Bar.tsx', true],
  ['static/robots.txt', true],
  ['api/src/settings.ts', true],
  ['gatsby-config.ts', true],
  ['package-lock.json', true],
  ['tsconfig.json', true],
  ['README.md', false],
  ['src/components/layout/Bar.test.tsx', false],
  ['src/gatsby-types.d.ts', false],
  ['src/styles/brand.css', false],
  ['src/styles/fonts.css', false],
  ['api/dist/main.cjs', false],
  ['api/local.settings.json', false],
])('whether a change of %s changes the stamp: %s', (name, changes) => {
  const before = stamp();
  write(name, 'changed');
  expect(stamp() !== before).toBe(changes);
});

test('moving text from one file to another changes the stamp', () => {
  write('static/a', 'xy');
  write('static/b', 'z');
  const before = stamp();
  write('static/a', 'x');
  write('static/b', 'yz');
  expect(stamp()).not.toBe(before);
});

test('settings of the build change the stamp, and other variables do not', () => {
  const before = stamp();
  const settings = ['SITE_URL', 'ADMIN_REPOSITORY', 'ADMIN_BRANCH', 'HSTS_INCLUDE_SUBDOMAINS'];
  for (const name of [...settings, 'GATSBY_RECAPTCHA_SITE_KEY'])
    expect(stamp({ [name]: 'changed' })).not.toBe(before);
  expect(stamp({ HOME: '/elsewhere', PORT: '1' })).toBe(before);
});

test('the site counts as built only while the stamp is the same and all outputs exist', () => {
  const outputs = ['public/index.html', 'public/staticwebapp.config.json', 'api/dist/main.cjs'];
  for (const name of [...outputs, '.cache/build-stamp']) write(name, 'built');
  expect(isBuilt(root.path, stamp())).toBe(false);
  writeStamp(root.path, stamp());
  expect(isBuilt(root.path, stamp())).toBe(true);
  for (const name of outputs) {
    rmSync(at(name));
    expect(isBuilt(root.path, stamp())).toBe(false);
    write(name, 'built');
  }
  deleteStamp(root.path);
  expect(isBuilt(root.path, stamp())).toBe(false);
});
