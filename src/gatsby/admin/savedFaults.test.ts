import { aboutPage } from '../../content/shape/kinds/aboutPage';
import { brandKind } from '../../content/shape/kinds/brand';
import { homePage } from '../../content/shape/kinds/homePage';
import { serviceKind } from '../../content/shape/kinds/service';
import { privacyPage } from '../../content/shape/kinds/textPages';
import { sampleFile } from '../../content/testing/sampleContent';
import { savedFaults } from './savedFaults';

const valid = sampleFile(serviceKind);
const otherServices = {
  'services/other.md': sampleFile(serviceKind, 2),
  'services/third.md': sampleFile(serviceKind, 4),
};

test.each([
  ['services/new.md', valid],
  ['home.md', sampleFile(homePage)],
  ['brand.md', sampleFile(brandKind)],
  ['privacy.md', sampleFile(privacyPage)],
])('finds no fault in %s', async (path, text) => {
  const published = path.startsWith('services/') ? otherServices : {};
  expect(await savedFaults(path, text, published)).toEqual([]);
});

const aboutWithHeic = sampleFile(aboutPage).replace('cloth.jpg', 'cloth.heic');
const brandWithDarkPaper = sampleFile(brandKind).replace('#f3f5f0', '#0b2b27');

test.each([
  ['services/new.md', valid.replace(/title: .*/, `title: ${'x'.repeat(25)}`), /and 24 fit/],
  ['services/new.md', valid.replace(/ {2}text: .*\n/, ''), /^slide\.text: is missing or empty/],
  ['services/new.md', valid.replace(/---\n\n.*/s, '---\n'), /^has no text/],
  ['services/new.md', valid.replace('order: 1', 'order: 2'), /order: is the same.*; 5 is free/],
  ['services/new.md', valid.replace('Sample 1', 'Sample 2'), /title: is the same/],
  ['pages/contact.md', sampleFile(privacyPage), /site needs that address/],
  ['about.md', aboutWithHeic, /not a picture that every browser shows/],
  ['brand.md', brandWithDarkPaper, /text needs 7:1/],
  ['other.md', valid, /not a file of the site's content/],
])('case %#: returns the fault in %s', async (path, text, fault) => {
  const faults = await savedFaults(path, text, otherServices);
  expect(faults).toContainEqual(expect.stringMatching(fault));
});
