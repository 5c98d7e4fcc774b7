import { contentFields } from './contentFields';
import type { Kind } from '../shape/fields';
import { aboutPage } from '../shape/kinds/aboutPage';
import { agencyKind } from '../shape/kinds/agency';
import { brandKind } from '../shape/kinds/brand';
import { serviceKind } from '../shape/kinds/service';
import { privacyPage } from '../shape/kinds/textPages';

const LINK = { name: 'Facebook', address: 'https://facebook.example' };
const pictureAt = (image: string) => ({ picture: { image, alt: 'Cloth' } });
const NULL_PICTURE = { image: null, alt: null };
const NO_LINES = expect.objectContaining({ lines: [] });

test.each<readonly [string, Kind, object, object]>([
  ['published defaults to true', serviceKind, {}, { published: true }],
  ['an empty published is true', serviceKind, { published: null }, { published: true }],
  ['published may be false', serviceKind, { published: false }, { published: false }],
  ['a missing field is null', serviceKind, {}, { slide: null }],
  ['white space counts as missing', agencyKind, { phone: ' ' }, { phone: null }],
  ['a missing list is empty', agencyKind, {}, { social: [] }],
  ['a missing list in a group is empty', privacyPage, { summary: {} }, { summary: NO_LINES }],
  ['a text keeps its spaces', agencyKind, { phone: ' 1 ' }, { phone: ' 1 ' }],
  ['a number stays a number', serviceKind, { order: 2 }, { order: 2 }],
  ['a list in place of a text is kept', aboutPage, { title: ['x'] }, { title: ['x'] }],
  ['pictures are relative to content/', aboutPage, pictureAt('../a.jpg'), pictureAt('a.jpg')],
  ['logos are relative to content/', brandKind, { logo: './m.svg' }, { logo: 'services/m.svg' }],
  ['drops unknown fields', agencyKind, { social: [{ ...LINK, icon: 'x' }] }, { social: [LINK] }],
  ['a text for a group gives nulls', aboutPage, { picture: 'a' }, { picture: NULL_PICTURE }],
  ['a text for a list is kept', agencyKind, { social: 'a' }, { social: 'a' }],
  [
    'keeps a soft hyphen only in the hyphenated field of a heading',
    agencyKind,
    { callHeading: 'Soft\u00ADware', name: 'Hed\u00ADdle' },
    { callHeading: 'Software', callHeadingHyphenated: 'Soft\u00ADware', name: 'Heddle' },
  ],
])('%s', (_, { fields }, values, expected) => {
  const nodeValues = contentFields(fields, { ...values }, 'services');
  // Unlike `toMatchObject`, this fails if an expected group has an additional field.
  expect(nodeValues).toEqual({ ...nodeValues, ...expected });
});
