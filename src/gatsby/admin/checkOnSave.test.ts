import { aboutPage } from '../../content/shape/kinds/aboutPage';
import { brandKind } from '../../content/shape/kinds/brand';
import { homePage } from '../../content/shape/kinds/homePage';
import { personKind } from '../../content/shape/kinds/person';
import { projectKind } from '../../content/shape/kinds/project';
import { redirectsKind } from '../../content/shape/kinds/redirects';
import { serviceKind } from '../../content/shape/kinds/service';
import { privacyPage } from '../../content/shape/kinds/textPages';
import { sampleFile } from '../../../testing/sampleContent';
import { checkOnSave } from './checkOnSave';

const service = sampleFile(serviceKind);

/**
 * Two published services: "Sample 2" with order 2, and "Sample 4" with order 4.
 * The next free order is 5.
 */
const otherServices = {
  'services/sample-2.md': sampleFile(serviceKind, 2),
  'services/sample-4.md': sampleFile(serviceKind, 4),
};

test.each([
  ['services/new.md', service],
  ['work/new.md', sampleFile(projectKind)],
  ['people/new.md', sampleFile(personKind)],
  // Their parts with people and projects need files of other folders.
  ['about.md', sampleFile(aboutPage)],
  ['home.md', sampleFile(homePage)],
  ['brand.md', sampleFile(brandKind)],
  ['redirects.md', sampleFile(redirectsKind)],
  ['privacy.md', sampleFile(privacyPage)],
  // The check warns about short lines, and a warning does not stop a change.
  ['services/new.md', `${service}\nAcme Ltd\n1 Mill Lane\nTown\n`],
])('finds no fault in %s', async (path, text) => {
  expect(await checkOnSave(path, { ...otherServices, [path]: text })).toEqual(
    [],
  );
});

const aboutWith = (picture: string) =>
  sampleFile(aboutPage).replace('cloth.jpg', picture);
// The sample's paper is #f3f5f0.
const brandWithDarkPaper = sampleFile(brandKind).replace('#f3f5f0', '#0b2b27');
const withoutBody = service.replace(/---\n\n.*/s, '---\n');
const NEW = 'services/new.md';

test.each([
  [
    'too long a title',
    NEW,
    service.replace(/title: .*/, `title: ${'x'.repeat(51)}`),
    /and 50 fit/,
  ],
  [
    'a missing field',
    NEW,
    service.replace(/ {2}text: .*\n/, ''),
    /^slide\.text: is missing/,
  ],
  ['a missing body', NEW, withoutBody, /^has no text/],
  [
    'a used order',
    NEW,
    service.replace('order: 1', 'order: 2'),
    /order: is the same.*; 5 is free/,
  ],
  [
    'a used title',
    NEW,
    service.replace('Sample 1', 'Sample 2'),
    /title: is the same/,
  ],
  [
    'a used address',
    'pages/contact.md',
    sampleFile(privacyPage),
    /site needs that address/,
  ],
  [
    'a HEIC picture',
    'about.md',
    aboutWith('loom.heic'),
    /not a JPEG, PNG, WebP or AVIF/,
  ],
  ['a GIF', 'about.md', aboutWith('loom.gif'), /not a JPEG, PNG, WebP or AVIF/],
  [
    'a colour without contrast',
    'brand.md',
    brandWithDarkPaper,
    /they need 7:1/,
  ],
  [
    'an old address that leads to itself',
    'redirects.md',
    sampleFile(redirectsKind).replace('/about', '/portfolio/bakery.html'),
    /redirects\[1\]\.to: leads in a circle/,
  ],
  [
    'a control character',
    NEW,
    service.replace('Sample', 'Sam\u0007ple'),
    /unreadable/,
  ],
])('reports %s', async (_, path, text, expected) => {
  const faults = await checkOnSave(path, { ...otherServices, [path]: text });

  expect(faults).toContainEqual(expect.stringMatching(expected));
});
