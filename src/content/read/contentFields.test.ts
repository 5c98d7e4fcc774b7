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
  ['a file is published where it does not say so', service, {}, { published: true }],
  ['an empty line does not say so', service, { published: null }, { published: true }],
  ['a file may say that it is not', service, { published: false }, { published: false }],
  ['what is left out is null', service, {}, { slide: null }],
  ['white space is as good as nothing', agency, { phone: ' ' }, { phone: null }],
  ['a list that is left out is an empty one', agency, {}, { social: [] }],
  [
    'so are lines',
    privacyPage,
    { summary: { heading: 'H' } },
    { summary: expect.objectContaining({ lines: [] }) },
  ],
  ['a text keeps its spaces', agency, { phone: ' 1 ' }, { phone: ' 1 ' }],
  ['a number stays one', service, { title: 'a/b', order: 2 }, { title: 'a/b', order: 2 }],
  ['what is no text stays for the check to see', aboutPage, { title: ['x'] }, { title: ['x'] }],
  [
    'the path of a picture counts from the content folder',
    aboutPage,
    { picture: { image: '../cloth.jpg', alt: 'Cloth' } },
    { picture: { image: 'cloth.jpg', alt: 'Cloth' } },
  ],
  ['so does that of a logo', brand, { logo: './m.svg' }, { logo: 'services/m.svg' }],
  [
    'fields that the shape does not name are left behind, in lists too',
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
    'what is no group has none of its fields',
    aboutPage,
    { picture: 'cloth.jpg' },
    { picture: { image: null, alt: null } },
  ],
  [
    'what is no list stays for the check to see',
    homePage,
    { offers: { items: 'a' } },
    { offers: expect.objectContaining({ items: 'a' }) },
  ],
  [
    'a soft hyphen stays in the second form of a heading alone',
    agency,
    { callHeading: 'Soft\u00ADware', name: 'Hed\u00ADdle' },
    { callHeading: 'Software', callHeadingHyphenated: 'Soft\u00ADware', name: 'Heddle' },
  ],
])('%s', (_, { fields }, values, read) => {
  const found = contentFields(fields, { ...values }, 'services');
  expect(found).toEqual({ ...found, ...read });
});
