import { aboutPage } from '../../content/shape/kinds/aboutPage';
import { brand } from '../../content/shape/kinds/brand';
import { homePage } from '../../content/shape/kinds/homePage';
import { service } from '../../content/shape/kinds/service';
import { privacyPage } from '../../content/shape/kinds/textPages';
import { sampleFile } from '../../content/testing/sampleContent';
import { savedFaults } from './savedFaults';

const first = sampleFile(service);
const others = {
  'services/other.md': sampleFile(service, 2),
  'services/third.md': sampleFile(service, 4),
};

test.each([
  ['services/new.md', first],
  ['home.md', sampleFile(homePage)],
  ['brand.md', sampleFile(brand)],
  ['privacy.md', sampleFile(privacyPage)],
])('finds nothing in %s', async (path, text) => {
  expect(await savedFaults(path, text, path.startsWith('services') ? others : {})).toEqual([]);
});

const about = sampleFile(aboutPage).replace('cloth.jpg', 'cloth.heic');
const dark = sampleFile(brand).replace('#f3f5f0', '#0b2b27');

test.each([
  ['services/new.md', first.replace(/title: .*/, `title: ${'x'.repeat(25)}`), /and 24 fit/],
  ['services/new.md', first.replace(/ {2}text: .*\n/, ''), /^slide\.text: is missing or empty/],
  ['services/new.md', first.replace(/---\n\n.*/s, '---\n'), /^has no text/],
  ['services/new.md', first.replace('order: 1', 'order: 2'), /order: is the same.*; 5 is free/],
  ['services/new.md', first.replace('Sample 1', 'Sample 2'), /title: is the same/],
  ['pages/contact.md', sampleFile(privacyPage), /site needs that address/],
  ['about.md', about, /not a picture that every browser shows/],
  ['brand.md', dark, /text needs 7:1/],
  ['other.md', first, /not a file of the site's content/],
])('%# refuses a fault in %s', async (path, text, fault) => {
  const faults = await savedFaults(path, text, others);
  expect(faults).toContainEqual(expect.stringMatching(fault));
});
