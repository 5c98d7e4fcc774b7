import { contentFields } from './contentFields';
import type { Kind } from '../shape/fields';
import { aboutPage } from '../shape/kinds/aboutPage';
import { agency } from '../shape/kinds/agency';
import { brand } from '../shape/kinds/brand';
import { homePage } from '../shape/kinds/homePage';
import { service } from '../shape/kinds/service';
import { privacyPage } from '../shape/kinds/textPages';

const ITEM = { heading: 'One', text: 'Text' };

test.each<readonly [string, Kind, object, object]>([
  ['published defaults to true', service, {}, { published: true }],
  ['an empty published is true', service, { published: null }, { published: true }],
  ['published may be false', service, { published: false }, { published: false }],
  ['a missing field is null', service, {}, { slide: null }],
  ['white space counts as missing', agency, { phone: ' ' }, { phone: null }],
  ['a missing list is empty', agency, {}, { social: [] }],
  [
    'a missing list in a group is empty',
    privacyPage,
    { summary: { heading: 'H' } },
    { summary: expect.objectContaining({ lines: [] }) },
  ],
  ['a text keeps its spaces', agency, { phone: ' 1 ' }, { phone: ' 1 ' }],
  ['a number stays a number', service, { title: 'a/b', order: 2 }, { title: 'a/b', order: 2 }],
  [
    'keeps a list in place of a text, for the check to report',
    aboutPage,
    { title: ['x'] },
    { title: ['x'] },
  ],
  [
    'the path of a picture becomes relative to content/',
    aboutPage,
    { picture: { image: '../cloth.jpg', alt: 'Cloth' } },
    { picture: { image: 'cloth.jpg', alt: 'Cloth' } },
  ],
  [
    'the path of a logo becomes relative to content/',
    brand,
    { logo: './m.svg' },
    { logo: 'services/m.svg' },
  ],
  [
    'drops unknown fields, in lists too',
    homePage,
    { offers: { heading: 'H', icon: 'x', button: 'B', items: [{ ...ITEM, icon: 'x' }] } },
    {
      offers: {
        heading: 'H',
        headingHyphenated: 'H',
        button: 'B',
        items: [{ ...ITEM, headingHyphenated: 'One' }],
      },
    },
  ],
  [
    'a text in place of a group gives a group of nulls',
    aboutPage,
    { picture: 'cloth.jpg' },
    { picture: { image: null, alt: null } },
  ],
  [
    'keeps a text in place of a list, for the check to report',
    homePage,
    { offers: { items: 'a' } },
    { offers: expect.objectContaining({ items: 'a' }) },
  ],
  [
    'keeps a soft hyphen only in the hyphenated field of a heading',
    agency,
    { callHeading: 'Soft\u00ADware', name: 'Hed\u00ADdle' },
    { callHeading: 'Software', callHeadingHyphenated: 'Soft\u00ADware', name: 'Heddle' },
  ],
])('%s', (_, { fields }, values, read) => {
  const found = contentFields(fields, { ...values }, 'services');
  expect(found).toEqual({ ...found, ...read });
});
