import { service } from '../shape/kinds/service';
import { agency } from '../shape/kinds/agency';
import { homePage } from '../shape/kinds/homePage';
import { aboutPage } from '../shape/kinds/aboutPage';
import { sampleFile } from '../testing/sampleContent';
import { savedDocument, shownDocument } from './savedDocument';

const KEPT = `---
title: Design
note: kept
order: 1
colour: sky
---

First.

| A | B |
| --- | --- |
| 1 | 2 |

Last \\_ one.
`;

test.each([
  ['quotes', KEPT.replace('title: Design', 'title: "Design"')],
  ['folded lines', KEPT.replace('title: Design', 'title: >-\n  Design')],
  [
    'another order',
    KEPT.replace('title: Design\n', '').replace('order: 1', 'order: 1\ntitle: Design'),
  ],
  [
    'empty fields that were left out',
    KEPT.replace('order: 1', 'order: 1\npublished: true\nslide:\n  text: ""\n  drawing: null'),
  ],
  ['another way to write a table', KEPT.replace('| --- | --- |', '|-|-|')],
  ['an escape that it leaves out', KEPT.replace('\\_', '_')],
  ['carriage returns', KEPT.replaceAll('\n', '\r\n')],
  ['empty lines around the text', `${KEPT}\n\n`],
])('a file that an editor sends with %s is as it was', (_, sent) => {
  expect(sent).not.toBe(KEPT);
  expect(savedDocument(service, sent, KEPT)).toBe(KEPT);
});

test('a changed field and a changed paragraph change their own lines', () => {
  const sent = KEPT.replace('Design', 'Drawing')
    .replace('First.', '* One\n* *Two*')
    .replace('|-|', '');
  expect(savedDocument(service, sent, KEPT)).toBe(
    KEPT.replace('Design', 'Drawing').replace('First.', '- One\n- *Two*'),
  );
});

test('a link whose words are its address stays a link', () => {
  const sent = KEPT.replace('First.', 'Write to [{email}](mailto:{email}).');
  expect(savedDocument(service, sent, KEPT)).toBe(sent);
});

test('a new field stands behind its neighbour in the shape, and one that has none is the first', () => {
  const kept = KEPT.replace('title: Design\n', '');
  const sent = kept.replace('colour: sky', 'colour: sky\npublished: false\ntitle: Design');
  expect(savedDocument(service, sent, kept)).toBe(
    KEPT.replace('order: 1', 'order: 1\npublished: false'),
  );
});

test('a slide that is emptied is gone, and one half emptied is kept for the check to see', () => {
  const kept = sampleFile(service);
  const half = kept.replace(/text: .*/, 'text: ""');
  expect(savedDocument(service, half.replace(/drawing: .*/, 'drawing: null'), kept)).not.toContain(
    'slide',
  );
  expect(savedDocument(service, half, kept)).toBe(half);
});

test('the way to a picture is written as in all files', () => {
  const kept = sampleFile(aboutPage);
  const sent = kept.replace('./pictures/cloth.jpg', 'pictures/cloth.jpg');
  expect(savedDocument(aboutPage, sent, kept)).toBe(kept);
});

test('an item of a list keeps its order of fields, and changes alone', () => {
  const kept = sampleFile(homePage).replace(/( +- )(heading: .*)\n +(text: .*)/, '$1$3\n      $2');
  const sent = sampleFile(homePage).replace('- heading: ', '- heading: New ');
  const saved = savedDocument(homePage, sent, kept);
  expect(saved.split('\n').filter((line) => !kept.includes(line))).toEqual([
    '      heading: New Build it light',
  ]);
  expect(saved.split('\n')).toHaveLength(kept.split('\n').length);
  expect(saved).toMatch(/- text: .*\n +heading: /);
});

test('a field that may be left out is gone when it is emptied, another stays for the check to see', () => {
  const kept = sampleFile(agency).replace('---\n', '---\nphone: 020 1\n');
  const sent = kept.replace('phone: 020 1', 'phone: ""');
  expect(savedDocument(agency, sent, kept)).toBe(kept.replace('phone: 020 1\n', ''));
  expect(savedDocument(service, KEPT.replace('title: Design', 'title: ""'), KEPT)).toContain(
    'title: ""',
  );
});

test('a form shows a switch that is left out as what that means', () => {
  const shown = shownDocument(service, KEPT);
  expect(shown).toContain('published: true');
  expect(savedDocument(service, shown, KEPT)).toBe(KEPT);
  const off = KEPT.replace('order: 1', 'order: 1\npublished: false');
  expect(shownDocument(service, off)).toBe(off);
});

test('a file that cannot be read is shown as it is', () => {
  expect(shownDocument(service, 'no fields')).toBe('no fields');
});
