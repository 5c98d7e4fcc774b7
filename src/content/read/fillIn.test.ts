import { fillIn } from './fillIn';

test('fills in known placeholders, also in URLs, and keeps unknown placeholders', () => {
  const link = '<a href="mailto:%7Bemail%7D">{email}</a> of {name}, {phone}';
  expect(fillIn(link, { name: 'Heddle & Co', email: 'a@b.example' })).toBe(
    '<a href="mailto:a@b.example">a@b.example</a> of Heddle & Co, {phone}',
  );
});
