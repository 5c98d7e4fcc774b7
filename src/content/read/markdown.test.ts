import toHtml from 'hast-util-to-html';
import { htmlTreeOf } from '../../../testing/htmlTreeOf';
import { fillIn, nodesOf, slug } from './markdown';

test('site and content check read the footnote `[^1]: Note` as a link definition', async () => {
  const text = 'Wool.[^1]\n\n[^1]: Note';

  expect(nodesOf(text).map(({ type }) => type)).toContain('definition');
  expect(toHtml(await htmlTreeOf(text))).toBe(
    '<p>Wool.<a href="Note">^1</a></p>',
  );
});

test('fills in known placeholders, also in URLs, and keeps unknown placeholders', () => {
  const text = '[{email}](mailto:%7Bemail%7D) of {name}, {phone}';

  expect(fillIn(text, { name: 'Heddle & Co', email: 'a@b.example' })).toBe(
    '[a@b.example](mailto:a@b.example) of Heddle & Co, {phone}',
  );
});

test('converts a heading to an id of small letters and hyphens', () => {
  expect(slug('What, and why?')).toBe('what-and-why');
  expect(slug('(Über) Soft\u00ADware')).toBe('über-software');
});
