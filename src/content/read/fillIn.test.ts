import { fillIn } from './fillIn';

test('names in braces that are known are filled in, in links too', () => {
  const link = '<a href="mailto:%7Bemail%7D">{email}</a> of {name}, {phone}';
  expect(fillIn(link, { name: 'Heddle & Co', email: 'a@b.example' })).toBe(
    '<a href="mailto:a@b.example">a@b.example</a> of Heddle & Co, {phone}',
  );
});
