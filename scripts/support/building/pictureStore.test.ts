import { existsSync } from 'node:fs';
import { tempFolder } from '../../../testing/tempFolder';
import { openPictureStore, type PictureJob } from './pictureStore';

const project = tempFolder();

const openStore = () => openPictureStore(project.at('store'));

/** A job for two files of a picture, with these changes. */
const jobFor = (changes: Partial<PictureJob> = {}): PictureJob => ({
  inputPaths: [{ contentDigest: 'digest of kiln.jpg' }],
  outputDir: project.at('public'),
  args: {
    operations: [{ outputPath: '1/kiln.avif' }, { outputPath: '2/kiln.webp' }],
  },
  plugin: { name: 'gatsby-plugin-sharp', version: '5.16.0' },
  ...changes,
});

/** A build without the picture in the store, which resizes it. */
function buildFirst(): void {
  const store = openStore();

  expect(store.restore(jobFor())).toBe(false);
  project.write('public/1/kiln.avif', 'small');
  project.write('public/2/kiln.webp', 'large');
  store.save();
}

test('the next build gets the files of a picture, also in another folder', () => {
  buildFirst();
  const elsewhere = jobFor({ outputDir: project.at('copy') });

  expect(openStore().restore(elsewhere)).toBe(true);
  expect(project.read('copy/1/kiln.avif')).toBe('small');
  expect(project.read('copy/2/kiln.webp')).toBe('large');
});

test.each([
  [
    'another picture',
    { inputPaths: [{ contentDigest: 'digest of oven.jpg' }] },
  ],
  ['other sizes', { args: { operations: [{ outputPath: '1/kiln.avif' }] } }],
  [
    'another version of the plugin',
    { plugin: { name: 'gatsby-plugin-sharp', version: '5.17.0' } },
  ],
])('%s is resized anew', (_, changes) => {
  buildFirst();

  expect(openStore().restore(jobFor(changes))).toBe(false);
});

test('a picture that the site no longer shows is deleted', () => {
  buildFirst();
  openStore().save(); // a build without pictures

  expect(openStore().restore(jobFor())).toBe(false);
});

test('a picture that the next build shows again stays', () => {
  buildFirst();
  const nextBuild = openStore();

  nextBuild.restore(jobFor());
  nextBuild.save();

  expect(openStore().restore(jobFor())).toBe(true);
});

test('files of a build that failed are not kept', () => {
  openStore().restore(jobFor()); // and no save

  expect(openStore().restore(jobFor())).toBe(false);
});

test('what an interrupted copy left behind is not used, and is deleted', () => {
  buildFirst();
  project.write('store/left behind.new/1/kiln.avif', 'half');
  const nextBuild = openStore();

  nextBuild.restore(jobFor());
  nextBuild.save();

  expect(existsSync(project.at('store/left behind.new'))).toBe(false);
});
