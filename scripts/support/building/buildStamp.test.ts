import { rmSync } from 'node:fs';
import { tempFolder } from '../../../testing/tempFolder';
import { buildStamp, deleteStamp, isBuilt } from './buildStamp';

const project = tempFolder();
const computeStamp = (environment = {}) =>
  buildStamp(project.path, environment);

test.each([
  ['content/about.md', true],
  ['src/components/layout/Bar.tsx', true],
  ['static/robots.txt', true],
  ['api/src/createSendEmail.ts', true],
  ['scripts/support/building/buildApi.ts', true],
  ['scripts/support/runMain.ts', false],
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
