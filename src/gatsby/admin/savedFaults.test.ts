import { homePage } from '../../content/shape/kinds/homePage';
import { brand } from '../../content/shape/kinds/brand';
import { service } from '../../content/shape/kinds/service';
import { sampleFile } from '../../content/testing/sampleContent';
import { aboutPage } from '../../content/shape/kinds/aboutPage';
import { privacyPage } from '../../content/shape/kinds/textPages';
import { savedFaults } from './savedFaults';

const OTHERS = { 'other.md': sampleFile(service, 2), 'third.md': sampleFile(service, 4) };
const first = sampleFile(service);

test.each([
  ['content/services/new.md', first],
  ['content/home.md', sampleFile(homePage)],
  ['content/brand.md', sampleFile(brand)],
  ['content/privacy.md', sampleFile(privacyPage)],
])('%s, as it should be, can be saved', async (path, text) => {
  expect(await savedFaults(path, text, OTHERS)).toEqual([]);
});

test.each([
  [
    'a long title',
    'services/new.md',
    first.replace(/title: .*/, `title: ${'x'.repeat(25)}`),
    /^title: is 25 characters long, and 24 fit/,
  ],
  [
    'half a slide',
    'services/new.md',
    first.replace(/ {2}text: .*\n/, ''),
    /^slide\.text: is missing or empty/,
  ],
  ['no text', 'services/new.md', first.replace(/---\n\n.*/s, '---\n'), /^has no text/],
  [
    'a taken order',
    'services/new.md',
    first.replace('order: 1', 'order: 2'),
    /^order: 2 is the order of other\.md\. Write another: 5 is free\.$/,
  ],
  ['a name that is taken', 'pages/contact.md', sampleFile(privacyPage), /site needs that address/],
  [
    'a picture of a telephone',
    'about.md',
    sampleFile(aboutPage).replace('cloth.jpg', 'cloth.heic'),
    /no picture that every browser shows/,
  ],
  [
    'colours that cannot be read',
    'brand.md',
    sampleFile(brand).replace('#f3f5f0', '#0b2b27'),
    /text needs 7:1/,
  ],
  ['no kind of file', 'other.md', first, /no file of the site's content/],
])('%s is refused, in the sentence of the check', async (_, path, text, fault) => {
  const faults = await savedFaults(`content/${path}`, text, OTHERS);
  expect(faults).toContainEqual(expect.stringMatching(fault));
});
