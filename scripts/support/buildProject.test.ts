import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '../../testing/tempFolder';
import { contentCopy } from '../../testing/contentCopy';
import {
  buildDevApi,
  buildProject,
  buildStamp,
  deleteStamp,
  isBuilt,
} from './buildProject';

const BUNDLE = '../api/dist/main.cjs'; // relative to content/
const copy = contentCopy();
const consoleError = jest.spyOn(console, 'error').mockImplementation();

beforeEach(() => {
  copy.add(BUNDLE, 'last build');
  symlinkSync(join(__dirname, '../../api/src'), copy.at('../api/src'));
});
afterEach(() => consoleError.mockClear());

test('buildDevApi prints no error if the content is right, and builds despite a mistake that does not concern the function', async () => {
  await buildDevApi(copy.root);
  expect(consoleError).not.toHaveBeenCalled();
  rmSync(copy.at(BUNDLE));
  copy.add('home.md', '');
  await buildDevApi(copy.root);
  expect(copy.read(BUNDLE)).toContain('hello@heddle.example'); // in site.md
});

test('buildDevApi prints a mistake that prevents the build and keeps the last build; it throws if there is no last build', async () => {
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
  await expect(buildDevApi(copy.root)).rejects.toThrow(
    'content/site.md: name: must be a text.',
  );
  expect(consoleError.mock.calls.slice(2)).toEqual([[mistake]]);
});

test('buildDevApi throws if the content is right, but the build fails', async () => {
  rmSync(copy.at('../api/src')); // deletes only the link
  await expect(buildDevApi(copy.root)).rejects.toThrow('Build failed');
});

test('buildProject throws if there is a mistake in the content, and keeps the last bundle', async () => {
  copy.change('site.md', /^name:/m, 'nam:');
  await expect(buildProject(copy.root, {})).rejects.toThrow(
    'site.md:2: nam: is not a field here.',
  );
  expect(copy.read(BUNDLE)).toBe('last build');
});

const project = tempFolder();
const computeStamp = (environment = {}) =>
  buildStamp(project.path, environment);

test.each([
  ['content/about.md', true],
  ['src/components/layout/Bar.tsx', true],
  ['static/robots.txt', true],
  ['api/src/createSendEmail.ts', true],
  ['shared/enquiry.ts', true],
  ['gatsby-config.ts', true],
  ['package-lock.json', true],
  ['tsconfig.json', true],
  ['README.md', false],
  ['src/components/layout/Bar.test.tsx', false],
  // A build writes this file and the next three.
  ['src/gatsby-types.d.ts', false],
  ['src/styles/brand.css', false],
  ['src/styles/fonts.css', false],
  ['api/dist/main.cjs', false],
  // Its settings are in the environment, which the stamp includes.
  ['api/local.settings.json', false],
])('writing %s changes the stamp: %s', (path, isChange) => {
  const before = computeStamp();

  project.write(path, 'changed');
  expect(computeStamp() !== before).toBe(isChange);
});

test('moving text from one file to another changes the stamp', () => {
  project.write('static/a', 'xy');
  project.write('static/b', 'z');
  const before = computeStamp();

  project.write('static/a', 'x');
  project.write('static/b', 'yz');
  expect(computeStamp()).not.toBe(before);
});

test('settings of the build change the stamp, and other variables do not', () => {
  const before = computeStamp();
  const settings = [
    'SITE_URL',
    'ADMIN_REPOSITORY',
    'ADMIN_BRANCH',
    'HSTS_INCLUDE_SUBDOMAINS',
  ];

  for (const name of [...settings, 'GATSBY_RECAPTCHA_SITE_KEY'])
    expect(computeStamp({ [name]: 'changed' })).not.toBe(before);
  expect(
    computeStamp({ HOME: '/', PORT: '1', GATSBY_TELEMETRY_DISABLED: '1' }),
  ).toBe(before);
});

test('the site counts as built only while the stamp is the same and all outputs exist', () => {
  const outputs = [
    'public/index.html',
    'public/staticwebapp.config.json',
    'api/dist/main.cjs',
  ];

  for (const path of [...outputs, '.cache/build-stamp'])
    project.write(path, 'built');
  expect(isBuilt(project.path, computeStamp())).toBe(false);
  project.write('.cache/build-stamp', computeStamp());
  expect(isBuilt(project.path, computeStamp())).toBe(true);

  for (const path of outputs) {
    rmSync(project.at(path));
    expect(isBuilt(project.path, computeStamp())).toBe(false);
    project.write(path, 'built');
  }

  deleteStamp(project.path);
  expect(isBuilt(project.path, computeStamp())).toBe(false);
});
