import { aboutPage } from '../../content/shape/kinds/aboutPage';
import { brandKind } from '../../content/shape/kinds/brand';
import { homePage } from '../../content/shape/kinds/homePage';
import { serviceKind } from '../../content/shape/kinds/service';
import { privacyPage } from '../../content/shape/kinds/textPages';
import { sampleFile } from '../../content/testing/sampleContent';
import { savedFaults } from './savedFaults';

const valid = sampleFile(serviceKind);
/** Two services whose titles and orders have these numbers. */
const otherServices = {
  'services/sample-2.md': sampleFile(serviceKind, 2),
  'services/sample-4.md': sampleFile(serviceKind, 4),
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

const NEW = 'services/new.md';
test.each([
  ['a long title', NEW, valid.replace(/title: .*/, `title: ${'x'.repeat(25)}`), /and 24 fit/],
  ['a missing field', NEW, valid.replace(/ {2}text: .*\n/, ''), /^slide\.text: is missing/],
  ['a missing body', NEW, valid.replace(/---\n\n.*/s, '---\n'), /^has no text/],
  ['a used order', NEW, valid.replace('order: 1', 'order: 2'), /order: is the same.*; 5 is free/],
  ['a used title', NEW, valid.replace('Sample 1', 'Sample 2'), /title: is the same/],
  ['a used address', 'pages/contact.md', sampleFile(privacyPage), /site needs that address/],
  ['a HEIC picture', 'about.md', aboutWithHeic, /not a picture that every browser shows/],
  ['a colour without contrast', 'brand.md', brandWithDarkPaper, /text needs 7:1/],
  ['an unknown file', 'other.md', valid, /not a file of the site's content/],
])('refuses %s', async (_, path, text, fault) => {
  const faults = await savedFaults(path, text, otherServices);
  expect(faults).toContainEqual(expect.stringMatching(fault));
});
