import { contentFields } from './contentFields';
import { aboutPage } from '../shape/kinds/aboutPage';
import { agency } from '../shape/kinds/agency';
import { homePage } from '../shape/kinds/homePage';
import { service } from '../shape/kinds/service';

test('a file is published unless it says that it is not', () => {
  expect(contentFields(service.fields, {}, 'services').published).toBe(true);
  expect(contentFields(service.fields, { published: null }, 'services').published).toBe(true);
  expect(contentFields(service.fields, { published: false }, 'services').published).toBe(false);
});

test('what is left out is null, whether the line is empty or not there', () => {
  expect(contentFields(service.fields, { slide: '' }, 'services').slide).toBeNull();
  expect(contentFields(service.fields, {}, 'services').slide).toBeNull();
});

test('white space in the place of a text is as good as nothing', () => {
  expect(contentFields(agency.fields, { phone: ' ' }, '.').phone).toBeNull();
  expect(contentFields(agency.fields, { phone: ' 1 ' }, '.').phone).toBe(' 1 ');
});

test('the path of a picture counts from the content folder', () => {
  const picture = { image: './pictures/cloth.jpg', alt: 'Cloth' };
  expect(contentFields(aboutPage.fields, { picture }, '.').picture).toEqual({
    image: 'pictures/cloth.jpg',
    alt: 'Cloth',
  });
});

test('fields that the shape does not name are left behind, in lists too', () => {
  const offers = {
    heading: 'H',
    button: 'B',
    items: [{ heading: 'One', text: 'Text', icon: 'x' }],
  };
  expect(contentFields(homePage.fields, { offers }, '.').offers).toEqual({
    heading: 'H',
    headingHyphenated: 'H',
    button: 'B',
    items: [{ heading: 'One', headingHyphenated: 'One', text: 'Text' }],
  });
});

test('what is no group has none of its fields, and what is no list stays for the check to see', () => {
  const offers = { items: ['a', null, 'b'] };
  expect(contentFields(homePage.fields, { offers }, '.').offers).toMatchObject({
    items: Array.from({ length: 3 }, () => ({ heading: null, text: null })),
  });
  expect(contentFields(homePage.fields, { offers: { items: 'a' } }, '.').offers).toMatchObject({
    heading: null,
    items: 'a',
  });
});

test('a text stands as it was written, and what is no text too', () => {
  const values = { title: 'services/a', order: 2, colour: 'sky' };
  expect(contentFields(service.fields, values, 'services')).toMatchObject(values);
  expect(contentFields(aboutPage.fields, { title: ['x'] }, '.').title).toEqual(['x']);
});

test('a soft hyphen stays in the second form of a heading alone', () => {
  const values = { callHeading: 'Soft\u00ADware', name: 'Hed\u00ADdle' };
  expect(contentFields(agency.fields, values, '.')).toMatchObject({
    callHeading: 'Software',
    callHeadingHyphenated: 'Soft\u00ADware',
    name: 'Heddle',
  });
});
