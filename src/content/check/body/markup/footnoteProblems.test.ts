import { slipsIn } from './testing/slipsIn';

test.each([
  [
    'Wool.[^1]',
    '1: "[^1]" is a footnote, and no page shows footnotes. Write: (the note)',
  ],
  [
    'Wool.[^1]\n\n[^1]: Of sheep',
    '1: "[^1]" is a footnote, and no page shows footnotes. Write: (Of sheep)',
  ],
  [
    'Wool[^1], silk[^a].\n\nYarn[^3].\n\n[^1]: Sheep\n[^a]: Of moths\n[^3]: Both',
    '1: "[^1]" is a footnote, like 2 more, and no page shows footnotes. Write: (Sheep)',
  ],
])('reports the footnotes of %j once', (text, message) => {
  expect(slipsIn(text)).toEqual([message]);
});

test('accepts the signs of a footnote in code', () => {
  expect(slipsIn('`[^1]`\n\n```\n[^1]: Wool\n```')).toEqual([]);
});
