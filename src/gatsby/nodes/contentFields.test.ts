import { contentFields } from './contentFields';
import { kindOf } from '../../content/shape/kinds';

const LINK = { name: 'Facebook', address: 'https://facebook.example' };
const imageAt = (image: string) => ({ picture: { image, alt: 'Cloth' } });
const NULL_PICTURE = { image: null, alt: null };
const NO_LINES = expect.objectContaining({ lines: [] });

test.each<readonly [string, string, Record<string, unknown>, object]>([
  ['published defaults to true', 'services/a.md', {}, { published: true }],
  [
    'an empty `published` is true',
    'services/a.md',
    { published: null },
    { published: true },
  ],
  [
    'published may be false',
    'services/a.md',
    { published: false },
    { published: false },
  ],
  ['menu defaults to false', 'pages/a.md', {}, { menu: false }],
  ['menu may be true', 'pages/a.md', { menu: true }, { menu: true }],
  ['numbered defaults to true', 'privacy.md', {}, { numbered: true }],
  ['a missing field is null', 'services/a.md', {}, { slide: null }],
  ['white space counts as missing', 'site.md', { phone: ' ' }, { phone: null }],
  ['a missing list is empty', 'site.md', {}, { social: [] }],
  [
    'a missing list in a group is empty',
    'privacy.md',
    { summary: {} },
    { summary: NO_LINES },
  ],
  ['a text keeps its spaces', 'site.md', { phone: ' 1 ' }, { phone: ' 1 ' }],
  [
    'a list instead of a text is kept',
    'about.md',
    { title: ['x'] },
    { title: ['x'] },
  ],
  [
    'a picture path starts at content/',
    'about.md',
    imageAt('./a.jpg'),
    imageAt('a.jpg'),
  ],
  [
    'a logo path starts at content/',
    'brand.md',
    { logo: './m.svg' },
    { logo: 'm.svg' },
  ],
  [
    'drops unknown fields',
    'site.md',
    { social: [{ ...LINK, icon: 'x' }] },
    { social: [LINK] },
  ],
  [
    'text instead of a group gives nulls',
    'about.md',
    { picture: 'a' },
    { picture: NULL_PICTURE },
  ],
  [
    'text instead of a list is kept',
    'site.md',
    { social: 'a' },
    { social: 'a' },
  ],
  [
    'only the hyphenated field of a heading keeps soft hyphens',
    'site.md',
    { callHeading: 'Soft\u00ADware', name: 'Hed\u00ADdle' },
    {
      callHeading: 'Software',
      callHeadingHyphenated: 'Soft\u00ADware',
      name: 'Heddle',
    },
  ],
])('%s', (_, file, values, expected) => {
  const nodeValues = contentFields(kindOf(file)?.fields ?? {}, values, file);

  // Unlike `toMatchObject`, this fails if an expected group has an additional
  // field.
  expect(nodeValues).toEqual({ ...nodeValues, ...expected });
});
