import { service } from '../../content/shape/kinds/service';
import { sampleFile } from '../../content/testing/sampleContent';
import { fromFile, toFile } from './contentFormat';

const text = sampleFile(service);

test('writes a file as it was read', () => {
  expect(toFile(fromFile(text))).toBe(text);
  expect(toFile(fromFile(text.replace(/---\n\n.*/s, '---\n')))).toMatch(/\n---\n$/);
});

test('writes a switch only if it is off', () => {
  const off = text.replace('order: 1', 'order: 1\npublished: false');
  expect(toFile(fromFile(off))).toBe(off);
  expect(toFile({ ...fromFile(off), published: true })).toBe(text);
});

test('keeps the form of every paragraph, list and table that means the same', () => {
  const table = '| A   | B |\n| --- | - |\n| one | 2 |';
  const before = text.replace(/---\n\n.*/s, `---\n\nFirst.\n\n* One\n* Two\n\n${table}\n`);
  const body = 'First, changed.\n\n- One\n- Two\n\n| A | B |\n| --- | --- |\n| one | 2 |';
  expect(toFile({ ...fromFile(before), body }, before)).toBe(
    before.replace('First.', 'First, changed.'),
  );
});

test('throws if the fields cannot be read', () => {
  expect(() => fromFile(text.replace('title: ', 'title: a: '))).toThrow('cannot be read');
});
